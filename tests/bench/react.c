// The measure for the daemon: the least that a program can do between a button and its lamp on the
// same kernel interface (GPIO uAPI v2) and at the same priority. It knows no games, keeps no state
// and writes nothing down: on a press one ioctl lights the seat's lamp, on a release one puts it out.
//
//   react CHIP SEATS LAMPS      e.g. react /dev/gpiochip0 17,27,22,23 5,6,13,19
#define _GNU_SOURCE
#include <fcntl.h>
#include <linux/gpio.h>
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <unistd.h>

static void die(const char *what) {
    perror(what);
    exit(1);
}

static unsigned parse(char *list, __u32 *offsets) {
    unsigned n = 0;
    for (char *p = strtok(list, ","); p && n < GPIO_V2_LINES_MAX; p = strtok(NULL, ","))
        offsets[n++] = (__u32)atoi(p);
    return n;
}

static int request(int chip, struct gpio_v2_line_request *lines, const char *name, __u64 flags) {
    strcpy(lines->consumer, name);
    lines->config.flags = flags;
    if (ioctl(chip, GPIO_V2_GET_LINE_IOCTL, lines)) die(name);
    return lines->fd;
}

int main(int argc, char **argv) {
    if (argc != 4) {
        fprintf(stderr, "usage: react CHIP SEATS LAMPS\n");
        return 2;
    }
    struct gpio_v2_line_request seats = {0}, lamps = {0};
    seats.num_lines = parse(argv[2], seats.offsets);
    lamps.num_lines = parse(argv[3], lamps.offsets);
    if (!seats.num_lines || seats.num_lines != lamps.num_lines) {
        fprintf(stderr, "react: every seat needs a lamp\n");
        return 2;
    }
    struct sched_param priority = {.sched_priority = 50};
    if (sched_setscheduler(0, SCHED_FIFO, &priority)) die("SCHED_FIFO");
    if (mlockall(MCL_CURRENT | MCL_FUTURE)) die("mlockall");

    int chip = open(argv[1], O_RDWR | O_CLOEXEC);
    if (chip < 0) die(argv[1]);
    int out = request(chip, &lamps, "react lamps", GPIO_V2_LINE_FLAG_OUTPUT);
    // Buttons pull their line to ground: active low, so that a press is the rising edge.
    int in = request(chip, &seats, "react seats",
                     GPIO_V2_LINE_FLAG_INPUT | GPIO_V2_LINE_FLAG_BIAS_PULL_UP |
                         GPIO_V2_LINE_FLAG_ACTIVE_LOW | GPIO_V2_LINE_FLAG_EDGE_RISING |
                         GPIO_V2_LINE_FLAG_EDGE_FALLING);

    struct gpio_v2_line_event events[16];
    for (;;) {
        ssize_t got = read(in, events, sizeof events);
        if (got < 0) die("read");
        for (unsigned e = 0; e < (size_t)got / sizeof *events; e++) {
            unsigned seat = 0;
            while (seats.offsets[seat] != events[e].offset) seat++;
            int pressed = events[e].id == GPIO_V2_LINE_EVENT_RISING_EDGE;
            struct gpio_v2_line_values set = {.mask = 1ull << seat,
                                              .bits = (__u64)pressed << seat};
            if (ioctl(out, GPIO_V2_LINE_SET_VALUES_IOCTL, &set)) die("set");
        }
    }
}
