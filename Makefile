# Every chore. `make play` and `make test` set up what they need.
BIN := .venv/bin

PAGE := $(shell find web -path web/node_modules -prune -o -type f -print) $(shell find src/metro2033/text -name '*.ftl' -o -name '*.md') $(shell find src/metro2033 -path '*content*' -name '*.toml')

.PHONY: play test check page page-check page-test screenshots bench long-test ladder balance kill-test load golden clean

play:  ## the compiled game in an environment of its own, .builds/play; says what it does while it sets up
	@tools/python -m tools.play

test: check .venv/page
	@$(BIN)/python -m pytest -n auto -m "not browser"
	@$(MAKE) --no-print-directory page-check page-test

page-check: .venv/page  ## the page's types, lint, format and component tests, and its sentences beside the engine's
	@tools/page check

page-test: .venv/page  ## the page in a real browser, alone, because a starved browser tells nothing
	@tools/browser
	@$(BIN)/python -m pytest tests/web

check: .venv/ready
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check --quiet .
	@$(BIN)/mypy

.venv/ready: pyproject.toml tools/setup tools/python
	@tools/setup

.venv/page: .venv/ready $(PAGE)
	@tools/page
	@touch .venv/page

page: .venv/ready  ## types of the page from the protocol, then the page itself
	@$(BIN)/python -m tools.page_types
	@tools/page

screenshots: .venv/page  ## every screen in three languages and three sizes, into screenshots/
	@$(BIN)/python -m tools.screenshots

bench: .venv/ready  ## speed of what pip builds, compiled and plain, beside its peers
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --group peers
	@$(BIN)/python -m bench.speed

long-test: .venv/ready  ## 2,000 random games per edition, seat count and variant, every invariant checked
	@$(BIN)/python -m bench.long_run --game board
	@$(BIN)/python -m bench.long_run --game breakthrough

ladder: .venv/ready  ## every bot against the rung below, on the compiled engine; goes on where it was stopped
	@PYTHONPATH=$$($(BIN)/python -m tools.compiled) $(BIN)/python -m bench.ladder

balance: .venv/ready  ## what wins among equal bots in both games, on the compiled engine, into docs/balance.md; goes on where it was stopped
	@PYTHONPATH=$$($(BIN)/python -m tools.compiled) $(BIN)/python -m bench.balance

kill-test: .venv/ready  ## kill the server 200 times while it is played on, and look for anything lost
	@$(BIN)/python -m tests.server.killing

load: .venv/ready  ## many games and sockets over loopback, beside boardgame.io, and with one of two processes killed
	@$(BIN)/python -m bench.load

golden: .venv/ready  ## play a game's golden records anew (GAME=board); only on purpose, in a commit of its own
	@$(BIN)/python -m tests.games.make $(GAME)

clean:
	rm -rf .builds web/node_modules bench/boardgame_io/node_modules src/metro2033/server/static screenshots .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis build dist
