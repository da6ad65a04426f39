// The finger and the eye of the latency bench. It presses a seat's button by gpio-sim's `pull`, and
// takes the time until the kernel sets a lamp, which its tracepoint gpio:gpio_value stamps. It does
// exactly the same for every reactor: it knows nothing of them but their lines.
//
// The eye is the tracepoint, not a look at the lamp: on the guest's one processor a driver that looks
// would either hold up the reactor or see the lamp only once the reactor sleeps again.
//
// One trial: press; sleep; read when the lamp was set (this is measured); release; if the lamp does
// not go out with the button, press the host's clear button; wait for the dark; wait the gap. Then
// the next seat.
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <getopt.h>
#include <linux/gpio.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <time.h>
#include <unistd.h>

enum { SEATS_MAX = 32, WARM_UP = 20 };
static const uint64_t LIMIT_NS = 2000000000;
#define TRACING "/sys/kernel/tracing/"

static void die(const char *what) {
    fprintf(stderr, "press: %s: %s\n", what, strerror(errno));
    exit(1);
}

static uint64_t now_ns(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (uint64_t)t.tv_sec * 1000000000 + (uint64_t)t.tv_nsec;
}

static int parse(char *list, int *offsets) {
    int n = 0;
    for (char *p = strtok(list, ","); p && n < SEATS_MAX; p = strtok(NULL, ","))
        offsets[n++] = atoi(p);
    return n;
}

static int open_line(const char *sim, int line, const char *attribute, int mode) {
    char path[512];
    snprintf(path, sizeof path, "%s/sim_gpio%d/%s", sim, line, attribute);
    int fd = open(path, mode);
    if (fd < 0) die(path);
    return fd;
}

static void press(int fd) {
    if (pwrite(fd, "pull-down", 9, 0) < 0) die("press");
}

static void release(int fd) {
    if (pwrite(fd, "pull-up", 7, 0) < 0) die("release");
}

static bool lit(int fd) {
    char value = 0;
    if (pread(fd, &value, 1, 0) < 1) die("lamp");
    return value == '1';
}

// Waits for a lamp without need of precision; between looks the guest is idle, which costs nothing
// when instructions are counted.
static bool becomes(int lamp, bool want, uint64_t limit_ns) {
    uint64_t end = now_ns() + limit_ns;
    while (lit(lamp) != want) {
        if (now_ns() > end) return false;
        usleep(500);
    }
    return true;
}

// A reactor is ready when it holds every lamp as an output and watches the edges of every seat. The
// kernel knows that, so no reactor needs to say it in a way of its own.
static bool held(int chip, const int *lines, int n, uint64_t flags) {
    for (int i = 0; i < n; i++) {
        struct gpio_v2_line_info info = {.offset = (__u32)lines[i]};
        if (ioctl(chip, GPIO_V2_GET_LINEINFO_IOCTL, &info)) die("line info");
        if ((info.flags & flags) != flags) return false;
    }
    return true;
}

static void pulse(int button, useconds_t hold_us, useconds_t gap_us) {
    press(button);
    usleep(hold_us);
    release(button);
    usleep(gap_us);
}

static void put(const char *file, const char *text) {
    int fd = open(file, O_WRONLY | O_TRUNC);
    if (fd < 0 || write(fd, text, strlen(text)) < 0) die(file);
    close(fd);
}

// Lets the kernel stamp every lamp that is set, by the clock that we read too.
static int open_trace(void) {
    put(TRACING "trace_clock", "mono");
    put(TRACING "events/gpio/gpio_value/filter", "get == 0 && value == 1");
    put(TRACING "events/gpio/gpio_value/enable", "1");
    int fd = open(TRACING "trace_pipe", O_RDONLY | O_NONBLOCK);
    if (fd < 0) die(TRACING "trace_pipe");
    return fd;
}

// When the first lamp was set since the last call, in whole microseconds; 0 if none was.
static uint64_t first_set_us(int trace) {
    static char text[65536];
    size_t length = 0;
    for (ssize_t n; length < sizeof text - 1; length += (size_t)n) {
        n = read(trace, text + length, sizeof text - 1 - length);
        if (n < 0 && errno != EAGAIN) die("trace_pipe");
        if (n <= 0) break;
    }
    text[length] = 0;
    char *event = strstr(text, ": gpio_value: ");
    if (!event) return 0;
    *event = 0;
    char *stamp = strrchr(text, ' ');
    char *fraction;
    uint64_t seconds = stamp ? strtoull(stamp, &fraction, 10) : 0;
    if (!stamp || *fraction != '.') {
        fprintf(stderr, "press: the trace has no stamp: %s\n", text);
        exit(1);
    }
    return seconds * 1000000 + strtoull(fraction + 1, NULL, 10);
}

static int by_value(const void *a, const void *b) {
    uint64_t x = *(const uint64_t *)a, y = *(const uint64_t *)b;
    return (x > y) - (x < y);
}

static const struct option OPTIONS[] = {
    {"chip", 1, 0, 'c'},   {"sim", 1, 0, 's'},       {"seats", 1, 0, 'b'},
    {"lamps", 1, 0, 'l'},  {"clear", 1, 0, 'r'},     {"trials", 1, 0, 't'},
    {"gap-us", 1, 0, 'g'}, {"hold-us", 1, 0, 'h'},   {"off-wait-us", 1, 0, 'o'},
    {"arm", 1, 0, 'a'},    {"clear-times", 1, 0, 'n'}, {"ready-s", 1, 0, 'w'},
    {0, 0, 0, 0},
};

int main(int argc, char **argv) {
    const char *chip_path = "/dev/gpiochip0", *sim = NULL;
    int seats[SEATS_MAX], lamps[SEATS_MAX], seats_n = 0, lamps_n = 0, clear = -1;
    int trials = 1000, arm = 0, clear_times = 1, ready_s = 60;
    useconds_t gap_us = 40000, hold_us = 30000, off_wait_us = 20000;
    for (int o; (o = getopt_long(argc, argv, "", OPTIONS, NULL)) != -1;) switch (o) {
            case 'c': chip_path = optarg; break;
            case 's': sim = optarg; break;
            case 'b': seats_n = parse(optarg, seats); break;
            case 'l': lamps_n = parse(optarg, lamps); break;
            case 'r': clear = atoi(optarg); break;
            case 't': trials = atoi(optarg); break;
            case 'g': gap_us = (useconds_t)atoi(optarg); break;
            case 'h': hold_us = (useconds_t)atoi(optarg); break;
            case 'o': off_wait_us = (useconds_t)atoi(optarg); break;
            case 'a': arm = atoi(optarg); break;
            case 'n': clear_times = atoi(optarg); break;
            case 'w': ready_s = atoi(optarg); break;
            default: return 2;
        }
    if (!sim || !seats_n || seats_n != lamps_n || trials < 1) {
        fprintf(stderr, "press: --sim, --seats and as many --lamps are needed\n");
        return 2;
    }

    int chip = open(chip_path, O_RDWR);
    if (chip < 0) die(chip_path);
    int button[SEATS_MAX], lamp[SEATS_MAX], clear_button = -1;
    for (int i = 0; i < seats_n; i++) {
        button[i] = open_line(sim, seats[i], "pull", O_WRONLY);
        lamp[i] = open_line(sim, lamps[i], "value", O_RDONLY);
    }
    if (clear >= 0) clear_button = open_line(sim, clear, "pull", O_WRONLY);

    uint64_t end = now_ns() + (uint64_t)ready_s * 1000000000;
    while (!held(chip, lamps, lamps_n, GPIO_V2_LINE_FLAG_USED | GPIO_V2_LINE_FLAG_OUTPUT) ||
           !held(chip, seats, seats_n, GPIO_V2_LINE_FLAG_USED | GPIO_V2_LINE_FLAG_EDGE_RISING |
                                           GPIO_V2_LINE_FLAG_EDGE_FALLING)) {
        if (now_ns() > end) {
            fprintf(stderr, "press: no reactor took the lines within %d s\n", ready_s);
            return 1;
        }
        usleep(10000);
    }
    usleep(500000);  // it holds the lines, now let it get to its loop
    for (int i = 0; i < arm; i++) pulse(clear_button, hold_us, gap_us);

    int trace = open_trace();
    uint64_t *taken = calloc((size_t)trials, sizeof *taken);
    int n = 0, missed = 0;
    for (int t = 0; t < trials + WARM_UP; t++) {
        int i = t % seats_n;
        if (lit(lamp[i])) {
            fprintf(stderr, "press: lamp %d is lit before its button is pressed\n", lamps[i]);
            return 1;
        }
        first_set_us(trace);
        uint64_t begin = now_ns();
        press(button[i]);
        // Whoever reacts has the processor to itself.
        usleep(hold_us);
        uint64_t set_us = first_set_us(trace);
        if (t >= WARM_UP) {
            if (set_us && lit(lamp[i])) taken[n++] = set_us * 1000 - begin;
            else missed++;
        }
        release(button[i]);
        if (!becomes(lamp[i], false, (uint64_t)off_wait_us * 1000) && clear_button >= 0)
            for (int c = 0; c < clear_times; c++) pulse(clear_button, hold_us, gap_us);
        if (!becomes(lamp[i], false, LIMIT_NS)) {
            fprintf(stderr, "press: lamp %d does not go out\n", lamps[i]);
            return 1;
        }
        usleep(gap_us);
    }
    if (!n) {
        fprintf(stderr, "press: no press of %d reached its lamp\n", trials);
        return 1;
    }
    qsort(taken, (size_t)n, sizeof *taken, by_value);
    printf("{\"median\":%.1f,\"p99\":%.1f,\"min\":%.1f,\"max\":%.1f,\"trials\":%d,\"missed\":%d}\n",
           (double)taken[n / 2] / 1e3, (double)taken[n * 99 / 100] / 1e3, (double)taken[0] / 1e3,
           (double)taken[n - 1] / 1e3, n, missed);
    return 0;
}
