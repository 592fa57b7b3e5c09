# Two commands on a fresh machine: `make site` and `make test`. Both first install the system
# libraries that are missing: with apt-get (and sudo where not root) on Linux, Homebrew on macOS.

SWIFT ?= swift
LIBRARIES_APT := libcmark-dev libyaml-dev pkg-config python3 python3-jsonschema
LIBRARIES_BREW := cmark libyaml pkg-config
SITE := .build/release/example-flows

# Where the toolchain can link its libraries into a program, it does: the program starts and runs
# quicker, and goes to machines without Swift. SwiftSyntax can't be linked in, so not for `waymark`.
RUNTIME = $(shell $(SWIFT)c -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')
STATIC = --static-swift-stdlib -Xswiftc -use-ld=lld
RELEASE = -c release $(if $(wildcard $(RUNTIME)_static/linux/libswiftCore.a),$(STATIC))

.PHONY: site test lint format bench accuracy libraries

# Builds the examples in release mode and publishes them to Output.
site: libraries
	$(SWIFT) build $(RELEASE) --product example-flows
	$(SITE) build
	@echo "Open $(CURDIR)/Output/index.html"

# Runs every test.
test: libraries
	$(SWIFT) build --build-tests -Xswiftc -warnings-as-errors
	$(SWIFT) test -Xswiftc -warnings-as-errors
	Tests/Site/run
	Tests/Browser/run

# Checks the format of every Swift file, and what the house style asks beyond it.
lint:
	$(SWIFT) format lint --strict --recursive Package.swift Sources Tests
	Tests/House/test-check
	Tests/House/check

# Puts every Swift file in format.
format:
	$(SWIFT) format --in-place --recursive Package.swift Sources Tests

# Measures builds of 1,000, 10,000 and 100,000 destinations against a floor written in C.
bench: libraries
	$(SWIFT) build $(RELEASE) --product BenchmarkSite >&2
	Tests/Benchmark/run .build/release/BenchmarkSite

# Scores scans of real apps against graphs that were made by hand; skips apps that are not there.
# They have a build of their own, which is made otherwise than the site's and would undo it.
accuracy: libraries
	$(SWIFT) build -c release --scratch-path .build/accuracy --product waymark
	Tests/Accuracy/run .build/accuracy/release/waymark

# Installs what is missing, and nothing where nothing is.
libraries:
	@if pkg-config --exists libcmark yaml-0.1 2>/dev/null \
	  && { [ "$$(uname)" = Darwin ] || python3 -c 'import jsonschema' 2>/dev/null; }; then :; \
	elif [ "$$(uname)" = Darwin ]; then \
	  brew install $(LIBRARIES_BREW); \
	elif command -v apt-get >/dev/null; then \
	  if [ "$$(id -u)" = 0 ]; then sudo=; else sudo=sudo; fi; \
	  $$sudo apt-get update -q && \
	  $$sudo env DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends $(LIBRARIES_APT); \
	else \
	  echo "Install libcmark and libyaml with their headers, and pkg-config, then run make again." >&2; exit 1; \
	fi
