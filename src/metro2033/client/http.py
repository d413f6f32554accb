"""Rooms over HTTP: one method per endpoint that programs call."""

from __future__ import annotations

import ssl
from collections.abc import AsyncIterator
from functools import cache
from types import TracebackType
from typing import Any, TypeVar

import httpx
import msgspec

from metro2033 import codec, wire
from metro2033.client.errors import Refusal
from metro2033.client.play import Play
from metro2033.client.reconnect import Reconnect
from metro2033.languages import Language

T = TypeVar("T")


@cache
def _trusted() -> ssl.SSLContext:
    """Loads the trusted certificates. Cached, because loading takes longer than many requests."""
    return httpx.create_ssl_context()


class Client:
    """One person or program: rooms over HTTP, play over a socket. A guest is identified by a cookie; a token replaces it."""

    def __init__(self, address: str, *, token: str = "", language: str = "en") -> None:
        headers = {"accept-language": language}
        if token:
            headers["authorization"] = f"Bearer {token}"
        self.address = address.rstrip("/")
        self.http = httpx.AsyncClient(base_url=self.address, headers=headers, timeout=60, verify=_trusted())

    async def __aenter__(self) -> Client:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.http.aclose()

    async def create_room(self, name: str, settings: wire.Settings) -> wire.RoomView:
        """Creates a room and becomes its host."""
        return (await self._post("/api/rooms", wire.NewRoom(name, settings), wire.Entered)).room

    async def join(self, room: str, name: str, invite: str = "") -> wire.RoomView:
        """Joins a room."""
        return (await self._post(f"/api/rooms/{room}/join", wire.Join(name, invite), wire.Entered)).room

    async def room(self, room: str) -> wire.RoomView:
        """Fetches a room from our perspective."""
        return self._read(await self.http.get(f"/api/rooms/{room}"), wire.RoomView)

    async def rooms(self) -> wire.RoomList:
        """Lists public rooms and our own."""
        return self._read(await self.http.get("/api/rooms"), wire.RoomList)

    async def packs(self) -> list[wire.PackInfo]:
        """Lists the content packs available to us."""
        return self._read(await self.http.get("/api/packs"), wire.PackList).packs

    async def keep_pack(self, text: str) -> wire.PackInfo:
        """Uploads a content pack, as TOML or JSON; rooms refer to it by its fingerprint."""
        return await self._post("/api/packs", wire.SentPack(text), wire.PackInfo)

    async def read_pack(self, text: str) -> wire.PackRead:
        """Parses and validates a content pack without uploading it."""
        return await self._post("/api/packs/read", wire.SentPack(text), wire.PackRead)

    async def room_packs(self, room: str) -> wire.RoomPacks:
        """Fetches the packs of a room: the cards they touch, and their texts."""
        return self._read(await self.http.get(f"/api/rooms/{room}/packs"), wire.RoomPacks)

    async def leagues(self) -> list[wire.LeagueSummary]:
        """Lists our leagues."""
        return self._read(await self.http.get("/api/leagues"), wire.LeagueList).leagues

    async def make_league(self, plan: wire.LeaguePlan) -> wire.LeagueView:
        """Creates a league; requires an account."""
        return await self._post("/api/leagues", plan, wire.LeagueView)

    async def league(self, league: str) -> wire.LeagueView:
        """Fetches a league from our perspective."""
        return self._read(await self.http.get(f"/api/leagues/{league}"), wire.LeagueView)

    async def join_league(self, league: str, invite: str = "", *, public: bool = False) -> wire.LeagueView:
        """Joins a league by its link, or accepts an invitation."""
        wanted = wire.JoinLeague(invite, public)
        return await self._post(f"/api/leagues/{league}/join", wanted, wire.LeagueView)

    async def do_league(self, league: str, command: wire.AnyLeagueCommand) -> wire.LeagueView:
        """Executes a command in a league that remains visible to us afterwards."""
        return await self._post(f"/api/leagues/{league}/commands", command, wire.LeagueView)

    async def due(self) -> list[wire.DueView]:
        """Lists our open questions in all rooms, oldest first."""
        return self._read(await self.http.get("/api/due"), wire.DueList).due

    async def notify(self, url: str, language: Language = "en") -> str:
        """Sets our webhook, which the server calls when we are asked and away; returns its signing secret."""
        content = msgspec.json.encode(wire.SetHook(url, language))
        headers = {"content-type": "application/json"}
        return self._read(await self.http.put("/api/notices", content=content, headers=headers), wire.HookMade).secret

    async def do(self, room: str, command: wire.AnyCommand) -> wire.Acknowledged:
        """Sends a command over HTTP."""
        return await self._post(f"/api/rooms/{room}/commands", command, wire.Acknowledged)

    async def why_not(self, room: str, seat: int, choice: str) -> wire.WhyView:
        """Explains why a choice is not offered to our seat now."""
        return await self._post(f"/api/rooms/{room}/why", wire.AskWhy(seat, choice), wire.WhyView)

    async def reach(self, room: str, seat: int | None = None) -> wire.ReachView:
        """Fetches the reach of all pieces."""
        params = {} if seat is None else {"seat": seat}
        return self._read(await self.http.get(f"/api/rooms/{room}/reach", params=params), wire.ReachView)

    async def odds(self, room: str, seat: int) -> wire.OddsView:
        """Fetches the odds of the battles that our open question may lead to."""
        return self._read(await self.http.get(f"/api/rooms/{room}/odds", params={"seat": seat}), wire.OddsView)

    async def advice(self, room: str, seat: int, seq: int) -> wire.AdviceView:
        """Requests a veteran's hint for our question."""
        return await self._post(f"/api/rooms/{room}/advice", wire.AskAdvice(seat, seq), wire.AdviceView)

    async def reasons(self, room: str, seat: int, entry: int) -> wire.AdviceView:
        """Explains a bot's answer."""
        query = {"seat": seat, "entry": entry}
        return self._read(await self.http.get(f"/api/rooms/{room}/reasons", params=query), wire.AdviceView)

    async def token(self, room: str, scope: wire.Scope) -> str:
        """Creates a token for another program."""
        return (await self._post(f"/api/rooms/{room}/tokens", wire.NewToken(scope), wire.TokenMade)).token

    async def poll(self, room: str, **query: int) -> list[wire.AnyMessage]:
        """Fetches new messages by long polling."""
        return self._read(await self.http.get(f"/api/rooms/{room}/updates", params=query), wire.Updates).messages

    async def stream(self, room: str, **query: int) -> AsyncIterator[wire.AnyMessage]:
        """Streams new messages, one JSON object per line."""
        async with self.http.stream("GET", f"/api/rooms/{room}/stream", params=query) as response:
            if response.status_code != httpx.codes.OK:
                await response.aread()
                self._read(response, wire.Health)
            async for line in response.aiter_lines():
                if line:
                    yield codec.decode(line, wire.AnyMessage)

    async def record(self, room: str) -> str:
        """Fetches the record of a finished game."""
        response = await self.http.get(f"/api/rooms/{room}/record")
        return response.text if response.is_success else self._read(response, str)

    async def log(self, room: str, **query: int) -> wire.LogPage:
        """Fetches a page of a game's log; query: `seat`, `before`, `after`, `open`."""
        return self._read(await self.http.get(f"/api/rooms/{room}/log", params=query), wire.LogPage)

    async def position(self, room: str, to: int, **query: int) -> wire.Update:
        """Fetches a running game as known to our `seat` after entry `to`."""
        return self._read(await self.http.get(f"/api/rooms/{room}/position", params={"to": to, **query}), wire.Update)

    async def position_line(self, room: str, seat: int) -> str:
        """Fetches everything that our seat knows of a running game, as one line of text."""
        path = f"/api/rooms/{room}/position/line"
        return self._read(await self.http.get(path, params={"seat": seat}), wire.PositionLine).line

    async def replay(self, room: str, to: int | None = None, **query: int) -> wire.Update:
        """Fetches a finished game after entry `to`, as seen by any `seat`, or with nothing hidden (`open=1`)."""
        asked = query if to is None else {"to": to, **query}
        return self._read(await self.http.get(f"/api/rooms/{room}/replay", params=asked), wire.Update)

    async def verify(self, room: str) -> wire.Verified:
        """Verifies the luck of a finished game, check by check."""
        return self._read(await self.http.get(f"/api/rooms/{room}/verify"), wire.Verified)

    async def chart(self, room: str) -> wire.Chart:
        """Fetches the charts of a finished game."""
        return self._read(await self.http.get(f"/api/rooms/{room}/chart"), wire.Chart)

    async def review(self, room: str, seat: int, *, make: bool = False) -> wire.ReviewState:
        """Fetches the progress or the result of a seat's review of a finished game; `make` starts a missing one."""
        path = f"/api/rooms/{room}/review"
        if make:
            return await self._post(path, wire.AskReview(seat), wire.ReviewState)
        return self._read(await self.http.get(path, params={"seat": seat}), wire.ReviewState)

    async def continue_game(self, name: str, room: str, to: int, knower: int | None = None) -> wire.RoomView:
        """Creates a room that continues a finished game after entry `to`, with the actual cards or as a seat knew them."""
        wanted = wire.Continue(room, to, name, "as_it_was" if knower is None else knower)
        return (await self._post("/api/rooms/continue", wanted, wire.Entered)).room

    async def import_game(self, name: str, record: str, file: str = "") -> wire.RoomView:
        """Creates a room from a record."""
        return (await self._post("/api/rooms/import", wire.Import(name, record, file), wire.Entered)).room

    def play(self, room: str, seat: int | None = None, reconnect: Reconnect | None = None) -> Play:
        """Opens a socket to a room, from a seat or as a spectator; `reconnect` controls retries and is notified of lost connections."""
        return Play(self, room, seat, reconnect)

    def socket_headers(self) -> dict[str, str]:
        """Returns the headers that authenticate a socket."""
        cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.http.cookies.jar)
        headers = {
            name: self.http.headers[name] for name in ("authorization", "accept-language") if name in self.http.headers
        }
        return headers | ({"cookie": cookies} if cookies else {})

    async def _post(self, path: str, body: Any, answer: type[T]) -> T:
        content = msgspec.json.encode(body)
        return self._read(
            await self.http.post(path, content=content, headers={"content-type": "application/json"}), answer
        )

    def _read(self, response: httpx.Response, answer: type[T]) -> T:
        if not response.is_success:
            raise Refusal(codec.decode(response.content, wire.Refused), response.status_code)
        return codec.decode(response.content, answer)
