"""Reads uploaded records in a sandbox: a separate process with limits on time and memory, because a file may contain anything."""

from __future__ import annotations

from metro2033.kernel.problem import BadRecord, Problem
from metro2033.live.access import Caller
from metro2033.live.recorded import Brought, bring
from metro2033.server.core.sandbox import Sandbox

READ_SECONDS = 10.0  # a game that takes longer would be expensive at every view
READ_MEMORY = 1 << 30
READERS = 2
MOST_WAITING = 20  # records; further ones are refused


def try_bring(text: str) -> Brought | Problem:
    """Replays a record in the sandbox; returns its content, or the problem."""
    try:
        return bring(text)
    except Problem as problem:
        return problem
    except Exception:  # any failure of the rules is the fault of the file
        return BadRecord("record-impossible")


class RecordReader:
    """Reads records in sandboxes, a few at a time; each in a process of its own."""

    def __init__(self) -> None:
        self._sandbox = Sandbox(
            try_bring,
            READ_SECONDS,
            count=READERS,
            most_waiting=MOST_WAITING,
            memory=READ_MEMORY,
            computes=True,
            fresh=True,
        )
        self.close = self._sandbox.close

    async def read(self, text: str, caller: Caller) -> Brought:
        """Returns the content of a record; refuses a record that takes too long or cannot be replayed."""
        answer: Brought | Problem | None = await self._sandbox.ask(text, caller.owner, caller.network)
        if isinstance(answer, Brought):
            return answer
        raise answer or BadRecord("record-impossible")
