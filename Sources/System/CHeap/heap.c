#include <stdlib.h>

#ifdef __GLIBC__
#include <malloc.h>

/* glibc gives a thread's heap to the program page by page, with a system call for each step: some
 * 6,000 of them in a build of 10,000 pages. With this, 64 MB at a time may be used; what is not
 * touched takes no memory. Large arrays come from there too, instead of being mapped and cleared anew
 * each time one grows. It counts for heaps that are made later, so before any thread. */
__attribute__((constructor)) static void grow_in_large_steps(void) {
  mallopt(M_TOP_PAD, 64 << 20);
  mallopt(M_MMAP_THRESHOLD, 32 << 20);
}
#endif
