# make play: set everything up and play.   make test: set everything up and prove it.
# Both work from a bare checkout and again when run twice.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/installed
PLAYABLE := $(VENV)/playable
export UNDERCITY_CACHE ?= $(CURDIR)/.cache

STATIC := src/undercity/server/static/index.html
WEB := $(shell find web/src web/index.html web/package.json web/vite.config.ts web/tsconfig.json -type f 2>/dev/null) \
	$(wildcard src/undercity/games/*/content.toml src/undercity/games/*/layout.toml src/undercity/games/*/words/*.ftl)

.PHONY: play test quick lint types warm golden mutants coverage bench web shots wheel release clean clean-dist

# Playing installs what playing needs and nothing else; proving, measuring and training need the rest.
play: $(PLAYABLE) web
	$(BIN)/undercity serve

# docs/testing.md says what runs where. No second try, but for the few tests that assert a time; those are counted.
test: lint types web warm
	$(BIN)/pytest -n 2

# The rules of all games and the engine, in about a minute; no server, no browser, no search.
quick: $(STAMP)
	$(BIN)/pytest -n 2 -m "not slow" -k "not whole_games and not imagined_as_often" -x \
		tests/engine tests/games tests/test_arrows.py tests/test_functions.py

lint: $(STAMP)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/lint-imports

types: $(STAMP)
	$(BIN)/mypy

warm: $(STAMP)
	$(BIN)/undercity warm

golden: $(STAMP)
	$(BIN)/python tests/golden.py

# Break a game's rules on purpose and see whether its tests notice: make mutants GAME=die_patin
mutants: $(STAMP)
	$(BIN)/python tests/mutants.py $(GAME) $(ARGS)

# How much of the engine and the games the quick tests reach, by file. Compiled code cannot be seen.
coverage: $(STAMP)
	$(BIN)/coverage run --source=src/undercity/engine,src/undercity/games -m pytest -m "not slow" tests/engine tests/games
	$(BIN)/coverage report

# This project and its peers side by side, into bench/results.md; the peers go to a scratch folder (UNDERCITY_BENCH).
bench: warm
	$(BIN)/python bench/run.py

# Debian's Python may lack ensurepip: then the environment is made without pip and filled by the outer one.
define install
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV) >/dev/null 2>&1 || $(PYTHON) -m venv --clear --without-pip $(VENV)
	@pip="$(BIN)/python -m pip"; $$pip --version >/dev/null 2>&1 || pip="$(PYTHON) -m pip --python $(BIN)/python"; \
	echo "$$pip install $(1)"; \
	$$pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable "$(1)"
	@touch $@
endef

$(STAMP): pyproject.toml constraints.txt
	$(call install,.[dev])

$(PLAYABLE): pyproject.toml constraints.txt
	$(call install,.)

# The browser's table, built into the package. Without Node the server says so on its first page.
web: $(STATIC)

$(STATIC): $(WEB)
	@if command -v npm >/dev/null; then $(MAKE) --no-print-directory web-build; \
	else echo "there is no npm: the web table is left as it is"; fi

.PHONY: web-build
web-build:
	cd web && npm install --no-package-lock --silent && npm run --silent check && npm run --silent build

# Pictures of every page and board, laptop and phone, light and dark, into shots/.
shots: $(STAMP) web
	$(BIN)/python tests/web/shots.py shots

# A wheel with the web table inside, into dist/. release: everything that must be so before a tag; it publishes nothing.
wheel: $(STAMP) web
	$(BIN)/python -m build --wheel --outdir dist

release: clean-dist test wheel
	$(BIN)/python tests/release.py

clean-dist:
	rm -rf dist

clean:
	rm -rf $(VENV) web/node_modules shots mutants src/undercity/server/static .cache .mypy_cache .ruff_cache .pytest_cache
