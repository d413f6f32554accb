"""`serve`: the server from the command line."""

from __future__ import annotations

import contextlib
import errno
import math
import os
import socket
import sys
import threading
import time
import urllib.request
import webbrowser
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from metro2033.bots.registry import offers
from metro2033.cli import completion
from metro2033.cli.bots import look_at
from metro2033.cli.built import engine_note, need_extra, page_note
from metro2033.cli.setting import LangOption, choose_setting, errors, help_text
from metro2033.kernel.problem import BadOption
from metro2033.protocol import Health
from metro2033.server.config import (
    COOKIE_KEYS,
    MESSAGE_BYTES,
    Config,
    cookie_key,
    given_database,
    public_url,
    push_contact,
    smtp_settings,
    to_environment,
)

LOCAL = "127.0.0.1"
PORT = 2033
START_SECONDS = 20
PORT_PROBLEMS = {
    errno.EADDRINUSE: "serve-port-taken",
    errno.EACCES: "serve-port-forbidden",
    errno.EADDRNOTAVAIL: "serve-host",
}


def serve(
    host: Annotated[str, typer.Option("--host", help=help_text("serve-host"))] = LOCAL,
    port: Annotated[int, typer.Option("--port", min=0, max=65535, help=help_text("serve-port"))] = PORT,
    database: Annotated[str, typer.Option("--database", help=help_text("serve-database"))] = "",
    workers: Annotated[int, typer.Option("--workers", min=1, max=64, help=help_text("serve-workers"))] = 1,
    bot_workers: Annotated[
        int | None, typer.Option("--bot-workers", min=1, max=64, help=help_text("serve-bot-workers"))
    ] = None,
    bots: Annotated[str, typer.Option("--bots", help=help_text("serve-bots"), autocompletion=completion.bots)] = "",
    no_open: Annotated[bool, typer.Option("--no-open", help=help_text("serve-no-open"))] = False,
    origin: Annotated[list[str] | None, typer.Option("--origin", help=help_text("serve-origin"))] = None,
    trusted_host: Annotated[
        list[str] | None, typer.Option("--trusted-host", help=help_text("serve-trusted-host"))
    ] = None,
    content: Annotated[list[Path] | None, typer.Option("--content", help=help_text("serve-content"))] = None,
    lang: LangOption = "",
) -> None:
    """Serve both games."""
    setting = choose_setting(lang=lang)
    need_extra("server")
    from metro2033.server.http.static_page import is_built
    from metro2033.server.play.packs import offered_packs
    from metro2033.server.storage.database import open_database
    from metro2033.server.storage.sole_server import claim

    url = given_database(database)
    if url.startswith("postgresql"):
        need_extra("postgres")
    if workers > 1 and not url.startswith("postgresql"):
        raise BadOption("serve-workers-sqlite")
    hosts, origins = tuple(trusted_host or ()), tuple(origin or ())
    packs = tuple(str(file.absolute()) for file in content or ())
    offered_packs(packs)  # a mistake is told before anybody comes
    config = _tuned(Config(host=host, database=url, hosts=hosts, origins=origins, packs=packs))
    if bot_workers is not None:
        config = msgspec.structs.replace(config, bot_workers=bot_workers)
    config = msgspec.structs.replace(config, bots=_offers(bots or os.environ.get("METRO2033_BOTS", "")))
    with claim(url) or contextlib.nullcontext():
        open_database(url, threads=1).dispose()  # migrations run before anybody comes
        listening = _listen(host, port)
        port = listening.getsockname()[1]
        to_environment(msgspec.structs.replace(config, port=port))
        address = f"http://{f'[{host}]' if ':' in host else host}:{port}/"
        errors.print(setting.words.say("serve-at", {"address": address}), markup=False, soft_wrap=True)
        for note in (engine_note(setting.words), "" if is_built() else page_note(setting.words)):
            if note:
                errors.print(note, markup=False, soft_wrap=True)
        if not no_open and _can_open():
            threading.Thread(target=_open_when_ready, args=(address,), daemon=True).start()
        _run(listening, workers)


def _offers(text: str) -> dict[str, str]:
    """The bots that are offered in rooms; each is started once, to see that it works in some game."""
    offered = offers(text)
    for spec in offered.values():
        look_at(spec)
    return offered


def serve_here() -> None:
    """Serve on this machine; if that is being done already, say where."""
    port = _port_from_environment()
    address = f"http://{LOCAL}:{port}/"
    if _answers(address):
        errors.print(choose_setting().words.say("serve-running", {"address": address}), markup=False, soft_wrap=True)
        if _can_open():
            webbrowser.open(address)
        return
    serve(port=port)


def _port_from_environment() -> int:
    text = os.environ.get("METRO2033_PORT", "") or str(PORT)
    if not (text.isascii() and text.isdecimal() and len(text) < 6 and int(text) < 65536):
        raise BadOption("option-value", option="METRO2033_PORT", value=text[:40], allowed=("0..65535",))
    return int(text)


def _answers(address: str) -> bool:
    """Whether one of our servers is there."""
    with (
        contextlib.suppress(OSError, msgspec.DecodeError),
        urllib.request.urlopen(f"{address}healthz", timeout=2) as response,
    ):
        return bool(msgspec.json.decode(response.read(), type=Health).status)
    return False


COUNTS = ("bot_workers", "bot_tables", "feeds_per_address", "viewers_per_room")
TUNABLE = (
    "pause",
    "absent_after",
    "bot_seconds",
    "unattended",
    "commands_per_second",
    "requests_per_second",
    "rooms_per_minute",
    "tokens_per_hour",
    "lines_per_minute",
    "accounts_per_minute",
    "logins_per_minute",
    "guests_per_hour",
    "exports_per_hour",
    "mails_per_hour",
    "chat_days",
    "guest_days",
    "pictures_per_minute",
    "reviews_per_hour",
    "packs_per_hour",
    "drafts_per_minute",
    "profiles_per_minute",
    "league_check",
    "leagues_per_hour",
    "league_commands_per_minute",
)


def _tuned(config: Config) -> Config:
    """Limits from the environment: METRO2033_PAUSE=0.2 and so on, for hosts that know why."""
    config = msgspec.structs.replace(config, listen=os.environ.get("METRO2033_LISTEN", "1") != "0")
    private = os.environ.get("METRO2033_WEBHOOK_PRIVATE", "0") == "1"
    public = public_url(os.environ.get("METRO2033_PUBLIC_URL", ""))
    config = msgspec.structs.replace(config, webhook_private=private, public_url=public, smtp=smtp_settings(public))
    push, contact = os.environ.get("METRO2033_PUSH", "1") != "0", os.environ.get("METRO2033_PUSH_CONTACT", "")
    config = msgspec.structs.replace(config, push=push, push_contact=push_contact(contact))
    keys = {name: cookie_key(name, os.environ.get(f"METRO2033_{name.upper()}", "")) for name in COOKIE_KEYS}
    config = msgspec.structs.replace(config, **keys)
    for name in TUNABLE:
        text = os.environ.get(f"METRO2033_{name.upper()}", "")
        if text:
            config = msgspec.structs.replace(config, **{name: _number(f"METRO2033_{name.upper()}", text)})
    for name in COUNTS:
        text = os.environ.get(f"METRO2033_{name.upper()}", "")
        if text:
            config = msgspec.structs.replace(config, **{name: _count(f"METRO2033_{name.upper()}", text)})
    return config


def _count(name: str, text: str) -> int:
    if text.isascii() and text.isdecimal() and len(text) < 9 and int(text) > 0:
        return int(text)
    raise BadOption("option-value", option=name, value=text[:40], allowed=("1..",))


def _number(name: str, text: str) -> float:
    with contextlib.suppress(ValueError):
        if 0 <= (number := float(text)) < math.inf:
            return number
    raise BadOption("option-value", option=name, value=text[:40], allowed=("0..",))


def _listen(host: str, port: int) -> socket.socket:
    """Take the port before anything else is done; why it cannot be had is said at once."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    if os.name != "nt":  # there it would let two programs have the same port
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as fault:
        listening.close()
        key = PORT_PROBLEMS.get(fault.errno or 0, "serve-host" if isinstance(fault, socket.gaierror) else "serve-port")
        raise BadOption(key, host=host[:80], port=str(port), why=fault.strerror or str(fault)) from None
    listening.listen(1024)
    listening.set_inheritable(True)
    return listening


def _run(listening: socket.socket, workers: int) -> None:
    import uvicorn  # loaded only by those who serve

    from metro2033.server.http.guarded_protocol import GuardedProtocol
    from metro2033.server.http.socket_protocol import SocketProtocol

    config = uvicorn.Config(
        "metro2033.server.app:app_from_environment",
        factory=True,
        workers=workers,
        http=GuardedProtocol,
        log_config=None,
        access_log=False,
        ws=SocketProtocol,
        ws_max_size=MESSAGE_BYTES,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=10,
        server_header=False,
        forwarded_allow_ips=os.environ.get("FORWARDED_ALLOW_IPS", LOCAL),
    )
    if workers > 1:
        from uvicorn.supervisors import Multiprocess

        Multiprocess(config, sockets=[listening]).run()
        return
    server = uvicorn.Server(config)
    with contextlib.suppress(KeyboardInterrupt):
        server.run(sockets=[listening])  # on uvloop where there is one
    if not server.started:
        sys.exit(1)


def _can_open() -> bool:
    """Whether there is somebody at a screen."""
    return sys.stdout.isatty() and (
        sys.platform != "linux" or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
    )


def _open_when_ready(address: str) -> None:
    deadline = time.monotonic() + START_SECONDS
    while time.monotonic() < deadline:
        if _answers(address):
            webbrowser.open(address)
            return
        time.sleep(0.1)
