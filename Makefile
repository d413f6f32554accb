# Every chore. `make play` and `make test` set up what they need.
BIN := .venv/bin

.PHONY: play test check bench long-test kill-test load golden clean

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

long-test: .venv/ready  ## 2,000 random games per edition and seat count, every invariant checked
	@$(BIN)/python -m bench.long_run

kill-test: .venv/ready  ## kill the server 200 times while it is played on, and look for anything lost
	@$(BIN)/python -m tests.server.killing

load: .venv/ready  ## many games and sockets on one server over loopback
	@$(BIN)/python -m bench.load

golden: .venv/ready  ## play the golden records anew; only on purpose, in a commit of its own
	@$(BIN)/python -m tests.games.make

clean:
	rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis build dist
