"""Runs the benchmark's site and the floor in turns and prints one figure a line: `name value unit`.

A shared machine drifts, so every ratio is the median of the ratios of runs that follow each other. It
is also disturbed now and then, which a long build always meets and a short one seldom: how builds grow
is told by as many short ones as take about the time of the long one. The floor's pages are padded to the
mean size of ours.
"""

import argparse
import os
import pathlib
import shutil
import statistics
import subprocess
import sys
import time
from collections import namedtuple

SIZES = [1_000, 10_000, 100_000]
ROUNDS = 5
STEPS = 10
# The largest is built once a round, in its middle, the others at every step.
BUILDS_A_ROUND = {1_000: STEPS, 10_000: STEPS, 100_000: 1}
REBUILDS = 15

Run = namedtuple("Run", "wall cpu peak output")


class Failure(Exception):
    """A command that did not do its job."""


def run(arguments, **options):
    """Runs a command: seconds of wall and processor time, peak memory in MB, standard output."""
    start = time.perf_counter()
    process = subprocess.Popen(
        [str(argument) for argument in arguments], stdout=subprocess.PIPE, text=True, **options
    )
    output = process.stdout.read()
    _, status, usage = os.wait4(process.pid, 0)
    wall = time.perf_counter() - start
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode != 0:
        command = " ".join(str(argument) for argument in arguments)
        raise Failure(f"'{command}' ended with status {process.returncode}")
    # Kilobytes on Linux, bytes on macOS.
    peak = usage.ru_maxrss / (1 << 20 if sys.platform == "darwin" else 1 << 10)
    return Run(wall, usage.ru_utime + usage.ru_stime, peak, output)


class Corpus:
    """An app of a number of destinations with its notes, and what is built from it."""

    def __init__(self, count, options):
        self.count = count
        self.options = options
        self.folder = pathlib.Path(options.folder, str(count))
        self.output = self.folder / "Output"
        self.padding = 0
        self.folder.mkdir(parents=True)
        self._site("corpus", ".")

    def build(self):
        """A full build: nothing was published before."""
        shutil.rmtree(self.output, ignore_errors=True)
        return self.rebuild()

    def rebuild(self):
        """A build over the last one."""
        return self._site("build")

    def floor(self):
        """The floor, with pages as large as ours."""
        output = self.folder / "Floor"
        output.mkdir()
        try:
            return run([self.options.floor, self.folder, output, self.padding])
        finally:
            shutil.rmtree(output)

    def equalize(self):
        """Measures the mean size of our pages after a build, and pads the floor's to it."""
        ours = statistics.fmean(
            page.stat().st_size for page in (self.output / "bench/benchmark-route/screen").glob("*.html")
        )
        pages, size = (int(word) for word in self.floor().output.split() if word.isdigit())
        self.padding = max(0, round(ours - size / pages))
        return ours

    def change_note(self, turn):
        """Changes the text of one note."""
        note = self.folder / f"Content/bench/screen/p{self.count // 2:06}.md"
        with note.open("a") as text:
            text.write(f"\nChanged {turn} times.\n")

    def files(self):
        """What tells whether a published file was written anew."""
        found = {}
        for path in self.output.rglob("*"):
            status = path.stat()
            if path.is_file() and status.st_size > 0:
                found[path] = (status.st_ino, status.st_mtime_ns)
        return found

    def _site(self, *arguments):
        environment = os.environ | {"WAYMARK_BENCHMARK_DESTINATIONS": str(self.count)}
        return run([self.options.site, *arguments], cwd=self.folder, env=environment)


def report(name, value, unit, digits=2):
    print(f"{name} {value:.{digits}f} {unit}", flush=True)


def ratio(ones, others, figure="wall"):
    """The median of the ratios within each round."""
    return statistics.median(
        getattr(one, figure) / getattr(other, figure) for one, other in zip(ones, others)
    )


def growth(builds, small, large):
    """The median of the rounds' ratios of the mean time of a large build to that of a small one."""
    def means(count):
        walls = [build.wall for build in builds[count]]
        number = BUILDS_A_ROUND[count]
        return [statistics.fmean(walls[turn * number :][:number]) for turn in range(ROUNDS)]

    return statistics.median(one / other for one, other in zip(means(large), means(small)))


def measure_full_builds(corpora, builds, floors):
    """Rounds of all sizes in turns, each build beside the floor."""
    for _ in range(ROUNDS):
        for step in range(STEPS):
            for corpus in corpora:
                if BUILDS_A_ROUND[corpus.count] == STEPS or step == STEPS // 2:
                    floors[corpus.count].append(corpus.floor())
                    builds[corpus.count].append(corpus.build())


def report_full_builds(builds, floors):
    for count in SIZES:
        report(f"build_{count}_vs_floor", ratio(builds[count], floors[count]), "x")
        report(f"build_{count}_cpu_vs_floor", ratio(builds[count], floors[count], "cpu"), "x")
    for small, large in zip(SIZES, SIZES[1:]):
        report(f"growth_{small}_to_{large}", growth(builds, small, large), "x")
    for count in SIZES:
        report(f"build_{count}_seconds", statistics.median(one.wall for one in builds[count]), "s")
        report(f"peak_{count}_mb", max(one.peak for one in builds[count]), "MB", 0)


def measure_rebuilds(corpus):
    """Builds with nothing changed and with one note changed, each beside a full build."""
    full, unchanged, changed = [], [], []
    written = 0
    for turn in range(REBUILDS):
        full.append(corpus.build())
        before = corpus.files()
        unchanged.append(corpus.rebuild())
        after = corpus.files()
        written = max(written, len(before.items() ^ after.items()))
        corpus.change_note(turn)
        changed.append(corpus.rebuild())
        if corpus.files() == after:
            raise Failure("a changed note changed no page")
    report("rebuild_nothing_written", written, "files", 0)
    report("rebuild_nothing_vs_full", ratio(unchanged, full), "x")
    report("rebuild_nothing_cpu_vs_full", ratio(unchanged, full, "cpu"), "x")
    report("rebuild_one_note_vs_full", ratio(changed, full), "x", 3)
    report("rebuild_one_note_cpu_vs_full", ratio(changed, full, "cpu"), "x", 3)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--site", type=pathlib.Path, required=True, help="the benchmark's site")
    parser.add_argument("--floor", type=pathlib.Path, required=True, help="the floor")
    parser.add_argument("--folder", type=pathlib.Path, required=True, help="where to work")
    options = parser.parse_args()

    corpora = [Corpus(count, options) for count in SIZES]
    for corpus in corpora:
        corpus.build()
        mean = corpus.equalize()
        if corpus.count == 10_000:
            report("page_bytes_mean", mean, "bytes", 0)
    builds = {count: [] for count in SIZES}
    floors = {count: [] for count in SIZES}
    measure_full_builds(corpora, builds, floors)
    report_full_builds(builds, floors)
    measure_rebuilds(corpora[1])


if __name__ == "__main__":
    try:
        main()
    except Failure as failure:
        sys.exit(f"benchmark: {failure}")
