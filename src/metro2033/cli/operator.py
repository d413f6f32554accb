"""`operator`: what whoever runs a server may do, on its database, while the server runs or not."""

from __future__ import annotations

import getpass
import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from typing import TYPE_CHECKING, Annotated, Any

import typer

from metro2033.cli.backup import DatabaseOption, open_existing
from metro2033.cli.built import need_extra
from metro2033.cli.frame import Command, Group
from metro2033.cli.setting import JsonOption, LangOption, choose_setting, help_text
from metro2033.cli.streams import echo, print_json
from metro2033.kernel.problem import Problem

if TYPE_CHECKING:
    from metro2033.server.operators.desk import Desk

Search = Annotated[str, typer.Argument(help=help_text("operator-search"))]
Who = Annotated[str, typer.Argument(help=help_text("operator-who"))]
Days = Annotated[int | None, typer.Option("--days", min=1, max=36500, help=help_text("operator-days"))]
Reason = Annotated[str, typer.Option("--reason", help=help_text("operator-reason"))]
Number = Annotated[int, typer.Argument(help=help_text("operator-number"))]

app = typer.Typer(cls=Group, help=help_text("operator"), rich_markup_mode=None, add_completion=False)


@contextmanager
def desk_at(database: str, lang: str) -> Iterator[tuple[Desk, str]]:
    """The desk at a database, and the name under which the audit log keeps what is done."""
    choose_setting(lang=lang)
    url = open_existing(database)
    from metro2033.server.operators.desk import Desk
    from metro2033.server.storage.database import open_database

    engine = open_database(url, threads=1)
    try:
        yield Desk(engine), f"{getpass.getuser()[:30]} (shell)"
    finally:
        engine.dispose()


def show(found: list[Any], key: str, lang: str, *, as_json: bool) -> None:
    """A list: a line each in the reader's words, or JSON."""
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
    """Say what was done."""
    echo(choose_setting(lang=lang).words.say(key, args))


@app.command("people", cls=Command, help=help_text("operator-people"))
def people(
    search: Search = "", database: DatabaseOption = "", lang: LangOption = "", as_json: JsonOption = False
) -> None:
    """List people by name or id."""
    with desk_at(database, lang) as (desk, _):
        show(desk.people(search), "operator-person-line", lang, as_json=as_json)


@app.command("rooms", cls=Command, help=help_text("operator-rooms"))
def rooms(
    search: Search = "", database: DatabaseOption = "", lang: LangOption = "", as_json: JsonOption = False
) -> None:
    """List rooms by id or member."""
    with desk_at(database, lang) as (desk, _):
        show(desk.rooms(search), "operator-room-line", lang, as_json=as_json)


@app.command("ban", cls=Command, help=help_text("operator-ban"))
def ban(who: Who, days: Days = None, reason: Reason = "", database: DatabaseOption = "", lang: LangOption = "") -> None:
    """Ban a person or a network."""
    with desk_at(database, lang) as (desk, operator):
        desk.ban(operator, who, days, reason)
    done(lang)


@app.command("unban", cls=Command, help=help_text("operator-unban"))
def unban(who: Who, database: DatabaseOption = "", lang: LangOption = "") -> None:
    """Lift a ban."""
    with desk_at(database, lang) as (desk, operator):
        desk.lift(operator, "ban", who)
    done(lang)


@app.command("mute", cls=Command, help=help_text("operator-mute"))
def mute(
    who: Who, days: Days = None, reason: Reason = "", database: DatabaseOption = "", lang: LangOption = ""
) -> None:
    """Take the chat away from a person."""
    with desk_at(database, lang) as (desk, operator):
        desk.mute(operator, who, days, reason)
    done(lang)


@app.command("unmute", cls=Command, help=help_text("operator-unmute"))
def unmute(who: Who, database: DatabaseOption = "", lang: LangOption = "") -> None:
    """Lift a mute."""
    with desk_at(database, lang) as (desk, operator):
        desk.lift(operator, "mute", who)
    done(lang)


@app.command("sanctions", cls=Command, help=help_text("operator-sanctions"))
def sanctions(database: DatabaseOption = "", lang: LangOption = "", as_json: JsonOption = False) -> None:
    """List bans and mutes."""
    with desk_at(database, lang) as (desk, _):
        show(desk.store.in_force(), "operator-sanction-line", lang, as_json=as_json)


@app.command("reset-password", cls=Command, help=help_text("operator-reset-password"))
def reset_password(
    name: Annotated[str, typer.Argument(help=help_text("operator-account"))],
    database: DatabaseOption = "",
    lang: LangOption = "",
) -> None:
    """Make a one-time link for a new password."""
    with desk_at(database, lang) as (desk, operator):
        path = desk.reset_password(operator, name)
    done(lang, "operator-reset", path=path)


@app.command("test-mail", cls=Command, help=help_text("operator-test-mail"))
def try_mail(
    address: Annotated[str, typer.Argument(help=help_text("operator-address"))], lang: LangOption = ""
) -> None:
    """Send one mail with the settings in the environment."""
    words = choose_setting(lang=lang).words
    need_extra("server")
    from metro2033.server.config import public_url, smtp_settings
    from metro2033.server.mail.trial import send_trial

    public = public_url(os.environ.get("METRO2033_PUBLIC_URL", ""))
    smtp = smtp_settings(public)
    if smtp is None:
        raise Problem("operator-no-mail")
    send_trial(address, words.language, public, smtp)
    done(lang, "operator-mail-sent", address=address)


@app.command("delete-person", cls=Command, help=help_text("operator-delete-person"))
def delete_person(who: Who, database: DatabaseOption = "", lang: LangOption = "") -> None:
    """Delete a person with its data."""
    with desk_at(database, lang) as (desk, operator):
        desk.delete_person(operator, who)
    done(lang)


@app.command("delete-room", cls=Command, help=help_text("operator-delete-room"))
def delete_room(
    room: Annotated[str, typer.Argument(help=help_text("operator-room"))],
    database: DatabaseOption = "",
    lang: LangOption = "",
) -> None:
    """Delete a room with its game."""
    with desk_at(database, lang) as (desk, operator):
        desk.delete_room(operator, room)
    done(lang)


@app.command("unrate", cls=Command, help=help_text("operator-unrate"))
def unrate(
    room: Annotated[str, typer.Argument(help=help_text("operator-room"))],
    database: DatabaseOption = "",
    lang: LangOption = "",
) -> None:
    """Take a game out of the ratings."""
    with desk_at(database, lang) as (desk, operator):
        desk.unrate(operator, room)
    done(lang)


@app.command("recompute-ratings", cls=Command, help=help_text("operator-recompute-ratings"))
def recompute_ratings(database: DatabaseOption = "", lang: LangOption = "") -> None:
    """Rate all games again."""
    with desk_at(database, lang) as (desk, operator):
        games, changed = desk.recompute_ratings(operator)
    done(lang, "operator-recomputed", games=games, changed=changed)


@app.command("purge-guests", cls=Command, help=help_text("operator-purge-guests"))
def purge_guests(
    days: Annotated[int, typer.Option("--days", min=1, max=36500, help=help_text("operator-purge-days"))] = 90,
    dry_run: Annotated[bool, typer.Option("--dry-run", help=help_text("operator-dry-run"))] = False,
    database: DatabaseOption = "",
    lang: LangOption = "",
) -> None:
    """Delete guests who were away for long."""
    with desk_at(database, lang) as (desk, operator):
        guests, rooms = desk.purge_guests(operator, days, dry=dry_run)
    done(lang, "operator-would-purge" if dry_run else "operator-purged", guests=guests, rooms=rooms)


@app.command("reports", cls=Command, help=help_text("operator-reports"))
def reports(database: DatabaseOption = "", lang: LangOption = "", as_json: JsonOption = False) -> None:
    """List the queue of reports."""
    with desk_at(database, lang) as (desk, _):
        show(desk.reports(), "operator-report-line", lang, as_json=as_json)


@app.command("close-report", cls=Command, help=help_text("operator-close-report"))
def close_report(
    number: Number,
    note: Annotated[str, typer.Option("--note", help=help_text("operator-note"))] = "",
    database: DatabaseOption = "",
    lang: LangOption = "",
) -> None:
    """Take a report out of the queue."""
    with desk_at(database, lang) as (desk, operator):
        desk.close_report(operator, number, note)
    done(lang)


@app.command("announce", cls=Command, help=help_text("operator-announce"))
def announce(
    en: Annotated[str, typer.Option("--en", help=help_text("operator-text-en"))] = "",
    pl: Annotated[str, typer.Option("--pl", help=help_text("operator-text-pl"))] = "",
    ru: Annotated[str, typer.Option("--ru", help=help_text("operator-text-ru"))] = "",
    days: Days = None,
    database: DatabaseOption = "",
    lang: LangOption = "",
) -> None:
    """Show a text to everybody."""
    with desk_at(database, lang) as (desk, operator):
        number = desk.announce(operator, {"en": en, "pl": pl, "ru": ru}, days)
    done(lang, "operator-announced", number=number)


@app.command("announcements", cls=Command, help=help_text("operator-announcements"))
def announcements(database: DatabaseOption = "", lang: LangOption = "", as_json: JsonOption = False) -> None:
    """List the announcements."""
    with desk_at(database, lang) as (desk, _):
        show(desk.announcements(), "operator-announcement-line", lang, as_json=as_json)


@app.command("withdraw", cls=Command, help=help_text("operator-withdraw"))
def withdraw(number: Number, database: DatabaseOption = "", lang: LangOption = "") -> None:
    """Take an announcement back."""
    with desk_at(database, lang) as (desk, operator):
        desk.withdraw(operator, number)
    done(lang)


@app.command("read-only", cls=Command, help=help_text("operator-read-only"))
def read_only(
    off: Annotated[bool, typer.Option("--off", help=help_text("operator-off"))] = False,
    database: DatabaseOption = "",
    lang: LangOption = "",
) -> None:
    """Begin or end read-only mode."""
    with desk_at(database, lang) as (desk, operator):
        desk.set_read_only(operator, on=not off)
    done(lang, "operator-read-only-off" if off else "operator-read-only-on")


@app.command("quota", cls=Command, help=help_text("operator-quota"))
def quota(
    name: Annotated[str, typer.Argument(help=help_text("operator-quota-name"))],
    most: Annotated[int, typer.Argument(help=help_text("operator-quota-most"))],
    database: DatabaseOption = "",
    lang: LangOption = "",
) -> None:
    """Set a quota."""
    with desk_at(database, lang) as (desk, operator):
        desk.set_quota(operator, name, most)
    done(lang)


@app.command("token", cls=Command, help=help_text("operator-token"))
def token(
    name: Annotated[str, typer.Argument(help=help_text("operator-name"))],
    database: DatabaseOption = "",
    lang: LangOption = "",
) -> None:
    """Make an operator's token for the page."""
    with desk_at(database, lang) as (desk, operator):
        echo(desk.add_operator(operator, name))


@app.command("revoke", cls=Command, help=help_text("operator-revoke"))
def revoke(
    name: Annotated[str, typer.Argument(help=help_text("operator-name"))],
    database: DatabaseOption = "",
    lang: LangOption = "",
) -> None:
    """Take an operator's token away."""
    with desk_at(database, lang) as (desk, operator):
        desk.drop_operator(operator, name)
    done(lang)


@app.command("audit", cls=Command, help=help_text("operator-audit"))
def audit(database: DatabaseOption = "", lang: LangOption = "", as_json: JsonOption = False) -> None:
    """Show the audit log."""
    with desk_at(database, lang) as (desk, _):
        show(desk.audit(), "operator-audit-line", lang, as_json=as_json)
