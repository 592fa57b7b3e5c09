/* The floor that a build is measured against: the least that any program must do for the same
 * pages. Reads each note, renders it with libcmark, puts it between a breadcrumb and links in a
 * page skeleton, and writes one file a page. It walks no graph, checks no link and keeps no record.
 *
 *   floor CORPUS OUTPUT PADDING
 *
 * CORPUS holds Content/bench/screen/NAME.md and graph.tsv, OUTPUT exists, PADDING is the number of
 * bytes that are added to each page so that it is as large as the one it is compared with.
 */
#define _GNU_SOURCE
#include <cmark.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

struct text { const char *start; size_t length; };
struct page { struct text name, title, above, links; };
struct buffer { char *bytes; size_t length, capacity; };

static struct page *pages;

static void fail(const char *what) { perror(what); exit(1); }

static void reserve(struct buffer *b, size_t more) {
  if (b->length + more <= b->capacity) return;
  while (b->capacity < b->length + more) b->capacity = b->capacity ? b->capacity * 2 : 65536;
  if (!(b->bytes = realloc(b->bytes, b->capacity))) fail("memory");
}

static void add(struct buffer *b, const char *bytes, size_t length) {
  reserve(b, length);
  memcpy(b->bytes + b->length, bytes, length);
  b->length += length;
}

static void add_string(struct buffer *b, const char *string) { add(b, string, strlen(string)); }

static void add_escaped(struct buffer *b, struct text text) {
  size_t start = 0;
  for (size_t i = 0; i < text.length; i++) {
    const char *entity;
    switch (text.start[i]) {
      case '&': entity = "&amp;"; break;
      case '<': entity = "&lt;"; break;
      case '>': entity = "&gt;"; break;
      case '"': entity = "&quot;"; break;
      default: continue;
    }
    add(b, text.start + start, i - start);
    add_string(b, entity);
    start = i + 1;
  }
  add(b, text.start + start, text.length - start);
}

static void add_links(struct buffer *b, struct text names) {
  while (names.length) {
    const char *comma = memchr(names.start, ',', names.length);
    size_t length = comma ? (size_t)(comma - names.start) : names.length;
    struct page *target = &pages[strtoul(names.start + 1, NULL, 10)];
    add_string(b, "<li><a href=\"");
    add(b, names.start, length);
    add_string(b, ".html\">");
    add_escaped(b, target->title);
    add_string(b, "</a></li>\n");
    if (!comma) break;
    names.start += length + 1;
    names.length -= length + 1;
  }
}

static void read_file(const char *path, struct buffer *b) {
  int file = open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0) fail(path);
  b->length = 0;
  for (;;) {
    reserve(b, 65536);
    ssize_t count = read(file, b->bytes + b->length, b->capacity - b->length);
    if (count < 0) fail(path);
    if (count == 0) break;
    b->length += (size_t)count;
  }
  close(file);
}

static size_t read_table(const char *corpus, struct buffer *table) {
  char path[4096];
  snprintf(path, sizeof path, "%s/graph.tsv", corpus);
  read_file(path, table);
  size_t count = 0;
  for (size_t i = 0; i < table->length; i++) count += table->bytes[i] == '\n';
  if (!(pages = calloc(count ? count : 1, sizeof *pages))) fail("memory");
  const char *at = table->bytes;
  for (size_t i = 0; i < count; i++) {
    struct text *columns[] = {&pages[i].name, &pages[i].title, &pages[i].above, &pages[i].links};
    for (int c = 0; c < 4; c++) {
      const char *end = at + strcspn(at, "\t\n");
      *columns[c] = (struct text){at, (size_t)(end - at)};
      at = end + 1;
    }
  }
  return count;
}

/* Where the text after the front matter begins. */
static size_t body_start(const struct buffer *note) {
  if (note->length < 4 || memcmp(note->bytes, "---\n", 4)) return 0;
  const char *end = memmem(note->bytes + 3, note->length - 3, "\n---\n", 5);
  return end ? (size_t)(end + 5 - note->bytes) : 0;
}

int main(int argc, char **argv) {
  if (argc != 4) { fprintf(stderr, "usage: floor CORPUS OUTPUT PADDING\n"); return 64; }
  struct buffer table = {0}, note = {0}, page = {0};
  size_t count = read_table(argv[1], &table), bytes = 0, padding = strtoul(argv[3], NULL, 10);
  char *filler = malloc(padding + 1), path[4096];
  if (!filler) fail("memory");
  memset(filler, ' ', padding);
  for (size_t i = 0; i < count; i++) {
    struct page *p = &pages[i];
    snprintf(path, sizeof path, "%s/Content/bench/screen/%.*s.md", argv[1], (int)p->name.length, p->name.start);
    read_file(path, &note);
    size_t start = body_start(&note);
    char *html = cmark_markdown_to_html(note.bytes + start, note.length - start, CMARK_OPT_DEFAULT);
    page.length = 0;
    add_string(&page, "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<title>");
    add_escaped(&page, p->title);
    add_string(&page, "</title>\n</head>\n<body>\n<nav><ol>\n");
    add_links(&page, p->above);
    add_string(&page, "</ol></nav>\n<main>\n<h1>");
    add_escaped(&page, p->title);
    add_string(&page, "</h1>\n");
    add_string(&page, html);
    add_string(&page, "<ul>\n");
    add_links(&page, p->links);
    add_string(&page, "</ul>\n</main>\n");
    add(&page, filler, padding);
    add_string(&page, "</body>\n</html>\n");
    free(html);
    snprintf(path, sizeof path, "%s/%.*s.html", argv[2], (int)p->name.length, p->name.start);
    int file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
    if (file < 0) fail(path);
    if (write(file, page.bytes, page.length) != (ssize_t)page.length) fail(path);
    close(file);
    bytes += page.length;
  }
  printf("%zu pages, %zu bytes\n", count, bytes);
  return 0;
}
