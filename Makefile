# Two commands do all on a fresh machine: `make run` and `make test`.

SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
.PHONY: help run test build debug web release tools fmt lint unit stories pages browser machine bench fuzz clean

# The binary that ships is static, so that it runs on any distribution and in the test machine.
TARGET := x86_64-unknown-linux-gnu
STATIC := CARGO_TARGET_DIR=target/static RUSTFLAGS="-C target-feature=+crt-static"
SHIPPED := target/static/$(TARGET)/release

help: ## says what can be made
	@grep -hE '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## /\1\t/' | expand -t 12

run: web ## the box on this computer, with a simulated desk of buttons in the browser
	cargo build --locked -q -p dabyl
	STATE_DIRECTORY=target/run/state target/debug/dabyl run --config tests/simulated.toml

test: ## everything, on a fresh machine too
	tests/run

tools: ## installs what tests need (Debian packages)
	tests/prepare

web: ## builds the pages into webui/dist
	tests/pages

build: web ## the daemon, for this computer, into target/release/dabyl
	cargo build --locked --release -p dabyl

release: web ## the binary as it ships
	$(STATIC) cargo build --locked --release --target $(TARGET) -p dabyl

fmt: ## formats
	cargo fmt

lint: ## formatting and lints
	cargo fmt --check
	cargo clippy --locked --workspace --all-targets -- -D warnings

unit: web ## all tests that need no virtual machine and no browser
	cargo test --locked --workspace

debug: web
	cargo build --locked -p dabyl

stories: debug ## plays the golden stories with the binary
	tests/stories

browser: debug ## the pages in a real browser
	tests/browser/run

machine: web ## the shipped binary on a real gpiochip and under real systemd, in a virtual machine
	$(STATIC) cargo build --locked --release --target $(TARGET) -p dabyl -p tests --bins
	tests/vm/hall $(SHIPPED)
	tests/vm/hall --v1 $(SHIPPED) guard theme
	tests/vm/unit $(SHIPPED)

bench: web ## figures, side by side in one run; leaves target/bench.json
	$(STATIC) cargo build --locked --release --target $(TARGET) -p dabyl -p tests --bins
	tests/bench/run $(SHIPPED)

fuzz: ## fuzzes story, configuration, pack and wire, a minute each (SECONDS_EACH=60)
	tests/fuzz/run $(or $(SECONDS_EACH),60)

clean: ## removes all that was made
	rm -rf target webui/dist webui/node_modules tests/browser/node_modules
