"""Takes comments and texts out of Swift source, so that what is left are names and signs."""
import re

LITERAL_OR_COMMENT = re.compile(r'//[^\n]*|/\*|(#*)("""|")')


def code(text, at=0, interpolated=False):
    """The code from `at` to the end, or to the bracket that ends an interpolation, without comments
    and texts; and where it ends. Line breaks are kept."""
    kept, depth = [], 0
    while at < len(text):
        start = LITERAL_OR_COMMENT.match(text, at)
        if start and start[2]:
            part, at = interpolations(text, start.end(), start[2] + start[1], "\\" + start[1] + "(")
            kept.append(part)
        elif start and start[0] == "/*":
            end = block_end(text, at)
            kept.append("\n" * text.count("\n", at, end))
            at = end
        elif start:
            at = start.end()
        else:
            depth += (text[at] == "(") - (text[at] == ")")
            if depth < 0 and interpolated:
                return "".join(kept), at + 1
            kept.append(text[at])
            at += 1
    return "".join(kept), at


def interpolations(text, at, closing, opening):
    """The code in a text that starts at `at`, and where the text ends."""
    kept = [" "]
    while at < len(text) and not text.startswith(closing, at):
        if text.startswith(opening, at):
            part, at = code(text, at + len(opening), interpolated=True)
            kept.append(f"({part})")
        else:
            step = 2 if text[at] == "\\" and "#" not in closing else 1
            kept.append("\n" * text.count("\n", at, at + step))
            at += step
    return "".join(kept) + " ", at + len(closing)


def block_end(text, at):
    depth = 0
    for mark in re.compile(r"/\*|\*/").finditer(text, at):
        depth += 1 if mark[0] == "/*" else -1
        if depth == 0:
            return mark.end()
    return len(text)
