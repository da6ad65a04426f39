"""What a hobbyist would write: gpiozero's buttons and LEDs, with the behaviour of react.c.

python3.11 gpiozero.py SEATS LAMPS, e.g. gpiozero.py 17,27,22,23 5,6,13,19
"""

import sys

# This file has the library's name: without this, it would import itself.
sys.path = [p for p in sys.path if p not in ("", sys.path[0])]

from signal import pause  # noqa: E402

from gpiozero import LED, Button, Device  # noqa: E402
from gpiozero.pins.lgpio import LGPIOFactory  # noqa: E402

# The factory asks which Raspberry Pi this is; the virtual machine is none. This is a Pi 3B's answer.
LGPIOFactory._get_revision = lambda self: 0xA02082
Device.pin_factory = LGPIOFactory(chip=0)

seats, lamps = ([int(pin) for pin in arg.split(",")] for arg in sys.argv[1:3])
pairs = []
for seat, lamp in zip(seats, lamps, strict=True):
    led, button = LED(lamp), Button(seat, pull_up=True)
    button.when_pressed = led.on
    button.when_released = led.off
    pairs.append((led, button))
pause()
