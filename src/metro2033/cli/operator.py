"""`operator`: administration commands. They work on the database, with or without a running server."""

from __future__ import annotations

import getpass
import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from typing import TYPE_CHECKING, Annotated, Any

from metro2033.cli.backup import DatabaseOption, open_existing
from metro2033.cli.built import need_extra
from metro2033.cli.command import Argument, Group, Option
from metro2033.cli.setting import JsonOption, LangOption, choose_setting
from metro2033.cli.streams import echo, print_json
from metro2033.kernel.problem import Problem

if TYPE_CHECKING:
    from metro2033.server.operators.desk import Desk

Search = Annotated[str, Argument(help="operator-search")]
Who = Annotated[str, Argument(help="operator-who")]
Days = Annotated[int | None, Option("--days", min=1, max=36500, help="operator-days")]
Reason = Annotated[str, Option("--reason", help="operator-reason")]
Number = Annotated[int, Argument(help="operator-number")]

app = Group("operator")


@contextmanager
def desk_at(database: str, lang: str) -> Iterator[tuple[Desk, str]]:
    """Opens the operator's desk on a database; yields it with the name used in the audit log."""
    choose_setting(lang=lang)
    url = open_existing(database)
    from metro2033.live.clock import SYSTEM
    from metro2033.server.core.database import open_database
    from metro2033.server.features import open_desk

    engine = open_database(url, threads=1)
    try:
        yield open_desk(engine, SYSTEM), f"{getpass.getuser()[:30]} (shell)"
    finally:
        engine.dispose()


def show(found: list[Any], key: str, lang: str, *, as_json: bool) -> None:
    """Prints a list: one localized line per item, or JSON."""
    rows = [asdict(one) for one in found]
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
        return ", ".join(f"{one[1]} ({one[0]})" if isinstance(one, tuple) else str(one) for one in value) or "–"
    if isinstance(value, dict):
        return " / ".join(value.values())
    if isinstance(value, bool):
        return str(value).lower()
    return value if isinstance(value, int) else str(value)


def done(lang: str, key: str = "operator-done", **args: str | int) -> None:
    """Prints a confirmation."""
    echo(choose_setting(lang=lang).words.say(key, args))


@app.verb("people")
def people(
    search: Search = "", database: DatabaseOption = "", lang: LangOption = "", as_json: JsonOption = False
) -> None:
    """Lists people by name or id."""
    with desk_at(database, lang) as (desk, _):
        show(desk.people(search), "operator-person-line", lang, as_json=as_json)


@app.verb("rooms")
def rooms(
    search: Search = "", database: DatabaseOption = "", lang: LangOption = "", as_json: JsonOption = False
) -> None:
    """Lists rooms by id or member."""
    with desk_at(database, lang) as (desk, _):
        show(desk.rooms(search), "operator-room-line", lang, as_json=as_json)


@app.verb("ban")
def ban(who: Who, days: Days = None, reason: Reason = "", database: DatabaseOption = "", lang: LangOption = "") -> None:
    """Bans a person or a network."""
    with desk_at(database, lang) as (desk, operator):
        desk.ban(operator, who, days, reason)
    done(lang)


@app.verb("unban")
def unban(who: Who, database: DatabaseOption = "", lang: LangOption = "") -> None:
    """Lifts a ban."""
    with desk_at(database, lang) as (desk, operator):
        desk.lift(operator, "ban", who)
    done(lang)


@app.verb("mute")
def mute(
    who: Who, days: Days = None, reason: Reason = "", database: DatabaseOption = "", lang: LangOption = ""
) -> None:
    """Mutes a person in the chat."""
    with desk_at(database, lang) as (desk, operator):
        desk.mute(operator, who, days, reason)
    done(lang)


@app.verb("unmute")
def unmute(who: Who, database: DatabaseOption = "", lang: LangOption = "") -> None:
    """Lifts a mute."""
    with desk_at(database, lang) as (desk, operator):
        desk.lift(operator, "mute", who)
    done(lang)


@app.verb("sanctions")
def sanctions(database: DatabaseOption = "", lang: LangOption = "", as_json: JsonOption = False) -> None:
    """Lists bans and mutes in force."""
    with desk_at(database, lang) as (desk, _):
        show(desk.store.in_force(), "operator-sanction-line", lang, as_json=as_json)


@app.verb("reset-password")
def reset_password(
    name: Annotated[str, Argument(help="operator-account")],
    database: DatabaseOption = "",
    lang: LangOption = "",
) -> None:
    """Creates a one-time link for setting a new password."""
    with desk_at(database, lang) as (desk, operator):
        path = desk.reset_password(operator, name)
    done(lang, "operator-reset", path=path)


@app.verb("test-mail")
def try_mail(address: Annotated[str, Argument(help="operator-address")], lang: LangOption = "") -> None:
    """Sends one mail with the settings in the environment."""
    words = choose_setting(lang=lang).words
    need_extra("server")
    from metro2033.server.core.config import public_url, smtp_settings
    from metro2033.server.notices.mail.trial import send_trial

    public = public_url(os.environ.get("METRO2033_PUBLIC_URL", ""))
    smtp = smtp_settings(public)
    if smtp is None:
        raise Problem("operator-no-mail")
    send_trial(address, words.language, public, smtp)
    done(lang, "operator-mail-sent", address=address)


@app.verb("delete-person")
def delete_person(who: Who, database: DatabaseOption = "", lang: LangOption = "") -> None:
    """Deletes a person and their data."""
    with desk_at(database, lang) as (desk, operator):
        desk.delete_person(operator, who)
    done(lang)


@app.verb("delete-room")
def delete_room(
    room: Annotated[str, Argument(help="operator-room")],
    database: DatabaseOption = "",
    lang: LangOption = "",
) -> None:
    """Deletes a room and its game."""
    with desk_at(database, lang) as (desk, operator):
        desk.delete_room(operator, room)
    done(lang)


@app.verb("unrate")
def unrate(
    room: Annotated[str, Argument(help="operator-room")],
    database: DatabaseOption = "",
    lang: LangOption = "",
) -> None:
    """Removes a game from the ratings."""
    with desk_at(database, lang) as (desk, operator):
        desk.unrate(operator, room)
    done(lang)


@app.verb("recompute-ratings")
def recompute_ratings(database: DatabaseOption = "", lang: LangOption = "") -> None:
    """Recomputes all ratings."""
    with desk_at(database, lang) as (desk, operator):
        games, changed = desk.recompute_ratings(operator)
    done(lang, "operator-recomputed", games=games, changed=changed)


@app.verb("purge-guests")
def purge_guests(
    days: Annotated[int, Option("--days", min=1, max=36500, help="operator-purge-days")] = 90,
    dry_run: Annotated[bool, Option("--dry-run", help="operator-dry-run")] = False,
    database: DatabaseOption = "",
    lang: LangOption = "",
) -> None:
    """Deletes guests who have been inactive for a number of days."""
    with desk_at(database, lang) as (desk, operator):
        guests, rooms = desk.purge_guests(operator, days, dry=dry_run)
    done(lang, "operator-would-purge" if dry_run else "operator-purged", guests=guests, rooms=rooms)


@app.verb("reports")
def reports(database: DatabaseOption = "", lang: LangOption = "", as_json: JsonOption = False) -> None:
    """Lists the queue of reports."""
    with desk_at(database, lang) as (desk, _):
        show(desk.reports(), "operator-report-line", lang, as_json=as_json)


@app.verb("close-report")
def close_report(
    number: Number,
    note: Annotated[str, Option("--note", help="operator-note")] = "",
    database: DatabaseOption = "",
    lang: LangOption = "",
) -> None:
    """Closes a report."""
    with desk_at(database, lang) as (desk, operator):
        desk.close_report(operator, number, note)
    done(lang)


@app.verb("announce")
def announce(
    en: Annotated[str, Option("--en", help="operator-text-en")] = "",
    pl: Annotated[str, Option("--pl", help="operator-text-pl")] = "",
    ru: Annotated[str, Option("--ru", help="operator-text-ru")] = "",
    days: Days = None,
    database: DatabaseOption = "",
    lang: LangOption = "",
) -> None:
    """Publishes an announcement to all users."""
    with desk_at(database, lang) as (desk, operator):
        number = desk.announce(operator, {"en": en, "pl": pl, "ru": ru}, days)
    done(lang, "operator-announced", number=number)


@app.verb("announcements")
def announcements(database: DatabaseOption = "", lang: LangOption = "", as_json: JsonOption = False) -> None:
    """Lists the announcements."""
    with desk_at(database, lang) as (desk, _):
        show(desk.announcements(), "operator-announcement-line", lang, as_json=as_json)


@app.verb("withdraw")
def withdraw(number: Number, database: DatabaseOption = "", lang: LangOption = "") -> None:
    """Withdraws an announcement."""
    with desk_at(database, lang) as (desk, operator):
        desk.withdraw(operator, number)
    done(lang)


@app.verb("read-only")
def read_only(
    off: Annotated[bool, Option("--off", help="operator-off")] = False,
    database: DatabaseOption = "",
    lang: LangOption = "",
) -> None:
    """Enables or disables read-only mode."""
    with desk_at(database, lang) as (desk, operator):
        desk.set_read_only(operator, on=not off)
    done(lang, "operator-read-only-off" if off else "operator-read-only-on")


@app.verb("quota")
def quota(
    name: Annotated[str, Argument(help="operator-quota-name")],
    most: Annotated[int, Argument(help="operator-quota-most")],
    database: DatabaseOption = "",
    lang: LangOption = "",
) -> None:
    """Sets a quota."""
    with desk_at(database, lang) as (desk, operator):
        desk.set_quota(operator, name, most)
    done(lang)


@app.verb("token")
def token(
    name: Annotated[str, Argument(help="operator-name")],
    database: DatabaseOption = "",
    lang: LangOption = "",
) -> None:
    """Creates an operator token for the page."""
    with desk_at(database, lang) as (desk, operator):
        echo(desk.add_operator(operator, name))


@app.verb("revoke")
def revoke(
    name: Annotated[str, Argument(help="operator-name")],
    database: DatabaseOption = "",
    lang: LangOption = "",
) -> None:
    """Revokes an operator token."""
    with desk_at(database, lang) as (desk, operator):
        desk.drop_operator(operator, name)
    done(lang)


@app.verb("audit")
def audit(database: DatabaseOption = "", lang: LangOption = "", as_json: JsonOption = False) -> None:
    """Prints the audit log."""
    with desk_at(database, lang) as (desk, _):
        show(desk.audit(), "operator-audit-line", lang, as_json=as_json)
