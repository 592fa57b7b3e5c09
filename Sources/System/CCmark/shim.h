#include <cmark.h>
#include <string.h>
#include "arena.h"
