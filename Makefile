# Every chore. `make play` and `make test` set up what they need.
BIN := .venv/bin

.PHONY: play test check bench long-test ladder kill-test load golden clean

play: .venv/ready
	@$(BIN)/metro2033

test: check
	@$(BIN)/python -m pytest -n auto

check: .venv/ready
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check --quiet .
	@$(BIN)/mypy

.venv/ready: pyproject.toml tools/setup
	@tools/setup

bench: .venv/ready  ## speed of this build beside its peers
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --group peers
	@$(BIN)/python -m bench.speed

long-test: .venv/ready  ## 2,000 random games per edition, seat count and variant, every invariant checked
	@$(BIN)/python -m bench.long_run --game board
	@$(BIN)/python -m bench.long_run --game breakthrough

ladder: .venv/ready  ## every bot against the rung below, on the compiled engine; goes on where it was stopped
	@PYTHONPATH=$$($(BIN)/python -m tools.compiled) $(BIN)/python -m bench.ladder

kill-test: .venv/ready  ## kill the server 200 times while it is played on, and look for anything lost
	@$(BIN)/python -m tests.server.killing

load: .venv/ready  ## many games and sockets on one server over loopback
	@$(BIN)/python -m bench.load

golden: .venv/ready  ## play a game's golden records anew (GAME=board); only on purpose, in a commit of its own
	@$(BIN)/python -m tests.games.make $(GAME)

clean:
	rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis build dist
