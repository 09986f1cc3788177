/*
 * A disk that forgets what was not synced, to be preloaded (LD_PRELOAD) by a server.
 *
 * The server works on its real files. What a power cut would leave is kept beside them, in a folder that stands for
 * the platters ("the disk"), and gets there by fsync and fdatasync alone:
 *
 *   fsync of a file        its bytes and its length, not its name
 *   fsync of a folder      the names in it and which files they mean, not the bytes of those files
 *
 * That is all that POSIX promises and less than most file systems give: ext4 would keep the name of a new file with the
 * file. Writes, renames and unlinks need not be watched, for they come to nothing until something is synced. Not
 * thought of, because nobody here does it: files opened with O_SYNC, msync, sync and syncfs (taken for nothing), and
 * folders that are moved. That an unsynced sector reaches the disk by chance is for whoever restores it to play.
 *
 * On the disk every file and folder is a file named after its inode and its birth, for inodes are used again. A folder
 * is a list of lines: "f" or "d", a space, what it is called on the disk, a space, its name. The watched folder itself
 * is called "root".
 *
 *   FORGETFUL_FOLDER         the watched folder, by its true name
 *   FORGETFUL_DISK           the folder of the disk
 *   FORGETFUL_HONEST_EVERY   only every so many syncs of a write-ahead log do what they say, and the others are lies: a
 *                            planted fault, as if the store said PRAGMA synchronous = NORMAL
 */
#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define BLOCK 65536

/* One sync at a time: the store syncs in threads of its own. */
static pthread_mutex_t syncing = PTHREAD_MUTEX_INITIALIZER;
static unsigned long log_syncs;

/* Without its word a test would see a healthy server where the disk itself has failed. */
static void give_up(const char *what) {
  fprintf(stderr, "the forgetful disk has failed: %s: %s\n", what, strerror(errno));
  _exit(70);
}

/* What a file is called on the disk. */
static void name_on_disk(int folder, const char *path, int flags, char *name) {
  struct statx found;
  if (statx(folder, path, flags, STATX_INO | STATX_BTIME, &found) != 0) give_up(path);
  snprintf(name, NAME_MAX, "%llu-%lld-%u", (unsigned long long)found.stx_ino, (long long)found.stx_btime.tv_sec,
           found.stx_btime.tv_nsec);
}

/* Brings the copy of a file up to date. A kill on the way leaves a part of it, as a power cut in mid-sync does. */
static void keep_file(int file, const char *disk) {
  static char wanted[BLOCK], kept[BLOCK];
  char name[NAME_MAX], path[PATH_MAX], own[64];
  name_on_disk(file, "", AT_EMPTY_PATH, name);
  snprintf(path, sizeof path, "%s/%s", disk, name);
  int copy = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
  if (copy < 0) give_up(path);
  /* To close a second descriptor of a file drops the locks that SQLite has on it: only who cannot read needs one. */
  int source = file;
  if ((fcntl(file, F_GETFL) & O_ACCMODE) == O_WRONLY) {
    snprintf(own, sizeof own, "/proc/self/fd/%d", file);
    source = open(own, O_RDONLY | O_CLOEXEC);
  }
  off_t at = 0;
  for (;;) {
    ssize_t length = pread(source, wanted, BLOCK, at);
    if (length < 0) give_up("reading");
    if (length == 0) break;
    if (pread(copy, kept, length, at) != length || memcmp(wanted, kept, length) != 0) {
      if (pwrite(copy, wanted, length, at) != length) give_up("writing");
    }
    at += length;
  }
  if (ftruncate(copy, at) != 0) give_up("cutting");
  close(copy);
  if (source != file) close(source);
}

/* Keeps the names in a folder, all at once: file systems with a journal do so, too. */
static void keep_folder(const char *folder, const char *name, const char *disk) {
  char path[PATH_MAX], partial[PATH_MAX], entry_name[NAME_MAX];
  snprintf(path, sizeof path, "%s/%s", disk, name);
  snprintf(partial, sizeof partial, "%s/%s.partial", disk, name);
  FILE *list = fopen(partial, "we");
  DIR *entries = opendir(folder);
  if (list == NULL || entries == NULL) give_up(folder);
  for (struct dirent *entry; (entry = readdir(entries)) != NULL;) {
    if (strcmp(entry->d_name, ".") == 0 || strcmp(entry->d_name, "..") == 0) continue;
    name_on_disk(dirfd(entries), entry->d_name, AT_SYMLINK_NOFOLLOW, entry_name);
    fprintf(list, "%c %s %s\n", entry->d_type == DT_DIR ? 'd' : 'f', entry_name, entry->d_name);
  }
  closedir(entries);
  if (fclose(list) != 0 || rename(partial, path) != 0) give_up(path);
}

static int is_lie(const char *path) {
  const char *honest = getenv("FORGETFUL_HONEST_EVERY");
  size_t length = strlen(path);
  if (honest == NULL || length < 4 || strcmp(path + length - 4, "-wal") != 0) return 0;
  return ++log_syncs % strtoul(honest, NULL, 10) != 0;
}

/* Keeps what was synced, if it is in the watched folder. */
static void keep(int file) {
  const char *folder = getenv("FORGETFUL_FOLDER"), *disk = getenv("FORGETFUL_DISK");
  char link[64], path[PATH_MAX], name[NAME_MAX];
  struct stat found;
  if (folder == NULL || disk == NULL) return;
  snprintf(link, sizeof link, "/proc/self/fd/%d", file);
  ssize_t length = readlink(link, path, sizeof path - 1);
  if (length < 0) give_up(link);
  path[length] = '\0';
  size_t root = strlen(folder);
  if (strncmp(path, folder, root) != 0 || (path[root] != '/' && path[root] != '\0')) return;
  if (fstat(file, &found) != 0) give_up(path);
  pthread_mutex_lock(&syncing);
  if (S_ISDIR(found.st_mode)) {
    name_on_disk(file, "", AT_EMPTY_PATH, name);
    keep_folder(path, path[root] == '\0' ? "root" : name, disk);
  } else if (!is_lie(path)) {
    keep_file(file, disk);
  }
  pthread_mutex_unlock(&syncing);
}

/* The real sync is done as well: it takes the time that it takes, in which a kill can come. */
static int sync_by(const char *symbol, int file) {
  int (*real)(int) = (int (*)(int))dlsym(RTLD_NEXT, symbol);
  int result = real(file);
  if (result == 0) keep(file);
  return result;
}

int fsync(int file) { return sync_by("fsync", file); }

int fdatasync(int file) { return sync_by("fdatasync", file); }
