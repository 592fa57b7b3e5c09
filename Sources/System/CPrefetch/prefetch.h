#pragma once

/* Asks for the memory at an address ahead of its use. Nothing waits for it, and an address that can't
 * be read does no harm. */
static inline void waymark_prefetch(const void *address) { __builtin_prefetch(address); }
