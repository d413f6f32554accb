"""Content packs on a server: uploading, choosing, playing, exporting and importing, with limits and attacks."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import func, select

from metro2033 import wire
from metro2033.client import Client
from metro2033.games import find_rules
from metro2033.kernel import record
from metro2033.kernel.pack import Pack
from metro2033.kernel.verify import verify
from metro2033.live.packs import MOST_PACKS
from metro2033.server.archive.finished import finished_records
from metro2033.server.core.config_reader import database_url
from metro2033.server.packs.service import PackService
from metro2033.server.packs.tables import packs
from metro2033.server.play.service import PlayService
from tests.packs.written import BOARD, CARDS
from tests.server.running import Running, company, quick, running, seated
from tests.server.test_archive import SHORT, played
from tests.server.test_rooms import refused
from tests.server.timing import PATIENCE, run


def on_stage(database: str, scene: Any, **changes: object) -> None:
    async def play() -> None:
        async with company(database, **changes) as (server, anna, boris):
            await scene(server, anna, boris)

    run(play())


def test_a_pack_travels_with_its_room_and_its_record(any_database: str) -> None:
    """Uploaded, chosen, played, replayed, verified, reviewed by its record, imported elsewhere, played again."""

    async def scene(server: Running, anna: Client, boris: Client) -> None:
        kept = await anna.keep_pack(CARDS)
        assert (kept.name, kept.game, kept.fields) == ("Polish box", "breakthrough", 3) and kept.printed > 77
        assert [pack.fingerprint for pack in await anna.packs()] == [kept.fingerprint]
        room, _ = await played(anna, boris, packs=[kept.fingerprint])
        assert room.status == "over" and [pack.name for pack in room.packs] == ["Polish box"]
        game = server.loaded[room.id].game
        assert game is not None and game.rules.content_hash != find_rules("breakthrough", "", {}).content_hash
        text = await boris.record(room.id)
        read = record.read(text)
        assert [pack.fingerprint for pack in read.header.packs] == [kept.fingerprint]
        verify(read, find_rules)
        assert (await anna.verify(room.id)).holds
        seen = await boris.room_packs(room.id)
        assert (
            seen.cards["bandages"].fields["amount"] == 3 and seen.cards["iodine_tablets"].fields["protection"] == "none"
        )
        assert seen.texts["pl"]["bandages"]["text"].replace("\xa0", " ").endswith("koszt 2; ilość 3.")
        assert [Pack(one).fingerprint for one in seen.files] == [kept.fingerprint]
        await anna.http.delete(f"/api/packs/{kept.fingerprint}")
        assert not await anna.packs() and (await boris.room_packs(room.id)).cards == seen.cards
        brought = await boris.import_game("Boris", text)
        assert brought.status == "over" and [pack.fingerprint for pack in brought.packs] == [kept.fingerprint]
        assert await boris.record(brought.id) == text
        await anna.do(room.id, wire.Rematch())
        again = (await anna.room(room.id)).rematch
        assert again is not None and (await anna.room(again)).packs == room.packs

    on_stage(any_database, scene)
    assert [one.header.packs[0].file.name for one in finished_records(database_url(any_database))] == ["Polish box"] * 2


def test_bots_play_with_packs(database: str) -> None:
    async def scene(server: Running, anna: Client, boris: Client) -> None:
        kept = await anna.keep_pack(BOARD)
        settings = wire.Settings("board", "home", seats=3, bots=["", "veteran", "neural"], packs=[kept.fingerprint])
        room = await anna.create_room("Anna", settings)
        await anna.do(room.id, wire.Sit(seat=0))
        await anna.do(room.id, wire.Start())
        async with anna.play(room.id, 0) as play:
            await play.play_on(lambda _, question: (question.options or [])[0].id, 6)
        game = server.loaded[room.id].game
        assert game is not None and game.rules.edition == "home" and game.seq > 6
        assert server.parts[PlayService].pool.replaced == 0  # no worker died of the cards

    on_stage(database, scene, pause=0.0)


def test_the_server_offers_packs_of_its_host(database: str, tmp_path: Path) -> None:
    (tmp_path / "box.toml").write_text(BOARD)

    async def scene(server: Running, anna: Client, boris: Client) -> None:
        offered = await boris.packs()
        assert [(one.name, one.offered, one.editions) for one in offered] == [("First printing", True, ["home"])]
        room = await boris.create_room("Boris", wire.Settings("board", "home", packs=[offered[0].fingerprint]))
        assert room.packs[0].name == "First printing"
        file = await boris.http.get(f"/api/packs/{offered[0].fingerprint}")
        assert file.headers["content-type"].startswith("text/plain") and "[cards.th1_looters]" in file.text

    on_stage(database, scene, packs=(str(tmp_path / "box.toml"),))


def test_two_processes_play_with_a_pack(postgres: str) -> None:
    async def scene() -> None:
        async with (
            running(quick(postgres)) as one,
            running(quick(postgres)) as two,
            Client(one.address) as anna,
            Client(two.address) as boris,
        ):
            kept = await anna.keep_pack(CARDS)
            room = await seated(anna, boris, options=SHORT, packs=[kept.fingerprint])
            there = await boris.room(room.id)
            assert there.status == "playing" and [pack.name for pack in there.packs] == ["Polish box"]
            assert (await boris.room_packs(room.id)).cards.keys() >= {"bandages"}
            games = [server.loaded[room.id].game for server in (one, two)]
            assert games[0] and games[1] and games[0].rules.content_hash == games[1].rules.content_hash

    run(scene())


def test_drafts_are_read_and_told_with_every_mistake(database: str) -> None:
    async def scene(server: Running, anna: Client, boris: Client) -> None:
        read = await anna.read_pack(BOARD)
        assert not read.faults and read.texts["en"]["th1_looters"]["text"] == "Reward: take 2 ammo."
        assert Pack(bytes(read.pack).decode()).fingerprint == read.info.fingerprint
        bad = await anna.read_pack(BOARD.replace("strength = 3", "strength = 33").replace("copies = 3", "copies = 0"))
        assert [(fault.card, fault.field) for fault in bad.faults] == [
            ("eq_akm", "copies"),
            ("th1_looters", "strength"),
        ]
        anna.http.headers["accept-language"] = "pl"
        assert (
            "niedozwoloną wartość"
            in (await anna.read_pack(BOARD.replace("strength = 3", "strength = 33"))).faults[0].text
        )
        assert await anna.packs() == [] and await refused(anna.read_pack("no pack")) == "content-toml"

    on_stage(database, scene)


def test_what_others_have_uploaded_is_nobody_elses(database: str) -> None:
    async def scene(server: Running, anna: Client, boris: Client) -> None:
        kept = await anna.keep_pack(CARDS)
        assert await boris.packs() == []
        settings = wire.Settings("breakthrough", packs=[kept.fingerprint])
        assert await refused(boris.create_room("Boris", settings)) == "pack-unknown"
        assert (await boris.http.get(f"/api/packs/{kept.fingerprint}")).status_code == 404
        assert (await boris.http.delete(f"/api/packs/{kept.fingerprint}")).status_code == 404
        room = await anna.create_room("Anna", settings)
        async with Client(server.address) as stranger:
            assert await refused(stranger.room_packs(room.id)) == "room-unknown"
        token = await anna.token(room.id, "host")
        async with Client(server.address, token=token) as program:
            assert await refused(program.packs()) == await refused(program.keep_pack(CARDS)) == "token-scope"
        assert len(await anna.packs()) == 1

    on_stage(database, scene)


def test_a_rooms_packs_are_fixed(database: str) -> None:
    async def scene(server: Running, anna: Client, boris: Client) -> None:
        one, two = await anna.keep_pack(CARDS), await anna.keep_pack(CARDS.replace("amount = 3", "amount = 4"))
        room = await anna.create_room("Anna", wire.Settings("breakthrough", packs=[one.fingerprint]))
        other = wire.Configure(settings=wire.Settings("breakthrough", packs=[two.fingerprint]))
        assert await refused(anna.do(room.id, other)) == "room-packs"
        wrong = wire.Configure(settings=wire.Settings("board"))
        assert await refused(anna.do(room.id, wrong)) == "pack-game"
        await anna.do(room.id, wire.Configure(settings=wire.Settings("breakthrough", seats=3)))
        assert (await anna.room(room.id)).settings.packs == [one.fingerprint]
        both = wire.Settings("board", packs=[one.fingerprint])
        assert await refused(anna.create_room("Anna", both)) == "pack-game"

    on_stage(database, scene)


def test_limits(database: str) -> None:
    async def scene(server: Running, anna: Client, boris: Client) -> None:
        for number in range(MOST_PACKS):
            await anna.keep_pack(CARDS.replace("amount = 3", f"amount = {number + 1}"))
        assert await refused(anna.keep_pack(CARDS.replace("cost = 2", "cost = 5"))) == "pack-most"
        await anna.keep_pack(CARDS)  # one that is there already
        assert len(await anna.packs()) == MOST_PACKS
        large = await boris.http.post(
            "/api/packs", content=b"x" * 200_000, headers={"content-type": "application/json"}
        )
        assert large.status_code == 413
        assert await refused(boris.keep_pack(BOARD + "#" * 66_000)) in ("pack-large", "server-malformed")
        assert await refused(anna.keep_pack(CARDS)) == "limit-packs"

    on_stage(database, scene, packs_per_hour=float(MOST_PACKS + 1))  # a first request counts for the network alone


@pytest.mark.slow
def test_an_account_takes_its_packs_along_and_deletes_them(any_database: str) -> None:
    async def scene(server: Running, anna: Client, boris: Client) -> None:
        credentials = msgspec.json.encode(wire.Credentials("Anna", "correct horse battery"))
        headers = {"content-type": "application/json"}
        await anna.keep_pack(CARDS)
        assert (await anna.http.post("/api/account", content=credentials, headers=headers)).is_success
        await boris.keep_pack(CARDS)
        await boris.keep_pack(BOARD)
        assert (await boris.http.post("/api/account/login", content=credentials, headers=headers)).is_success
        assert sorted(pack.name for pack in await boris.packs()) == ["First printing", "Polish box"]
        exported = (await boris.http.get("/api/account/export")).json()
        assert sorted(pack["name"] for pack in exported["packs"]) == ["First printing", "Polish box"]
        gone = msgspec.json.encode(wire.DeleteAccount("correct horse battery"))
        assert (await boris.http.post("/api/account/delete", content=gone, headers=headers)).is_success
        with server.parts.core.database.engine.begin() as connection:
            assert connection.execute(select(func.count()).select_from(packs)).scalar_one() == 0

    on_stage(any_database, scene)


EVIL = (
    '{"format":"metro2033 pack 1","name":"\\u202eevil\\u0000","game":"board"}',
    '{"format":"metro2033 pack 1","name":"x","game":"board","cards":{"../../x":{"a":1}}}',
    '{"format":"metro2033 pack 1","name":"x","game":"board","cards":' + '{"a":' * 5000 + "1" + "}" * 5000 + "}",
    '{"format":"metro2033 pack 1","name":"x","game":"board","texts":{"en":{"eq_akm":{"name":"a\\nb = { evil }"}}}}',
    '{"format":"metro2033 pack 1","name":"x","game":"board","cards":{"eq_akm":{"copies":1e400}}}',
    'a = "' + "\\u0041" * 9000 + '"',
    "x = [" + "[" * 20_000,
    "a." * 30_000 + "b = 1",
)


@pytest.mark.slow
def test_evil_packs_are_refused_in_one_sentence(database: str) -> None:
    async def scene(server: Running, anna: Client, boris: Client) -> None:
        sandbox = server.parts[PackService]._reader._sandbox
        for number, text in enumerate(EVIL):
            sandbox.seconds = 1.0  # one of them would take long, and is refused for that
            for send in (anna.read_pack, anna.keep_pack):
                problem = await refused(send(text))
                assert problem.startswith(("pack-", "content-", "server-")), number
            assert not await anna.packs(), number
            sandbox.seconds = PATIENCE
            assert not (await anna.read_pack(CARDS)).faults, number  # whatever it did, the next one is read
        assert (await anna.keep_pack(CARDS)).name == "Polish box"

    on_stage(database, scene)


def test_a_pack_that_takes_too_long_is_refused_and_the_next_one_is_read(database: str) -> None:
    async def scene(server: Running, anna: Client, boris: Client) -> None:
        sandbox = server.parts[PackService]._reader._sandbox
        sandbox.seconds = 0.0
        assert await refused(anna.read_pack(BOARD)) == "pack-unplayable"
        sandbox.seconds = PATIENCE
        assert not (await anna.read_pack(BOARD)).faults

    on_stage(database, scene)
