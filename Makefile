# All development tasks. `make play` and `make test` install what they need.
BIN := .venv/bin
export OPENBLAS_NUM_THREADS ?= 1

PAGE := $(shell find web -path web/node_modules -prune -o -type f -print) $(shell find src/metro2033/text src/metro2033/games -name '*.ftl' -o -name '*.md' -o -name '*.toml' -o -name '*.json')

.PHONY: play test test-rest test-all check page page-check static screenshots film bench long-test ladder balance kill-test load sbom site golden clean

play:  ## set the game up in .builds and run it: plain Python first, compiled from the next start on
	@tools/python -m tools.play

test: .venv/page  ## lint, types, and the tests that say in ten minutes whether a change is good
	@$(BIN)/python -m tools.run_tests quick

test-rest: .venv/page  ## the other tests: builds, PostgreSQL, whole games, drills, all languages and sizes
	@$(BIN)/python -m tools.run_tests rest

test-all: .venv/page  ## everything
	@$(BIN)/python -m tools.run_tests all

page-check: .venv/page  ## the page's types, lint, format and component tests, and its sentences beside the engine's
	@tools/page check

check: .venv/ready
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check --quiet .
	@$(BIN)/mypy

.venv/ready: pyproject.toml tools/setup tools/python
	@tools/setup

.venv/page: .venv/ready $(PAGE)
	@tools/page
	@touch .venv/page

page: .venv/ready  ## generate the page's types from the protocol, then build the page
	@$(BIN)/python -m tools.page_types
	@tools/page

static: .venv/ready  ## build the edition that needs no server in dist/, for any static host
	@tools/page packages
	@$(BIN)/python -m tools.static

screenshots: .venv/page  ## write every screen in every language and four sizes to screenshots/
	@$(BIN)/python -m tools.screenshots

film: .venv/page static  ## make the films and the README's pictures, in docs/pictures/
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check "pillow>=11"
	@$(BIN)/python -m tools.screenshots --only board,battle,cards --languages en --sizes 1440x900,390x844
	@$(BIN)/python -m tools.film
	@$(BIN)/python -m tools.film first

bench: .venv/ready  ## measure what pip builds, compiled and plain, and compare it with its peers
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --group peers
	@$(BIN)/python -m bench.speed

long-test: .venv/ready  ## play 2,000 random games per edition, seat count and variant with every invariant checked
	@$(BIN)/python -m bench.long_run --game board
	@$(BIN)/python -m bench.long_run --game breakthrough

ladder: .venv/ready  ## play every bot against the rung below, on the compiled engine; resumes a stopped run
	@PYTHONPATH=$$($(BIN)/python -m tools.compiled) $(BIN)/python -m bench.ladder

balance: .venv/ready  ## measure what wins among equal bots, on the compiled engine, into docs/balance.md; resumes a stopped run
	@PYTHONPATH=$$($(BIN)/python -m tools.compiled) $(BIN)/python -m bench.balance

kill-test: .venv/ready  ## kill the server KILLS times (200) during play, and check that nothing is lost
	@$(BIN)/python -m tests.server.killing --kills $(or $(KILLS),200)

load: .venv/ready  ## measure many games and sockets over loopback, compared with boardgame.io, and with one of two processes killed
	@$(BIN)/python -m bench.load

sbom: .venv/ready  ## write the software bill of materials, CycloneDX, to sbom.json
	@$(BIN)/python -m tools.sbom sbom.json

site: .venv/ready  ## build the documentation site in site/, strictly, and check its links
	@$(BIN)/python -m tools.site

golden: .venv/ready  ## regenerate a game's golden records (GAME=board); only on purpose, in a commit of its own
	@$(BIN)/python -m tests.games.make $(GAME)

clean:
	rm -rf .builds web/node_modules bench/boardgame_io/node_modules src/metro2033/server/static screenshots site .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis build dist
