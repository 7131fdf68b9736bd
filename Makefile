# make play: set everything up and play.   make test: set everything up and prove it.
# Both work from a bare checkout and again when run twice.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/installed
PLAYABLE := $(VENV)/playable
export UNDERCITY_CACHE ?= $(CURDIR)/.cache

STATIC := src/undercity/server/static/index.html
WEB := $(shell find web/src web/public web/index.html web/package.json web/vite.config.ts web/tsconfig.json -type f 2>/dev/null) \
	$(wildcard src/undercity/games/*/content.toml src/undercity/games/*/layout.toml src/undercity/games/*/words/*.ftl)

.PHONY: play test quick lint types warm golden mutants coverage bench web docs shots wheel release clean clean-dist

# Playing installs what playing needs and nothing else; proving, measuring and training need the rest.
# The environment and the web table are made side by side; for playing the table need not be checked.
play:
	@$(MAKE) --no-print-directory -j2 $(PLAYABLE) web CHECK=
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
	$(BIN)/python -m undercity.testing.golden $(notdir $(patsubst %/content.toml,%,$(wildcard src/undercity/games/*/content.toml)))

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

# The outer pip fills the environment, which needs none of its own (27 MB); where there is no outer one, it gets one.
# Bytecode comes with the first use: of what is never used there is none (50 MB).
define install
	@if $(PYTHON) -m pip --version >/dev/null 2>&1; then how="$(PYTHON) -m pip --python $(BIN)/python"; bare=--without-pip; \
	else how="$(BIN)/python -m pip"; bare=; fi; \
	test -x $(BIN)/python || $(PYTHON) -m venv $$bare $(VENV) || exit 1; \
	echo "installing $(1) into $(VENV)"; \
	$$how install --quiet --disable-pip-version-check --no-compile --constraint constraints.txt --editable "$(1)"
	@touch $@
endef

$(STAMP): pyproject.toml constraints.txt
	$(call install,.[dev])

# Playing never uses the tests of what came along, Babel's other languages and the symbols of large libraries: 85 MB.
$(PLAYABLE): pyproject.toml constraints.txt
	$(call install,.)
	@test -e $(STAMP) || { cd $(VENV)/lib/python3*/site-packages && find . -type d -name tests -prune -exec rm -rf {} + ; \
	find babel/locale-data -name '*.dat' ! -name 'root*' ! -name 'en*' ! -name 'de*' ! -name 'fr*' -delete ; \
	find llvmlite uvloop httptools sqlalchemy -name '*.so' -exec strip --strip-unneeded {} + 2>/dev/null || true ; }

# The browser's table, built into the package. Without Node the server says so on its first page.
# What built it stays where it is worked on, and goes where it is only played: 80 MB.
web: $(STATIC)

$(STATIC): $(WEB)
	@if command -v npm >/dev/null; then $(MAKE) --no-print-directory web-build; \
	else echo "there is no npm: the web table is left as it is"; fi

CHECK ?= npm run --silent check &&

.PHONY: web-build
web-build:
	cd web && npm install --no-package-lock --silent && $(CHECK) npm run --silent build
	@test -n "$(CHECK)" || test -e $(STAMP) || rm -rf web/node_modules

# Pictures of every page and board, laptop and phone, light and dark, into shots/.
shots: $(STAMP) web
	$(BIN)/python tests/web/shots.py shots

# The documentation site, strictly: a broken link or a name that is not there fails. The server shows it at /docs.
docs: $(STAMP)
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --quiet

# A wheel with the web table and the documentation inside, into dist/. release: everything that must be so before a tag; it publishes nothing.
wheel: $(STAMP) web docs
	$(BIN)/python -m build --wheel --outdir dist

release: clean-dist test wheel
	$(BIN)/python tests/release.py

clean-dist:
	rm -rf dist

clean:
	rm -rf $(VENV) web/node_modules shots mutants src/undercity/server/static src/undercity/server/handbook .cache .mypy_cache .ruff_cache .pytest_cache
