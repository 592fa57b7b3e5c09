#!/usr/bin/env python3
"""Serves a folder and follows every link from an address on, as a visitor would.

usage: crawl.py FOLDER PATH

Exit status: 0 every address answers, 1 some does not.
"""

import functools
import http.server
import re
import sys
import threading
import urllib.error
import urllib.parse
import urllib.request


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


def main(folder, path):
    server = http.server.ThreadingHTTPServer(
        ("127.0.0.1", 0), functools.partial(Quiet, directory=folder)
    )
    threading.Thread(target=server.serve_forever, daemon=True).start()
    start = f"http://127.0.0.1:{server.server_port}{urllib.parse.quote(path)}"
    waiting = [start + "index.html", start + "404.html"]
    seen = set(waiting)
    faults = []
    while waiting:
        address = waiting.pop()
        try:
            with urllib.request.urlopen(address) as answer:
                is_page = answer.headers.get_content_type() == "text/html"
                text = answer.read().decode() if is_page else ""
        except urllib.error.HTTPError as error:
            faults.append(f"{address}: {error.code}")
            continue
        for link in re.findall(r'(?:href|src)="([^"#]+)', text):
            target = urllib.parse.urljoin(address, link.replace("&amp;", "&")).split("#")[0]
            if target.startswith("http://127.0.0.1") and target not in seen:
                if not target.startswith(start):
                    faults.append(f"{address}: '{link}' leaves the site's path")
                seen.add(target)
                waiting.append(target)
    for fault in faults:
        print(fault)
    print(f"{len(seen)} addresses were visited")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2]))
