"""`serve`: starts the server."""

from __future__ import annotations

import contextlib
import errno
import os
import socket
import sys
import threading
import time
import urllib.request
import webbrowser
from collections.abc import Iterator
from typing import Annotated, Any

import click
import msgspec

from metro2033 import codec
from metro2033.bots.registry import offers
from metro2033.cli.bots import look_at
from metro2033.cli.built import engine_note, need_extra, page_note
from metro2033.cli.command import Option, make_command, make_param
from metro2033.cli.setting import LangOption, choose_setting, errors
from metro2033.cli.supervisor import kept_socket
from metro2033.kernel.problem import BadOption
from metro2033.server.core.config import LOCAL, Config, to_environment
from metro2033.server.core.config_reader import OPTIONS, describe, given_database, read, read_variables, variable
from metro2033.server.core.logging import check_log_file
from metro2033.text.words import Words
from metro2033.wire import Health

START_SECONDS = 120  # a first start on a busy machine is slow
PORT_PROBLEMS = {
    errno.EADDRINUSE: "serve-port-taken",
    errno.EACCES: "serve-port-forbidden",
    errno.EADDRNOTAVAIL: "serve-host",
}


def serve(
    workers: Annotated[int, Option("--workers", min=1, max=64, help="serve-workers")] = 1,
    no_open: Annotated[bool, Option("--no-open", help="serve-no-open")] = False,
    no_supervise: Annotated[bool, Option("--no-supervise", help="serve-no-supervise")] = False,
    lang: LangOption = "",
    **given: Any,
) -> None:
    """Serves both games with the settings given by options. `--no-supervise` is evaluated earlier, before the program is loaded."""
    setting = choose_setting(lang=lang)
    need_extra("server")
    from metro2033.cli.serving import keep_socket, run  # imported here because only `serve` needs it
    from metro2033.server.core.database import open_database
    from metro2033.server.core.sole_server import claim
    from metro2033.server.http.static_page import is_built
    from metro2033.server.packs.service import offered_packs

    chosen = {name: value for name, value in given.items() if value not in (None, [], "")}
    url = given_database(chosen.get("database", ""))
    if url.startswith("postgresql"):
        need_extra("postgres")
    if workers > 1 and not url.startswith("postgresql"):
        raise BadOption("serve-workers-sqlite")
    packs = [str(file.absolute()) for file in chosen.get("packs", ())]
    offered_packs(packs)  # reports mistakes before the server accepts connections
    variables = read_variables(Config())
    bots = _offers(chosen.get("bots", "") or os.environ.get(variable("bots"), ""))
    settings = {**msgspec.structs.asdict(variables), **chosen, "database": url, "packs": packs, "bots": bots}
    config = codec.convert(settings, Config)
    check_log_file()
    with claim(url) or contextlib.nullcontext():
        open_database(url, threads=1).dispose()  # runs migrations before the server accepts connections
        kept = kept_socket()
        listening = kept or _listen(config.host, config.port)
        keep_socket(listening, setting.words)
        port = listening.getsockname()[1]
        to_environment(msgspec.structs.replace(config, port=port))
        if kept is None:  # after a restart, the address has been announced already
            _welcome(config.host, f"{port}{config.base_path}", setting.words, is_built(), not no_open and _can_open())
        run(listening, workers, setting.words)


def _setting_options() -> Iterator[click.Parameter]:
    """Yields the options of settings, with their types and bounds. One that is not given leaves the setting to its variable."""
    for name, flag in OPTIONS.items():
        form, meta = describe(name)
        extra = meta.extra or {}
        kind = extra.get("form", list[str] if form == tuple[str, ...] else form)
        told = Option(flag, f"serve-{flag[2:]}", extra.get("complete", ""), meta.ge, meta.le)
        default = None if extra["reads"] or kind not in (int, str) else getattr(Config(), name) or ""
        yield make_param(name, Annotated[kind, told], default)


command = make_command(serve, "serve", "serve", _setting_options())


def _welcome(host: str, port_path: str, words: Words, page: bool, opens: bool) -> None:
    """Prints the address and notes on missing parts, and opens the browser."""
    address = f"http://{f'[{host}]' if ':' in host else host}:{port_path}/"
    notes = (words.say("serve-at", {"address": address}), engine_note(words), "" if page else page_note(words))
    for note in filter(None, notes):
        errors.print(note, markup=False, soft_wrap=True)
    if opens:
        threading.Thread(target=_open_when_ready, args=(address,), daemon=True).start()


def _offers(text: str) -> dict[str, str]:
    """Returns the bots offered in rooms; starts each one once to check that it works."""
    offered = offers(text)
    for spec in offered.values():
        look_at(spec)
    return offered


def serve_here() -> None:
    """Serves on this machine, or reports the address of a server that already runs. After a restart, the port is ours."""
    text = os.environ.get(variable("port"), "")
    port = read("port", text) if text else Config().port
    address = f"http://{LOCAL}:{port}/"
    if kept_socket() is None and _answers(address):
        errors.print(choose_setting().words.say("serve-running", {"address": address}), markup=False, soft_wrap=True)
        if _can_open():
            webbrowser.open(address)
        return
    serve(port=port)


def _answers(address: str) -> bool:
    """Returns whether one of our servers answers at the address."""
    with (
        contextlib.suppress(OSError, msgspec.DecodeError),
        urllib.request.urlopen(f"{address}healthz", timeout=2) as response,
    ):
        return bool(codec.decode(response.read(), Health).status)
    return False


def _listen(host: str, port: int) -> socket.socket:
    """Binds the port before any other work, so that a failure is reported at once."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    if os.name != "nt":  # Windows would let two programs share the port
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


def _can_open() -> bool:
    """Returns whether a browser can be opened: a terminal with a display."""
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
