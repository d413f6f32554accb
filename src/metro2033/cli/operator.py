"""`operator`: administration commands. They work on the database, with or without a running server."""

from __future__ import annotations

import getpass
import os
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Annotated, Any

import click

from metro2033.cli.backup import DatabaseOption, open_existing
from metro2033.cli.built import need_extra
from metro2033.cli.command import Argument, Group, Option, make_command, make_param, params_of
from metro2033.cli.setting import JsonOption, LangOption, choose_setting
from metro2033.cli.streams import echo, print_json
from metro2033.kernel.problem import Problem
from metro2033.languages import LANGUAGES

if TYPE_CHECKING:
    from metro2033.server.operators.desk import Desk

Search = Annotated[str, Argument(help="operator-search")]
Who = Annotated[str, Argument(help="operator-who")]
Days = Annotated[int | None, Option("--days", min=1, max=36500, help="operator-days")]
Reason = Annotated[str, Option("--reason", help="operator-reason")]
Number = Annotated[int, Argument(help="operator-number")]
Room = Annotated[str, Argument(help="operator-room")]
Name = Annotated[str, Argument(help="operator-name")]

app = Group("operator")
Confirmation = tuple[str, dict[str, str | int]] | None  # a message and its arguments; without one, the general message


@dataclass(frozen=True)
class AtDesk:
    """The operators' desk of a database, and the operator's name for the audit log."""

    desk: Desk
    operator: str


@contextmanager
def at_desk(database: str, lang: str) -> Iterator[AtDesk]:
    """Opens the operators' desk on a database."""
    choose_setting(lang=lang)
    url = open_existing(database)
    from metro2033.live.clock import SYSTEM
    from metro2033.server.core.database import open_database
    from metro2033.server.features import open_desk

    engine = open_database(url, threads=1)
    try:
        yield AtDesk(open_desk(engine, SYSTEM), f"{getpass.getuser()[:30]} (shell)")
    finally:
        engine.dispose()


def acts(
    name: str, more: Sequence[click.Parameter] = ()
) -> Callable[[Callable[..., Confirmation]], Callable[..., Confirmation]]:
    """Registers a command that acts at the desk and prints a confirmation; it may take `more` parameters as keywords."""

    def add(act: Callable[..., Confirmation]) -> Callable[..., Confirmation]:
        def run(database: DatabaseOption = "", lang: LangOption = "", **given: Any) -> None:
            with at_desk(database, lang) as at:
                confirmation = act(at, **given)
            key, args = confirmation or ("operator-done", {})
            echo(choose_setting(lang=lang).words.say(key, args))

        app.add_command(make_command(run, name, f"operator-{name}", [*more, *params_of(act, supplied=1)]))
        return act

    return add


def lists(name: str, line: str) -> Callable[[Callable[..., list[Any]]], Callable[..., list[Any]]]:
    """Registers a command that lists what it finds at the desk: the message `line` for each item, or JSON."""

    def add(find: Callable[..., list[Any]]) -> Callable[..., list[Any]]:
        def run(
            database: DatabaseOption = "", lang: LangOption = "", as_json: JsonOption = False, **given: Any
        ) -> None:
            with at_desk(database, lang) as at:
                show(find(at, **given), line, lang, as_json=as_json)

        app.add_command(make_command(run, name, f"operator-{name}", params_of(find, supplied=1)))
        return find

    return add


def show(found: list[Any], key: str, lang: str, *, as_json: bool) -> None:
    """Prints a list: one localized line per item, or JSON."""
    rows = [asdict(row) for row in found]
    if as_json:
        print_json(rows)
        return
    words = choose_setting(lang=lang).words
    for row in rows:
        told = {name: _told(name, value) for name, value in row.items()}
        echo(words.say(key, told))
    if not rows:
        echo(words.say("page-none"))


def _told(name: str, value: Any) -> str | int:
    if name in ("at", "seen", "changed", "until", "closed"):
        return "–" if value is None else time.strftime("%Y-%m-%d %H:%M", time.gmtime(value))
    if isinstance(value, (list, tuple)):
        return ", ".join(f"{part[1]} ({part[0]})" if isinstance(part, tuple) else str(part) for part in value) or "–"
    if isinstance(value, dict):
        return " / ".join(value.values())
    if isinstance(value, bool):
        return str(value).lower()
    return value if isinstance(value, int) else str(value)


@lists("people", "operator-person-line")
def people(at: AtDesk, search: Search = "") -> list[Any]:
    """Lists people by name or id."""
    return at.desk.people(search)


@lists("rooms", "operator-room-line")
def rooms(at: AtDesk, search: Search = "") -> list[Any]:
    """Lists rooms by id or member."""
    return at.desk.rooms(search)


@acts("ban")
def ban(at: AtDesk, who: Who, days: Days = None, reason: Reason = "") -> None:
    """Bans a person or a network."""
    at.desk.ban(at.operator, who, days, reason)


@acts("unban")
def unban(at: AtDesk, who: Who) -> None:
    """Lifts a ban."""
    at.desk.lift(at.operator, "ban", who)


@acts("mute")
def mute(at: AtDesk, who: Who, days: Days = None, reason: Reason = "") -> None:
    """Mutes a person in the chat."""
    at.desk.mute(at.operator, who, days, reason)


@acts("unmute")
def unmute(at: AtDesk, who: Who) -> None:
    """Lifts a mute."""
    at.desk.lift(at.operator, "mute", who)


@lists("sanctions", "operator-sanction-line")
def sanctions(at: AtDesk) -> list[Any]:
    """Lists bans and mutes in force."""
    return at.desk.store.in_force()


@acts("reset-password")
def reset_password(at: AtDesk, name: Annotated[str, Argument(help="operator-account")]) -> Confirmation:
    """Creates a one-time link for setting a new password."""
    return "operator-reset", {"path": at.desk.reset_password(at.operator, name)}


@app.verb("test-mail")
def try_mail(address: Annotated[str, Argument(help="operator-address")], lang: LangOption = "") -> None:
    """Sends one mail with the settings in the environment."""
    words = choose_setting(lang=lang).words
    need_extra("server")
    from metro2033.server.core.config_reader import public_url, smtp_settings
    from metro2033.server.notices.mail.trial import send_trial

    public = public_url(os.environ.get("METRO2033_PUBLIC_URL", ""))
    smtp = smtp_settings(public)
    if smtp is None:
        raise Problem("operator-no-mail")
    send_trial(address, words.language, public, smtp)
    echo(words.say("operator-mail-sent", {"address": address}))


@acts("delete-person")
def delete_person(at: AtDesk, who: Who) -> None:
    """Deletes a person and their data."""
    at.desk.delete_person(at.operator, who)


@acts("delete-room")
def delete_room(at: AtDesk, room: Room) -> None:
    """Deletes a room and its game."""
    at.desk.delete_room(at.operator, room)


@acts("unrate")
def unrate(at: AtDesk, room: Room) -> None:
    """Removes a game from the ratings."""
    at.desk.unrate(at.operator, room)


@acts("recompute-ratings")
def recompute_ratings(at: AtDesk) -> Confirmation:
    """Recomputes all ratings."""
    games, changed = at.desk.recompute_ratings(at.operator)
    return "operator-recomputed", {"games": games, "changed": changed}


@acts("purge-guests")
def purge_guests(
    at: AtDesk,
    days: Annotated[int, Option("--days", min=1, max=36500, help="operator-purge-days")] = 90,
    dry_run: Annotated[bool, Option("--dry-run", help="operator-dry-run")] = False,
) -> Confirmation:
    """Deletes guests who have been inactive for a number of days."""
    guests, rooms = at.desk.purge_guests(at.operator, days, dry=dry_run)
    return "operator-would-purge" if dry_run else "operator-purged", {"guests": guests, "rooms": rooms}


@lists("reports", "operator-report-line")
def reports(at: AtDesk) -> list[Any]:
    """Lists the queue of reports."""
    return at.desk.reports()


@acts("close-report")
def close_report(at: AtDesk, number: Number, note: Annotated[str, Option("--note", help="operator-note")] = "") -> None:
    """Closes a report."""
    at.desk.close_report(at.operator, number, note)


TEXTS = [
    make_param(language, Annotated[str, Option(f"--{language}", help="operator-text")], "") for language in LANGUAGES
]


@acts("announce", TEXTS)
def announce(at: AtDesk, days: Days = None, **texts: str) -> Confirmation:
    """Publishes an announcement to all users, with a text in every language that is given."""
    return "operator-announced", {"number": at.desk.announce(at.operator, texts, days)}


@lists("announcements", "operator-announcement-line")
def announcements(at: AtDesk) -> list[Any]:
    """Lists the announcements."""
    return at.desk.announcements()


@acts("withdraw")
def withdraw(at: AtDesk, number: Number) -> None:
    """Withdraws an announcement."""
    at.desk.withdraw(at.operator, number)


@acts("read-only")
def read_only(at: AtDesk, off: Annotated[bool, Option("--off", help="operator-off")] = False) -> Confirmation:
    """Enables or disables read-only mode."""
    at.desk.set_read_only(at.operator, on=not off)
    return "operator-read-only-off" if off else "operator-read-only-on", {}


@acts("quota")
def quota(
    at: AtDesk,
    name: Annotated[str, Argument(help="operator-quota-name")],
    most: Annotated[int, Argument(help="operator-quota-most")],
) -> None:
    """Sets a quota."""
    at.desk.set_quota(at.operator, name, most)


@app.verb("token")
def token(name: Name, database: DatabaseOption = "", lang: LangOption = "") -> None:
    """Creates an operator token for the page."""
    with at_desk(database, lang) as at:
        echo(at.desk.add_operator(at.operator, name))


@acts("revoke")
def revoke(at: AtDesk, name: Name) -> None:
    """Revokes an operator token."""
    at.desk.drop_operator(at.operator, name)


@lists("audit", "operator-audit-line")
def audit(at: AtDesk) -> list[Any]:
    """Prints the audit log."""
    return at.desk.audit()
