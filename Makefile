# The whole interface of the project. `make play` and `make test` set up everything that they need, and no more.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP = $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-compile -c constraints.txt -e
ESSENTIALS := tests/test_mirror.py tests/kernel tests/boxes tests/play tests/games/gra tests/cli/test_play.py tests/server/store \
	tests/server/table/test_room.py tests/server/table/test_match.py
# Half as many again as there are cores: who waits for a browser or a socket leaves a core to somebody else.
PYTEST = $(BIN)/python -m pytest -n $$($(BIN)/python -c 'import os; print(-(-3 * (os.cpu_count() or 2) // 2))')
# A test that hangs for ten minutes says where, and fails; with --all one may take longer than that.
BOUND := -o faulthandler_timeout=600 -o faulthandler_exit_on_timeout=true
ON_POSTGRES = sh scripts/postgres.sh --found || exit 0; KONSPIRA_TEST_POSTGRES=1 $(PYTEST)

.PHONY: play test test-fast test-all test-postgres check check-js bench docs dist release-check clean

play: $(VENV)/.play
	$(BIN)/konspira serve --open

test: $(VENV)/.test
	sh scripts/browser.sh
	sh scripts/postgres.sh
	$(PYTEST) $(BOUND) --durations 20
	$(ON_POSTGRES) $(BOUND) tests/server/test_lobby.py tests/server/table/test_done.py

test-postgres: $(VENV)/.test  # the server's whole suite, and evenings in a browser, with every server on PostgreSQL
	sh scripts/browser.sh
	sh scripts/postgres.sh
	$(ON_POSTGRES) $(BOUND) tests/server tests/web/test_gra.py tests/web/test_krecia_together.py tests/web/test_nodes.py

test-fast: $(VENV)/.test
	$(PYTEST) --games gra $(ESSENTIALS)

test-all: $(VENV)/.test
	sh scripts/browser.sh
	sh scripts/postgres.sh
	$(PYTEST) --all

check: $(VENV)/.check
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(MAKE) --no-print-directory check-js

check-js:  # for developers, who have Node; playing and testing need none
	@if command -v npm >/dev/null; then $(MAKE) --no-print-directory node_modules/.ready && npm run --silent check; \
	else echo "No Node here, so the JavaScript of the pages was not checked: install Node 20 or later to do so."; fi

node_modules/.ready: package.json package-lock.json
	npm ci --silent
	touch $@

bench: $(VENV)/.research
	$(BIN)/konspira bench

docs: $(VENV)/.docs
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --quiet

dist: $(VENV)/.release
	rm -rf dist
	$(BIN)/python -m build --outdir dist . >/dev/null
	$(BIN)/twine check --strict dist/*
	$(BIN)/python scripts/release_check.py --contents

release-check: dist  # for a release: in empty environments, with the lowest and the newest versions
	$(BIN)/python scripts/release_check.py

$(BIN)/python:
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Konspira needs Python 3.11 or later")'
	$(PYTHON) -m venv $(VENV)

# A stamp for each set of extras. pip leaves alone what is there already.
$(VENV)/.play: EXTRA = server
$(VENV)/.test $(VENV)/.check $(VENV)/.research $(VENV)/.docs $(VENV)/.release: EXTRA = $(@:$(VENV)/.%=%)
$(VENV)/.play $(VENV)/.test $(VENV)/.check $(VENV)/.research $(VENV)/.docs $(VENV)/.release: \
		$(BIN)/python pyproject.toml setup.py constraints.txt
	$(PIP) '.[$(EXTRA)]'
	touch $@

clean:
	rm -rf $(VENV) build dist node_modules .pytest_cache .mypy_cache .ruff_cache
