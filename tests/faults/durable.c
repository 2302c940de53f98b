/* Loaded into a Redis server: notes how much of its append-only file is on the disk for certain, and nothing beyond. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static void note(int fd, off_t size) {
    static int place = -1;
    char link[64], name[4096];
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t length = readlink(link, name, sizeof name - 1);
    if (length < 4 || strncmp(name + length - 4, ".aof", 4)) return;
    if (place < 0) place = open(getenv("DURABLE"), O_WRONLY | O_CREAT, 0600);
    pwrite(place, &size, sizeof size, 0);
}

static int synced(const char *call, int fd) {
    struct stat before;
    int known = fstat(fd, &before);
    int failed = ((int (*)(int))dlsym(RTLD_NEXT, call))(fd);
    if (!failed && !known) note(fd, before.st_size);
    return failed;
}

int fdatasync(int fd) { return synced("fdatasync", fd); }
int fsync(int fd) { return synced("fsync", fd); }
