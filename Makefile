# Dead Drop. `make` lists what can be made; it needs Python 3.11 or later.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
RUNS := $(VENV)/.made-to-run
MADE := $(VENV)/.made-from-the-lock

# Keep compiled bytecode even if the shell turns it off: the tests start the service a hundred times.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help run test quick core slow lint types walls check bench screens faults soak attack golden timing laws clients contract lock vendor wheel clean

help:
	@echo 'make run      run the whole service on this machine (Ctrl-C stops it)'
	@echo 'make test     prove each promise once (some minutes)'
	@echo 'make quick    run the fast ones of them: kernel, rulesets, projections, the service in memory (under a minute)'
	@echo 'make core     the fast tests of the API with no extension installed; those that need one are left out and counted (a minute)'
	@echo 'make slow     try in full what make test tries in short: laws, statistics, positions, stores, requests, pages, services (most of an hour); PARTS="laws browser" runs these'
	@echo 'make check    lint, types, import contracts, tests, the core alone: all that CI runs'
	@echo 'make bench    measure against the floors, as ratios; BASE=<commit> [ROUNDS=10] measures rows 1, 3, 8 and 21 against that commit instead'
	@echo 'make screens  pictures of tables to look at: every kind of decision, five sizes, light and dark (build/screens)'
	@echo 'make faults   kill, cut, fill, drop and simulate (half an hour); every acknowledged command is looked up afterwards (faults.json)'
	@echo 'make attack   cheat as an operator who may do anything with store, files and keys; says who notices each attack (minutes)'
	@echo 'make soak     requests made from the contract, and 200 games of [microfilms] for each of 2 to 6 players by offers alone; every answer is held against it'
	@echo 'make laws     try every law for 3 seconds of random games at every table (half an hour); DEADDROP_LAW_SEED=2 plays others, DEADDROP_LAW_SECONDS says how long'
	@echo 'make timing   measure what a stranger with a watch learns of bots (minutes)'
	@echo 'make golden   rewrite the golden games; read the diff as a change of the rules'
	@echo 'make clients  make clients of the contract with every generator, compile them, play whole games with them (network, Node.js; ONLY="hey-api spectral")'
	@echo 'make contract from the code: examples of answers, openapi.yaml, the generated parts of the clients'
	@echo 'make lock     pin the newest allowed packages in requirements.lock and of them what the service and its drafts of rounds need in requirements-run.lock'
	@echo 'make vendor   build the scripts, fonts, symbols, covers and sounds of the pages again, with npm: the committed files'
	@echo 'make wheel    build the wheel into dist/, and beside it the versions that it was tested with'
	@echo 'make clean    remove what was made here, never the games in var/'
	@echo
	@echo 'PYTHON=python3.12 make run   uses another Python (after make clean)'

run: $(RUNS)
	@$(BIN)/deaddrop up --stop-with-parent

test: $(MADE)
	$(BIN)/python -m pytest -q -n 3 --dist loadfile --no-loadscope-reorder

quick: $(MADE)
	DEADDROP_LAW_SECONDS=0 $(BIN)/python -m pytest -q -n 2 --dist worksteal -m 'not slow' tests/kernel tests/golden tests/projections tests/rulesets tests/http tests/tournaments/http

core: $(MADE)
	DEADDROP_EXTENSIONS=none $(BIN)/python -m pytest -q -n 2 --dist worksteal -m 'not slow' tests/http

slow: $(MADE)
	$(BIN)/python -m tests.slow $(PARTS)

lint: $(MADE)
	$(BIN)/ruff check .

types: $(MADE)
	$(BIN)/mypy

walls: $(MADE)
	$(BIN)/lint-imports

check: lint types walls test core

bench: $(MADE)
	$(BIN)/python -m tests.bench $(if $(BASE),--base $(BASE)) $(if $(ROUNDS),--rounds $(ROUNDS))

screens: $(MADE)
	$(BIN)/python -m tests.screens $(SCREENS)

faults: $(MADE)
	$(BIN)/python -m tests.faults --json faults.json

soak: $(MADE)
	DEADDROP_SCHEMA_EXAMPLES=60 $(BIN)/python -m pytest -q tests/http/test_schemathesis.py
	$(BIN)/python -m tests.soak

attack: $(MADE)
	$(BIN)/python -m tests.attack

laws: $(MADE)
	DEADDROP_LAW_SECONDS=$(or $(DEADDROP_LAW_SECONDS),3) $(BIN)/python -m pytest -q -n 2 --dist worksteal tests/rulesets tests/laws tests/projections

timing: $(MADE)
	$(BIN)/python -m tests.timing

golden: $(MADE)
	$(BIN)/python -m tests.golden

clients: $(MADE)
	$(BIN)/python -m tests.clients $(ONLY)

contract: $(MADE)
	$(BIN)/python -m tests.http.played_examples
	$(BIN)/deaddrop openapi > openapi.yaml.new
	mv openapi.yaml.new openapi.yaml
	clients/regenerate

# setuptools is pinned too: with it the package itself is installed without asking a registry.
lock: $(MADE)
	$(BIN)/python -m pip install --quiet uv
	echo 'setuptools>=77' | $(BIN)/uv pip compile pyproject.toml - --extra dev --universal --upgrade \
		--generate-hashes --no-emit-index-url --no-header --quiet --output-file requirements.lock
	echo 'setuptools>=77' | $(BIN)/uv pip compile pyproject.toml - --extra server --extra tournaments --universal --constraint requirements.lock \
		--generate-hashes --no-emit-index-url --no-header --quiet --output-file requirements-run.lock

SCALAR := 1.72.1
NOBLE := 2.4.0
SANS := 5.3.1
SYMBOLS := 5.3.0
ESBUILD := 0.28.2
ICONS := 1.2.4
SOURCE_SANS := 5.3.0
FACES := 5.3.0
DISPLAY := microfilms/courier-prime:700 infiltrators/stardos-stencil:700 microdot/oswald:700
FONTS := service/web/static/fonts
vendor: $(MADE)
	cd "$$(mktemp -d)" && npm pack --silent @scalar/api-reference@$(SCALAR) \
		&& tar -xzOf scalar-api-reference-$(SCALAR).tgz package/dist/browser/standalone.js > $(CURDIR)/service/web/static/docs/scalar.js
	cd "$$(mktemp -d)" && npm install --silent --no-save @noble/curves@$(NOBLE) esbuild@$(ESBUILD) \
		&& echo 'export { bls12_381 } from "@noble/curves/bls12-381.js";' > in.mjs \
		&& npx esbuild in.mjs --bundle --format=esm --minify --legal-comments=inline --log-level=warning \
			--outfile=$(CURDIR)/service/web/static/verify/bls12-381.js
	folder="$$(mktemp -d)" && (cd "$$folder" && npm install --silent --no-save @iconify-json/game-icons@$(ICONS) \
			@fontsource-variable/source-sans-3@$(SOURCE_SANS) $(foreach face,$(DISPLAY),@fontsource/$(notdir $(firstword $(subst :, ,$(face))))@$(FACES)) \
			@fontsource/limelight@$(FACES)) \
		&& $(BIN)/python -m tests.looks.casino_incognito \
		&& $(BIN)/python -m tests.looks.write_symbols "$$folder/node_modules/@iconify-json/game-icons/icons.json" \
		&& $(BIN)/python -m tests.looks.write_covers "$$folder/node_modules/@iconify-json/game-icons/icons.json" \
		&& sans="$$folder/node_modules/@fontsource-variable/source-sans-3/files/source-sans-3" \
		&& cp "$$sans-latin-wght-normal.woff2" $(FONTS)/source-sans-3.woff2 \
		&& for part in latin-ext cyrillic greek; do cp "$$sans-$$part-wght-normal.woff2" $(FONTS)/source-sans-3-$$part.woff2; done \
		&& for face in $(DISPLAY); do name="$$(basename "$${face%:*}")"; \
			cp "$$folder/node_modules/@fontsource/$$name/files/$$name-latin-$${face#*:}-normal.woff2" "domain/rulesets/$$(dirname "$$face")/look/$$name.woff2"; done \
		&& $(BIN)/python -m tests.looks.write_floor_show "$$folder/node_modules/@fontsource/limelight/files/limelight-latin-400-normal.woff2"
	$(BIN)/python -m tests.looks.write_sounds
	cd "$$(mktemp -d)" && npm install --silent --no-save @fontsource/source-sans-3@$(SANS) @fontsource/noto-sans-symbols-2@$(SYMBOLS) \
		&& PYTHONPATH=$(CURDIR) $(CURDIR)/$(BIN)/python -m tests.pictures.write_fonts node_modules/@fontsource

# pip puts whatever an earlier `build` folder holds into a wheel, modules that are gone too.
wheel: $(MADE)
	rm -rf build dist
	$(BIN)/python -m pip wheel --disable-pip-version-check --quiet --no-deps --no-build-isolation --wheel-dir dist .
	sed -nE 's/^([a-z0-9].*==.*[^ ]) *\\$$/\1/p' requirements.lock > dist/constraints.txt
	rm -rf build

clean:
	rm -rf $(VENV) build dist *.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

define install
	@echo 'Installing the pinned packages of $(1) into $(VENV) (once)'
	@$(BIN)/python -m pip install --disable-pip-version-check --no-compile --require-hashes --requirement $(1)
endef

$(MADE): requirements.lock $(RUNS)
	$(call install,requirements.lock)
	@touch $@

$(RUNS): requirements-run.lock pyproject.toml
	@command -v $(PYTHON) >/dev/null || { echo 'Dead Drop needs Python 3.11 or later: install it, or name it as in PYTHON=python3.12 make run'; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit("Dead Drop needs Python 3.11 or later, and $(PYTHON) is %d.%d: name another, as in PYTHON=python3.12 make run" % sys.version_info[:2] if sys.version_info < (3, 11) else 0)'
	@$(BIN)/python -m pip --version >/dev/null 2>&1 || $(PYTHON) -m venv --clear $(VENV)
	$(call install,requirements-run.lock)
	@$(BIN)/python -m pip install --disable-pip-version-check --quiet --no-deps --no-build-isolation --editable .
	@touch $@
