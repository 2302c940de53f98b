/* Loaded into a Redis server: its wall clock is wrong by as many milliseconds as a file says, which is looked at ten times a second. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

static long long wrong_ms(void) {
    static long long wrong, looked_ms;
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    long long ms = now.tv_sec * 1000LL + now.tv_nsec / 1000000;
    if (ms - looked_ms > 100) {
        looked_ms = ms;
        FILE *file = strcmp(program_invocation_short_name, "redis-server") ? NULL : fopen(getenv("SERVER_CLOCK"), "r");
        if (!file || fscanf(file, "%lld", &wrong) != 1) wrong = 0;
        if (file) fclose(file);
    }
    return wrong;
}

int gettimeofday(struct timeval *restrict told, void *restrict zone) {
    long failed = syscall(SYS_gettimeofday, told, zone);
    if (!failed && told) told->tv_sec += wrong_ms() / 1000;
    return failed;
}

time_t time(time_t *told) {
    struct timeval now;
    gettimeofday(&now, NULL);
    if (told) *told = now.tv_sec;
    return now.tv_sec;
}
