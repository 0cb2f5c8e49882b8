# The whole interface of the project. `make play` and `make test` set up everything that they need.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready

.PHONY: play test check check-js bench gpu clean

play: $(READY)
	$(BIN)/konspira serve --open

test: $(READY)
	sh scripts/browser.sh
	$(BIN)/python -m pytest -n auto

check: $(READY)
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

bench: $(READY)
	$(BIN)/konspira bench

$(READY): pyproject.toml constraints.txt
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Konspira needs Python 3.11 or later")'
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[dev,bench,ray,push]'
	touch $(READY)

clean:
	rm -rf $(VENV) build dist .pytest_cache .mypy_cache .ruff_cache
