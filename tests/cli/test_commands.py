"""The commands as people and programs use them: output, JSON, exit status, one sentence for every mistake."""

from __future__ import annotations

import hashlib
import json
import os
import re
import subprocess
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from metro2033 import __version__
from tests.forks import ROOT, run_program
from tests.games.test_golden import RECORDS
from tests.kernel.test_chain import CHANCE, written


def run(*words: str, language: str = "en") -> subprocess.CompletedProcess[str]:
    """Runs the program with no standard input."""
    return run_program(*words, environment={**os.environ, "METRO2033_LANG": language, "COLUMNS": "120"})


def run_json(*words: str) -> Any:
    """Runs a command with `--json`; there is one JSON value on standard output and nothing else."""
    ran = run(*words, "--json")
    assert ran.returncode == 0, ran.stderr
    return json.loads(ran.stdout)


def test_simulate_counts_games() -> None:
    counted = run_json("simulate", "--seats", "3", "--bots", "random", "--games", "4", "--seed", "5")
    assert {
        "game",
        "edition",
        "seats",
        "games",
        "finished",
        "at_round_limit",
        "rounds",
        "decisions",
        "seconds",
        "wins",
    } <= set(counted)
    assert (counted["games"], counted["seats"], counted["edition"]) == (4, 3, "en2012")
    assert counted["finished"] + counted["at_round_limit"] == 4
    assert set(counted["rounds"]) == {"mean", "median", "p90"}
    assert sum(counted["wins"]["seat"]) == counted["finished"] == sum(counted["wins"]["faction"].values())
    assert set(counted["wins"]) == {"seat", "faction", "hero", "bot"}


def test_simulate_is_the_same_on_two_processes_and_at_a_round_limit() -> None:
    words = ("simulate", "--games", "6", "--seed", "3", "--round-limit", "12")
    one, two = run_json(*words, "--jobs", "1"), run_json(*words, "--jobs", "2")
    for counted in (one, two):
        counted.pop("seconds")
    assert one == two
    assert one["at_round_limit"] > 0


def test_simulate_records_every_game_and_replay_tells_them(tmp_path: Path) -> None:
    words = ("simulate", "--games", "4", "--seats", "2", "--seed", "7", "--round-limit", "9")
    one, two = tmp_path / "one", tmp_path / "two"
    run_json(*words, "--records", str(one))
    run_json(*words, "--records", str(two), "--jobs", "2")
    assert sorted(path.name for path in one.iterdir()) == sorted(f"seed-{seed}.metro" for seed in range(7, 11))
    for path in one.iterdir():
        assert path.read_text() == (two / path.name).read_text()
    assert "Round 1." in run("replay", str(one / "seed-8.metro")).stdout
    (tmp_path / "file").touch()
    refused = run(*words, "--records", str(tmp_path / "file"))
    assert refused.returncode == 1 and "can’t be written" in refused.stderr


def test_dataset_writes_games_and_leaves_other_folders_alone(tmp_path: Path) -> None:
    words = ("dataset", str(tmp_path / "games"), "--game", "breakthrough", "--seats", "2", "--bots", "random")
    written = run_json(*words, "--games", "3", "--per-part", "2")
    assert (written["parts"], written["games"]) == (2, 3) and written["bytes"] > 1000
    assert sorted(path.name for path in (tmp_path / "games").iterdir())[1:] == ["part-00000.npz", "part-00001.npz"]
    other = run(*words, "--games", "4", language="pl")
    assert other.returncode == 1 and "jest coś innego" in other.stderr
    assert run(*words, "--format", "csv").returncode == run(*words, "--edition", "ru2011").returncode == 2


def test_replay_tells_a_record_from_one_seats_knowledge() -> None:
    path = str(
        min((path for path in RECORDS if path.name.startswith("board")), key=lambda record: record.stat().st_size)
    )
    spectator, second = run("replay", path), run("replay", path, "--seat", "2", language="pl")
    assert spectator.returncode == second.returncode == 0
    assert "Round 1." in spectator.stdout and "Runda 1." in second.stdout
    assert len(run("replay", path, "--to", "4").stdout.splitlines()) < len(spectator.stdout.splitlines())


def test_replay_draws_one_table_every_table_or_a_film(tmp_path: Path) -> None:
    record = str(next(path for path in RECORDS if path.name.startswith("breakthrough")))
    ran = run("replay", record, "--to", "4", "--svg", str(tmp_path / "last.svg"), language="pl")
    assert ran.returncode == 0 and not ran.stdout, "pictures instead of sentences"
    last = (tmp_path / "last.svg").read_text()
    assert "Runda 1" in last
    assert run("replay", record, "--to", "4", "--svg", str(tmp_path / "at-{step}.svg"), "--every", "2").returncode == 0
    assert sorted(path.name for path in tmp_path.glob("at-*")) == ["at-0.svg", "at-2.svg", "at-4.svg"]
    film = run("replay", record, "--to", "6", "--gif", str(tmp_path / "film.gif"), "--every", "3", "--theme", "light")
    assert film.returncode == 0, film.stderr
    with Image.open(tmp_path / "film.gif") as frames:
        assert (frames.format, getattr(frames, "n_frames", 1), frames.width) == ("GIF", 3, 800)


def test_replay_draws_for_a_seat_what_it_saw(tmp_path: Path) -> None:
    record = str(next(path for path in RECORDS if path.name.startswith("breakthrough")))
    for seat in ("0", "1", "2"):
        run("replay", record, "--to", "9", "--seat", seat, "--svg", str(tmp_path / f"{seat}.svg"))
    drawn = {path.read_text() for path in tmp_path.iterdir()}
    assert len(drawn) == 3


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--svg", "table.bmp"), "Pictures end in .svg or .png, “table.bmp” does not."),
        (("--svg", "table.svg", "--theme", "pink"), "There’s no theme “pink”"),
        (("--svg", "/nowhere/at/all/table.svg"), "can’t be written"),
    ],
)
def test_replay_refuses_pictures_it_cannot_write(words: tuple[str, ...], said: str) -> None:
    record = str(next(path for path in RECORDS if path.name.startswith("breakthrough")))
    ran = run("replay", record, "--to", "2", *words)
    assert ran.returncode != 0 and said in ran.stderr and len(ran.stderr.strip().splitlines()) == 1


def test_scenarios_hold_or_each_that_fails_is_explained_and_counted(tmp_path: Path) -> None:
    good = ROOT / "tests/scenarios/board/combat/tv_13_draw.toml"
    all_good = run("scenario", str(good))
    assert (all_good.returncode, all_good.stdout.strip()) == (0, "3 scenarios passed, 0 failed.")
    bad, broken = tmp_path / "bad.toml", tmp_path / "broken.toml"
    bad.write_text(good.read_text().replace("attacker.total = 5", "attacker.total = 6"))
    broken.write_text("title = ")
    ran = run("scenario", str(bad), str(broken), str(good))
    assert ran.returncode == 1
    assert ran.stdout.strip() == "3 scenarios passed, 4 failed."
    assert ran.stderr.count("bad.toml") == 3 and "battle.attacker.total should be 6, not 5" in ran.stderr
    assert "isn’t valid TOML" in ran.stderr
    first = run("scenario", "--stop-first", str(bad), str(good))
    assert (first.returncode, first.stdout.strip()) == (1, "0 scenarios passed, 1 failed.")
    assert first.stderr.count("bad.toml") == 1


def test_rule_prints_a_rule_or_searches() -> None:
    ran = run("rule", "b-aa-08", "--edition", "pl2015")
    assert ran.returncode == 0 and "B-AA-08" in ran.stdout and "B-CB-13" in ran.stdout
    assert "market_refill=end_of_hero_phase" in run("rule", "F-07", "--edition", "pl2015").stdout
    found = run("rule", "hansa", "tunnel")
    assert "B-AA-05" in found.stdout
    data = run_json("rule", "Q-64")
    assert data[0]["id"] == "Q-64" and data[0]["switches"] == ["defending_hero_wounded_by_army"]


def test_rule_lists_the_values_of_every_switch() -> None:
    """A rule of the other game is found, too, with the values of its own switch."""
    assert "--option faction_choice=random (may be: random, pick, text)" in run("rule", "C-01").stdout
    handcar = run("rule", "Q-87").stdout
    assert "handcar_army_reach=true (may be: true, false)" in handcar
    assert "handcar_station_off_limits=false (may be: true, false)" in handcar


def test_cards_follow_house_rules() -> None:
    usual, changed = (
        run("cards", "faction_red_line"),
        run("cards", "red", "line", "--option", "red_line_victory_points=10"),
    )
    assert "9 victory points" in usual.stdout
    text = changed.stdout.partition("name:")[0]  # below it stand the fields as printed, whatever the house rules
    assert changed.returncode == 0 and "Red Line" in text and "victory points" not in text


def test_cards_are_listed_and_searched_with_their_provenance() -> None:
    assert len(run_json("cards")) == 95
    found = run_json("cards", "handcar")
    assert [card["id"] for card in found] == ["eq_handcar"]
    assert found[0]["provenance"]["name"].startswith("rulebook")
    assert "Дрезина" in run("cards", "--kind", "equipment", language="ru").stdout


def test_a_card_is_shown_with_every_field_its_value_and_its_source() -> None:
    said = run("cards", "looters").stdout
    for line in ("name: Looters (reconstructed)", "stage: 1 (reconstructed)", "strength: 2 (reconstructed)"):
        assert line in said, said


def test_a_printed_card_is_found_by_what_it_says() -> None:
    words = ("cards", "--kind", "threat", "--says", "strength=2", "--says", "stage=1", "--says", "type=physical")
    found = run_json(*words)
    assert "th1_looters" in {card["id"] for card in found}
    assert {(card["strength"], card["stage"], card["type"]) for card in found} == {(2, 1, "physical")}
    told = run(*words)
    assert f"Cards: {len(found)}. Fields that we only reconstructed: " in told.stderr
    assert run("cards", "--says", "siła=2", language="pl").returncode == 0
    none = run("cards", "--says", "strength=77")
    assert none.returncode == 1 and "None of our cards says that." in none.stderr
    wrong = run("cards", "--says", "colour of eyes=2")
    assert wrong.returncode == 2 and "strength" in wrong.stderr


def test_content_is_counted_by_kind_and_provenance() -> None:
    counted = run_json("content", "--edition", "pl2015")
    assert counted["kinds"]["threat"] == 36 and counted["kinds"]["station"] == 78
    assert set(counted["provenance"]) == {"rulebook", "public", "owner", "reconstructed", "house"}
    assert all((n > 0) == (word not in ("owner", "house")) for word, n in counted["provenance"].items())
    assert "reconstructed" in run("content").stdout


def test_bench_has_the_figures_programs_rely_on() -> None:
    figures = run_json("bench", "--games", "5")
    assert (figures["build"], figures["why"]) == ("pure", "editable") and figures["calibration"] > 0
    wanted = {
        "decisions_per_second",
        "games_per_second",
        "decisions_per_game",
        "options_mean",
        "clone_us",
        "view_us",
        "determinise_us",
        "save_bytes",
    }
    assert wanted <= set(figures["board"])


def test_help_speaks_the_language_of_the_environment() -> None:
    for language, word in (("en", "terminal"), ("de", "Terminal"), ("pl", "terminalu"), ("ru", "терминале")):
        ran = run("--help", language=language)
        assert ran.returncode == 0 and word in ran.stdout


def test_version_says_which_engine_runs() -> None:
    ran = run("--version")
    assert ran.returncode == 0
    assert ran.stdout.splitlines() == [
        f"metro2033 {__version__} (plain Python)",
        "The engine runs as plain Python, three to four times slower: this is an editable install.",
    ]
    assert "(czysty Python)" in run("--version", language="pl").stdout
    assert "(чистый Python)" in run("--version", language="ru").stdout


@pytest.mark.parametrize("words", [("play",), ("play", "--seats", "2")], ids=str)
def test_play_without_a_terminal_says_what_to_do(words: tuple[str, ...]) -> None:
    ran = run(*words)
    assert ran.returncode == 2
    assert "needs a terminal" in ran.stderr and ran.stdout == ""


@pytest.mark.parametrize(
    ("words", "status", "sentence"),
    [
        (("simulate", "--seats", "9"), 2, "2 to 6"),
        (("simulate", "--game", "chess"), 2, "no game called"),
        (("simulate", "--edition", "fr2020"), 2, "no edition"),
        (("simulate", "--bots", "deep_thought"), 2, "no bot"),
        (("simulate", "--bots", "human"), 2, "only play with `play`"),
        (("simulate", "--bots", "greedy:depth=3"), 2, "no parameter"),
        (("simulate", "--bots", "greedy:samples=x"), 2, "can’t be"),
        (("simulate", "--option", "market_refill"), 2, "key=value"),
        (("simulate", "--option", "gravity=off"), 2, "no option"),
        (("simulate", "--option", "first_player=5", "--seats", "2", "--games", "1"), 2, "first_player"),
        (("simulate", "--variant", "survival1"), 2, "no named variants"),
        (("simulate", "--lang", "xx"), 2, "no language"),
        (("simulate", "--content", "/nowhere"), 1, "no TOML"),
        (("replay", "/nowhere.metro"), 1, "no file /nowhere.metro"),
        (("scenario", "/nowhere.toml"), 1, "no file /nowhere.toml"),
        (("rule", "xyzzy"), 1, "No rule"),
        (("cards", "xyzzy"), 1, "No card"),
        (("cards", "--kind", "spells"), 2, "no kind"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, tuple) else "",
)
def test_a_mistake_is_one_sentence_and_a_status(words: tuple[str, ...], status: int, sentence: str) -> None:
    ran = run(*words)
    assert ran.returncode == status
    assert sentence in " ".join(ran.stderr.split())
    assert "Traceback" not in ran.stderr and ran.stdout == ""


def test_mistakes_are_told_in_the_language_asked_for() -> None:
    assert "Nie ma wydania" in run("simulate", "--edition", "x", "--lang", "pl").stderr
    assert "Нет издания" in run("simulate", "--edition", "x", "--lang=ru").stderr


def test_verify_checks_a_sealed_record(tmp_path: Path) -> None:
    path = tmp_path / "game.metro"
    path.write_text(written())
    assert run("verify", str(path)).returncode == 0
    assert run_json("verify", str(path))["answers"] == 60
    wrong = run("verify", str(path), "--commitment", "00" * 32)
    assert wrong.returncode == 1 and "isn’t the one you were shown" in wrong.stderr
    links = [line.split()[1] for line in written().splitlines() if line.startswith("~")]
    hashes = ",".join(hashlib.sha256(nonce.encode()).hexdigest() for nonce in CHANCE.nonces)
    kept = run("verify", str(path), "--commitment", CHANCE.commitment, "--hashes", hashes, "--link", links[-1])
    assert kept.returncode == 0 and kept.stdout.count("\n") == 1
    assert "--link" in run("verify", str(path)).stdout, "says what it has not shown"
    assert run_json("verify", str(path))["link"] == links[-1]
    assert "you played another game" in run("verify", str(path), "--link", "00" * 32).stderr
    assert "sealed before the deal" in run("verify", str(path), "--hashes", f"{'0' * 64},-").stderr
    for option in ("--commitment", "--hashes", "--link"):
        mistyped = run("verify", str(path), option, "abc")
        assert mistyped.returncode == 1 and "64 hexadecimal digits" in mistyped.stderr
    path.write_text(re.sub(r"^= .*\n", "", written(), flags=re.M))
    bare = run("verify", str(path), "--commitment", CHANCE.commitment, "--link", links[-1])
    assert bare.returncode == 0 and "something is missing" in bare.stdout and "wasn’t checked" in bare.stdout
    assert "не проверено" in run("verify", str(path), "--lang", "ru").stdout
    assert "nie sprawdzono" in run("verify", str(path), "--lang", "pl").stdout
    assert run_json("verify", str(path))["unchecked_rounds"] == written().count("\n= ") > 0
    path.write_text(written().replace("~ ", "~ 0", 1))
    assert "broken at link 1" in run("verify", str(path)).stderr


def test_a_position_is_printed_shown_and_read_by_programs() -> None:
    file = str(next(iter(sorted(RECORDS))))
    whole = run("position", file, "--to", "60").stdout.strip()
    mine = run("position", file, "--to", "60", "--seat", "1").stdout.strip()
    assert whole.startswith("metro1.") and whole != mine and ".seat1." in mine
    data = run_json("position", mine)
    assert (data["position"], data["knower"], data["view"]["viewer"]) == (mine, 0, 0)
    assert run_json("position", whole)["knower"] is None
    shown = run("position", whole, language="ru")
    assert shown.returncode == 0 and "Выбирает" in shown.stdout and "  " in shown.stdout


def test_a_position_that_cannot_be_read_is_refused_with_a_sentence() -> None:
    for words in (("metro1.board",), ("missing.metro",), (str(next(iter(sorted(RECORDS)))), "--to", "99999")):
        ran = run("position", *words)
        assert ran.returncode in (1, 2) and len(ran.stderr.strip().splitlines()) == 1, ran.stderr
