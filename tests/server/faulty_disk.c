/* A disk that can be slow or full, for tests: preload it into a process.

   While the file SENGOKU_FAULTS/slow exists, every flush takes 200 ms longer. While
   SENGOKU_FAULTS/full exists, a write that makes a file longer fails with ENOSPC, as on
   a full disk: what is inside a file can still be overwritten. */

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <sys/uio.h>
#include <time.h>
#include <unistd.h>

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))
#define AT_POSITION ((off_t)-1)

static int is_on(const char *fault)
{
    const char *folder = getenv("SENGOKU_FAULTS");
    char path[4096];
    int before = errno, found;
    if (folder == NULL)
        return 0;
    snprintf(path, sizeof path, "%s/%s", folder, fault);
    found = access(path, F_OK) == 0;
    errno = before;
    return found;
}

static void flush_slowly(void)
{
    const struct timespec delay = {0, 200 * 1000 * 1000};
    if (is_on("slow"))
        nanosleep(&delay, NULL);
}

/* Does writing up to *size* bytes at *start* need space that is not there? */
static int needs_space(int fd, off_t start, size_t size)
{
    struct stat file;
    if (fd <= STDERR_FILENO || fstat(fd, &file) != 0 || !S_ISREG(file.st_mode))
        return 0;
    if (start == AT_POSITION)
        start = lseek(fd, 0, SEEK_CUR);
    if (start + (off_t)size <= file.st_size || !is_on("full"))
        return 0;
    errno = ENOSPC;
    return 1;
}

static size_t total(const struct iovec *parts, int count)
{
    size_t size = 0;
    for (int i = 0; i < count; i++)
        size += parts[i].iov_len;
    return size;
}

int fsync(int fd)
{
    flush_slowly();
    return REAL(fsync)(fd);
}

int fdatasync(int fd)
{
    flush_slowly();
    return REAL(fdatasync)(fd);
}

ssize_t write(int fd, const void *data, size_t size)
{
    return needs_space(fd, AT_POSITION, size) ? -1 : REAL(write)(fd, data, size);
}

ssize_t pwrite(int fd, const void *data, size_t size, off_t start)
{
    return needs_space(fd, start, size) ? -1 : REAL(pwrite)(fd, data, size, start);
}

ssize_t pwrite64(int fd, const void *data, size_t size, off64_t start)
{
    return needs_space(fd, start, size) ? -1 : REAL(pwrite64)(fd, data, size, start);
}

ssize_t pwritev(int fd, const struct iovec *parts, int count, off_t start)
{
    if (needs_space(fd, start, total(parts, count)))
        return -1;
    return REAL(pwritev)(fd, parts, count, start);
}

int posix_fallocate(int fd, off_t start, off_t size)
{
    return needs_space(fd, start, size) ? ENOSPC
                                        : REAL(posix_fallocate)(fd, start, size);
}
