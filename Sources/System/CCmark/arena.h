/* Memory for parsed notes, one at a time.
 *
 * libcmark asks for some hundred small pieces a note and gives them back one by one, which costs a
 * fifth of its time. An arena hands pieces out from large blocks and takes them back at once; its
 * first block is kept from note to note.
 * libcmark's own arena is a single one for the process; this one belongs to the thread that opened
 * it, until it closes it. Arenas close in the reverse order of opening.
 */
#ifndef WAYMARK_CMARK_ARENA_H
#define WAYMARK_CMARK_ARENA_H

#include <cmark.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

/* Every piece begins on a multiple of this and has its size in front of it. */
#define WAYMARK_ARENA_UNIT ((size_t)16)
#define WAYMARK_ARENA_BLOCK ((size_t)48 * 1024)

typedef struct waymark_arena_block {
  struct waymark_arena_block *older;
  char *start;
  char *cursor;
  char *limit;
} waymark_arena_block;

/* The block that the thread's open arena hands out from. */
__attribute__((weak, noinline)) waymark_arena_block **waymark_arena_place(void) {
  static _Thread_local waymark_arena_block *current;
  return &current;
}

static inline waymark_arena_block *waymark_arena_block_make(size_t size) {
  size_t header = (sizeof(waymark_arena_block) + WAYMARK_ARENA_UNIT - 1) & ~(WAYMARK_ARENA_UNIT - 1);
  size_t room = size > WAYMARK_ARENA_BLOCK ? size : WAYMARK_ARENA_BLOCK;
  waymark_arena_block *block = (waymark_arena_block *)malloc(header + room);
  if (!block) abort(); /* as libcmark itself does */
  block->start = (char *)block + header;
  block->cursor = block->start;
  block->limit = block->start + room;
  return block;
}

/* Lets the thread's open arena hand out from a block. */
static inline void waymark_arena_push(waymark_arena_block *block) {
  block->older = *waymark_arena_place();
  *waymark_arena_place() = block;
}

/* Lets the thread's open arena hand out from a new block; apart from what is done for each piece. */
__attribute__((noinline)) static waymark_arena_block *waymark_arena_grow(size_t size) {
  waymark_arena_block *block = waymark_arena_block_make(size);
  waymark_arena_push(block);
  return block;
}

static inline void *waymark_arena_piece(size_t size) {
  if (size > (size_t)-1 - 4 * WAYMARK_ARENA_UNIT - sizeof(waymark_arena_block)) abort();
  size_t whole = ((size + WAYMARK_ARENA_UNIT - 1) & ~(WAYMARK_ARENA_UNIT - 1)) + WAYMARK_ARENA_UNIT;
  waymark_arena_block *block = *waymark_arena_place();
  if ((size_t)(block->limit - block->cursor) < whole) block = waymark_arena_grow(whole);
  char *piece = block->cursor + WAYMARK_ARENA_UNIT;
  block->cursor += whole;
  *(size_t *)(void *)(piece - WAYMARK_ARENA_UNIT) = whole - WAYMARK_ARENA_UNIT;
  return piece;
}

static inline void *waymark_arena_calloc(size_t count, size_t size) {
  size_t whole;
  if (__builtin_mul_overflow(count, size, &whole)) abort();
  return memset(waymark_arena_piece(whole), 0, whole);
}

static inline void *waymark_arena_realloc(void *piece, size_t size) {
  if (!piece) return waymark_arena_piece(size);
  size_t *old = (size_t *)(void *)((char *)piece - WAYMARK_ARENA_UNIT);
  if (size <= *old) return piece;
  waymark_arena_block *block = *waymark_arena_place();
  size_t whole = (size + WAYMARK_ARENA_UNIT - 1) & ~(WAYMARK_ARENA_UNIT - 1);
  if ((char *)piece + *old == block->cursor && (size_t)(block->limit - (char *)piece) >= whole) {
    block->cursor = (char *)piece + whole;
    *old = whole;
    return piece;
  }
  return memcpy(waymark_arena_piece(size), piece, *old);
}

static inline void waymark_arena_free(void *piece) { (void)piece; }

/* Makes an arena. */
static inline waymark_arena_block *waymark_arena_make(void) { return waymark_arena_block_make(0); }

/* Frees an arena that is not open. */
static inline void waymark_arena_free_all(waymark_arena_block *arena) { free(arena); }

/* Opens an arena for the calling thread; everything libcmark takes from the returned functions
 * comes from it. */
static inline void waymark_arena_open(waymark_arena_block *arena) { waymark_arena_push(arena); }

/* Takes back everything that the arena handed out. Call it on the thread that opened it. */
static inline void waymark_arena_close(waymark_arena_block *arena) {
  waymark_arena_block *block;
  while ((block = *waymark_arena_place()) != arena) {
    *waymark_arena_place() = block->older;
    free(block);
  }
  *waymark_arena_place() = arena->older;
  arena->cursor = arena->start;
}

/* The functions to give to libcmark. */
static inline cmark_mem *waymark_arena_functions(void) {
  static cmark_mem functions = {waymark_arena_calloc, waymark_arena_realloc, waymark_arena_free};
  return &functions;
}

#endif
