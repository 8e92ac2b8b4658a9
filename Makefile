# Stolik: `make` lists what can be made. Everything is installed into .venv, nothing elsewhere.

PYTHON ?= python3
ARGS   ?=
GAME   ?= grzybowski
NPM    ?= npm
BIN    := .venv/bin
FAST   := .venv-compiled/bin
PIP    := $(BIN)/python -m pip -qq --disable-pip-version-check install
FAST_PIP := $(FAST)/python -m pip -qq --disable-pip-version-check install
PAGES  := src/stolik/web/pages/index.html
PEER   := benchmarks/boardgameio

CLIENT_FILES := $(shell find client -name node_modules -prune -o -type f -print) $(wildcard src/stolik/games/*/deck.toml)
SOURCE       := $(shell find src/stolik -path src/stolik/web/pages -prune -o -type f ! -name '*.pyc' -print)
ENGINE_TESTS := tests/kernel tests/rules tests/properties tests/bots tests/golden tests/toy
# Comparing with the compiled form is part of measuring everything.
COMPILED_BENCH := $(if $(filter compiled,$(or $(ARGS),compiled)),.venv-compiled/stolik.stamp)

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help play terminal client wire wheel compiled test test-compiled lint types rules bench fuzz report pictures format lock clean

help:  ## list these targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' Makefile

play: .venv/stolik.stamp $(PAGES)  ## open a table in the browser
	@$(BIN)/stolik $(ARGS)

terminal: .venv/stolik.stamp  ## play in the terminal (GAME=tczew for the other game, ARGS="..." goes to it)
	@$(BIN)/stolik play $(GAME) $(ARGS)

client: $(PAGES)  ## build the browser client

wire: .venv/stolik.stamp client/node_modules/.stamp  ## generate the client's types from the server's
	@$(BIN)/python -m stolik.web.schema | (cd client && $(NPM) run --silent wire)

wheel: .venv/stolik.stamp $(PAGES)  ## build the package, with the browser client in it, into dist
	@$(BIN)/python -m hatchling build -t wheel

compiled: .venv-compiled/stolik.stamp  ## the same package with its engine compiled: dist/compiled, and in .venv-compiled

test: .venv/test.stamp .venv/stolik.stamp $(PAGES) lint types rules  ## everything that must hold before a commit
	@$(BIN)/python -m tests.browser.chromium
	@cd client && $(NPM) test --silent
	@$(BIN)/pytest -n 2 --dist worksteal $(ARGS)

test-compiled: .venv-compiled/stolik.stamp  ## rules, laws, kernel, bots and golden games on the compiled form
	@STOLIK_COMPILED=1 $(FAST)/pytest -n 2 --dist worksteal $(or $(ARGS),$(ENGINE_TESTS))

lint: .venv/test.stamp  ## ruff: rules and format
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check

types: .venv/test.stamp .venv/stolik.stamp client/node_modules/.stamp  ## mypy --strict and svelte-check
	@$(BIN)/mypy
	@cd client && $(NPM) run --silent check

rules: .venv/test.stamp .venv/stolik.stamp  ## every rule of every rulebook has its test
	@$(BIN)/python tests/tools/rule_coverage.py

bench: .venv/test.stamp .venv/stolik.stamp $(PEER)/node_modules/.stamp $(COMPILED_BENCH)  ## speed, as ratios against a peer
	@$(BIN)/python -m benchmarks $(ARGS)

fuzz: .venv/stolik.stamp  ## random games for a minute each, every law checked at every state
	@$(BIN)/stolik fuzz grzybowski --seconds 60 $(ARGS)
	@$(BIN)/stolik fuzz tczew --seconds 60 $(ARGS)
	@$(BIN)/stolik fuzz ziemia --seconds 60 $(ARGS)

report: .venv/stolik.stamp  ## the report of the arena from its runs in docs/arena
	@$(BIN)/stolik report docs/arena/index.html docs/arena/*.json

pictures: .venv/test.stamp .venv/stolik.stamp $(PAGES)  ## draw the pictures of the docs
	@$(BIN)/python docs/pictures/draw.py
	@$(BIN)/python docs/pictures/cards.py
	@PYTHONPATH=. $(BIN)/python docs/pictures/browser.py

format: .venv/test.stamp  ## let ruff tidy the code
	@$(BIN)/ruff check --fix-only
	@$(BIN)/ruff format

lock: .venv-lock/uv.stamp  ## resolve requirements/*.txt anew (ARGS=--upgrade for newer versions)
	@$(COMPILE) --group build -o requirements/play.txt
	@$(COMPILE) --group test -c requirements/play.txt -o requirements/test.txt
	@$(COMPILE:pyproject.toml=) --group compiled -c requirements/test.txt -o requirements/compiled.txt

clean:  ## remove the environments, caches and build outputs
	@rm -rf .venv .venv-lock .venv-compiled .mypy_cache .ruff_cache .pytest_cache .hypothesis build dist client/node_modules $(PEER)/node_modules $(dir $(PAGES))
	@find src tests benchmarks -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true

# The environment is made from nothing and its stamp comes last, so an interrupted set-up is redone.
# The test set contains the play set, hence both stamps.
.venv/test.stamp: requirements/play.txt
.venv/play.stamp .venv/test.stamp: .venv/%.stamp: requirements/%.txt
	@$(CHECK_PYTHON)
	@echo "Setting up .venv to $*; this happens once."
	@rm -rf .venv && $(PYTHON) -m venv .venv
	@$(PIP) --require-hashes --no-deps -r requirements/$*.txt
	@touch .venv/play.stamp $@

.venv/stolik.stamp: .venv/play.stamp pyproject.toml
	@$(PIP) --no-deps --no-build-isolation -e .
	@touch $@

# The compiled form has an environment of its own, where the package is installed from its wheel.
.venv-compiled/tools.stamp: requirements/test.txt requirements/compiled.txt
	@$(CHECK_PYTHON)
	@$(CHECK_COMPILER)
	@echo "Setting up .venv-compiled; this happens once."
	@rm -rf .venv-compiled && $(PYTHON) -m venv .venv-compiled
	@$(FAST_PIP) --require-hashes --no-deps -r requirements/test.txt
	@$(FAST_PIP) --require-hashes --no-deps -r requirements/compiled.txt
	@touch $@

.venv-compiled/stolik.stamp: .venv-compiled/tools.stamp $(PAGES) $(SOURCE) pyproject.toml hatch_build.py engine_build.py
	@echo "Compiling the engine; this takes some minutes."
	@rm -rf dist/compiled
	@STOLIK_COMPILED=1 $(FAST)/python -m hatchling build -t wheel -d dist/compiled
	@$(FAST_PIP) --no-deps --force-reinstall dist/compiled/*.whl
	@touch $@

# The client is built when something it is made of has changed since.
$(PAGES): client/node_modules/.stamp $(CLIENT_FILES)
	@echo "Building the browser client; this happens once."
	@cd client && $(NPM) run --silent build -- --logLevel warn
	@touch $@

client/node_modules/.stamp: client/package-lock.json
	@$(CHECK_NODE)
	@echo "Fetching what the browser client is built with; this happens once."
	@cd client && $(NPM) ci --silent --no-audit --no-fund
	@touch $@

$(PEER)/node_modules/.stamp: $(PEER)/package-lock.json
	@command -v $(NPM) >/dev/null 2>&1 || \
		{ echo "The server is measured against boardgame.io, which needs Node.js 20 and npm; npm was not found." >&2; \
		  echo "The other benchmarks need neither: .venv/bin/python -m benchmarks engine scoring strength" >&2; exit 1; }
	@echo "Fetching the server that ours is measured against; this happens once."
	@cd $(PEER) && $(NPM) ci --silent --no-audit --no-fund
	@touch $@

.venv-lock/uv.stamp:
	@$(CHECK_PYTHON)
	@rm -rf .venv-lock && $(PYTHON) -m venv .venv-lock
	@.venv-lock/bin/python -m pip -qq --disable-pip-version-check install 'uv>=0.9'
	@touch $@

# No download address, index or local path may land in a lock.
COMPILE = .venv-lock/bin/uv pip compile pyproject.toml -q --no-config --universal \
	--python-version 3.11 --generate-hashes --no-annotate --no-header \
	--no-emit-index-url --no-emit-find-links $(ARGS)

define CHECK_PYTHON
$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	{ echo "Stolik needs Python 3.11 or newer; name one with: make PYTHON=python3.12 ..." >&2; exit 1; }; \
$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || \
	{ echo "This Python cannot make environments; on Debian or Ubuntu: apt install python3-venv" >&2; exit 1; }
endef

define CHECK_COMPILER
command -v $(or $(CC),cc) >/dev/null 2>&1 || \
	{ echo "Compiling the engine needs a C compiler; on Debian or Ubuntu: apt install gcc python3-dev" >&2; exit 1; }
endef

define CHECK_NODE
command -v $(NPM) >/dev/null 2>&1 || \
	{ echo "The browser client is built with Node.js 20 or newer, and npm was not found." >&2; \
	  echo "  Debian, Ubuntu: apt install nodejs npm     macOS: brew install node" >&2; \
	  echo "To play without a browser: make terminal" >&2; exit 1; }; \
node -e 'process.exit(process.versions.node.split(".")[0] >= 20 ? 0 : 1)' || \
	{ echo "The browser client needs Node.js 20 or newer; this is $$(node --version)." >&2; exit 1; }
endef
