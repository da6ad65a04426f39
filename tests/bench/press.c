// The finger and the eye of the latency bench. It presses a seat's button by gpio-sim's `pull`, and
// takes the time until the same seat's lamp reads 1 in gpio-sim's `value`. It does exactly the same
// for every reactor: it knows nothing of them but their lines.
//
// One trial: press; wait for the lamp (this is measured); hold; release; if the lamp does not go out
// with the button, press the host's clear button; wait for the dark; wait the gap. Then the next seat.
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <getopt.h>
#include <linux/gpio.h>
#include <sched.h>
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

    uint64_t *taken = calloc((size_t)trials, sizeof *taken);
    int n = 0, missed = 0;
    for (int t = 0; t < trials + WARM_UP; t++) {
        int i = t % seats_n;
        if (lit(lamp[i])) {
            fprintf(stderr, "press: lamp %d is lit before its button is pressed\n", lamps[i]);
            return 1;
        }
        uint64_t begin = now_ns(), seen;
        press(button[i]);
        bool missing = false;
        for (;;) {
            bool on = lit(lamp[i]);
            seen = now_ns();
            if (on) break;
            if (seen - begin > LIMIT_NS) {
                missing = true;
                break;
            }
            sched_yield();
        }
        if (t >= WARM_UP) {
            if (missing) missed++;
            else taken[n++] = seen - begin;
        }
        usleep(hold_us);
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
