"""The files in deploy/ agree with each other and with the server: ports, names, paths, limits, variables."""

from __future__ import annotations

import re
from typing import Any

import pytest
import yaml

from metro2033.server.core import config_reader
from metro2033.server.core.config import UPLOADS, Config
from metro2033.server.http.guarded_protocol import HEAD_BYTES, GuardedProtocol, _covers
from tests.server.running import ROOT

DEPLOY = ROOT / "deploy"
FILES = {path.name: path.read_text(encoding="utf-8") for path in DEPLOY.iterdir() if path.is_file()}
NAME, PORT = "play.example.org", Config().port
OTHERS = {"METRO2033_DATABASE", "METRO2033_DATABASE_FILE", "METRO2033_NO_SUPERVISE"}  # not read by `read_variables`
OF_COMPOSE = {"METRO2033_NAME", "METRO2033_UPSTREAM", "METRO2033_BACKUPS"}
UNITS = {"k": 1024, "KB": 1000, "MiB": 1024**2}


def options(command: str) -> dict[str, str]:
    """Returns the options of a command line with their values; the last one of a name counts."""
    return dict(re.findall(r"(--[a-z-]+)[ ,]+\"?([^-\s,\"][^\s,\"]*)", command))


def size(text: str) -> int:
    """Returns a size as nginx and Caddy write it, in bytes."""
    number, unit = re.fullmatch(r"(\d+)(\w+)", text).groups()  # type: ignore[union-attr]
    return int(number) * UNITS[unit]


def line(name: str, pattern: str) -> str:
    """Returns the only place of a file that fits."""
    (found,) = re.findall(pattern, FILES[name], re.MULTILINE)
    return str(found)


def compose() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load(FILES["compose.yml"])
    return found


def test_every_variable_is_one_that_the_server_reads() -> None:
    known = {config_reader.variable(name) for name in config_reader.VARIABLES} | OTHERS
    for name, text in FILES.items():
        extra = OF_COMPOSE if name in ("compose.yml", "Caddyfile") else set()
        assert set(re.findall(r"METRO2033_[A-Z_]+", text)) <= known | extra, name


def test_the_proxies_reach_the_server_where_the_unit_starts_it() -> None:
    served = options(line("metro2033.service", r"^ExecStart=(.*)$"))
    where = f"{served['--host']}:{served['--port']}"
    assert where == f"{Config().host}:{PORT}"
    assert line("nginx.conf", r"^    server (\S+);$") == where
    assert line("Caddyfile", r"reverse_proxy \{\$METRO2033_UPSTREAM:(\S+)\}") == where
    assert line("Containerfile", r"^EXPOSE (\d+)$") == str(PORT)
    assert f"http://127.0.0.1:{PORT}/healthz" in FILES["Containerfile"]


def test_one_name_is_written_everywhere() -> None:
    assert options(line("metro2033.service", r"^ExecStart=(.*)$"))["--trusted-host"] == NAME
    assert f"METRO2033_PUBLIC_URL=https://{NAME}\n" in FILES["metro2033.service"]
    assert set(re.findall(r"server_name (\S+);", FILES["nginx.conf"])) == {NAME}
    assert line("Caddyfile", r"^\{\$METRO2033_NAME:(\S+)\} \{$") == NAME


def test_the_server_and_its_backup_use_one_database_user_and_folder() -> None:
    names = ("metro2033.service", "metro2033-backup.service")
    databases = {options(line(name, r"^ExecStart=(.*)$"))["--database"] for name in names}
    assert databases == {"sqlite:////var/lib/metro2033/games.sqlite"}
    for setting in ("User", "StateDirectory", "StateDirectoryMode", "UMask", "DynamicUser"):
        assert len({line(name, rf"^{setting}=(.*)$") for name in names}) == 1, setting
    backup = re.findall(r"/var/lib/metro2033/backups", FILES["metro2033-backup.service"])
    assert len(backup) == 2  # where it is written is what is copied to another machine


@pytest.mark.parametrize("name", ["metro2033.service", "Containerfile"])
def test_no_supervisor_where_something_else_restarts_the_server(name: str) -> None:
    assert re.search(r"^(Environment=|ENV )METRO2033_NO_SUPERVISE=1$", FILES[name], re.MULTILINE)


def test_proxies_pass_every_body_and_head_that_the_server_takes_and_little_more() -> None:
    largest = max(UPLOADS.values())
    for name, pattern in (("nginx.conf", r"client_max_body_size (\w+);"), ("Caddyfile", r"max_size (\w+)")):
        assert largest < size(line(name, pattern)) <= 2 * largest, name
    assert 8 * 1000 <= size(line("Caddyfile", r"max_header_size (\w+)")) <= HEAD_BYTES
    count, each = line("nginx.conf", r"large_client_header_buffers (\d+ \w+);").split()
    assert int(count) * size(each) <= HEAD_BYTES
    assert line("nginx.conf", r"rate=(\d+)r/s;") == f"{Config().requests_per_second:g}"
    assert int(line("nginx.conf", r"limit_conn metro2033_connections (\d+);")) <= GuardedProtocol.per_address
    for name in ("nginx.conf", "Caddyfile"):
        assert "/metrics" in FILES[name] and "404" in FILES[name]
        assert "max-age=31536000" in FILES[name]


def test_the_containers_agree_with_the_image_and_the_proxy() -> None:
    services, networks = compose()["services"], compose()["networks"]
    server, proxy, database = services["server"], services["proxy"], services["database"]
    assert server["environment"]["FORWARDED_ALLOW_IPS"] == networks["inside"]["ipam"]["config"][0]["subnet"]
    assert proxy["environment"]["METRO2033_UPSTREAM"] == f"server:{PORT}"
    assert f"http://localhost:{PORT}/readyz" in server["healthcheck"]["test"][-1]
    assert server["command"][0] == "" and "localhost" in server["command"]  # `--database ""`; the check asks localhost
    assert FILES["Containerfile"].rstrip().splitlines()[-2].endswith('"--database"]')
    uid = line("Containerfile", r"--uid (\d+)")
    assert f"install -d -o {uid} backups" in FILES["compose.yml"] and f"-o {uid} /dev/stdin" in FILES["compose.yml"]
    declared = set(compose()["secrets"])
    for name, service in services.items():
        assert set(service.get("secrets", ())) <= declared, name
        assert service["restart"] == "unless-stopped" and service["networks"] == ["inside"], name
        kept = {volume.split(":")[0] for volume in service["volumes"] if volume[0] not in "./$"}
        assert kept <= set(compose()["volumes"]), name
    user, name = database["environment"]["POSTGRES_USER"], database["environment"]["POSTGRES_DB"]
    assert f"postgresql://{user}:%s@database/{name}" in FILES["compose.yml"]
    assert "ports" not in server and "ports" not in database  # reached through the proxy alone


def test_trusted_proxies_may_be_networks() -> None:
    assert (
        _covers("172.30.33.0/24", "172.30.33.7") and _covers("127.0.0.1", "127.0.0.1") and _covers("*", "2001:db8::1")
    )
    assert _covers("2001:db8::/32", "2001:db8::1") and not _covers("172.30.33.0/24", "172.30.34.7")
    assert not _covers("172.30.33.0/24", "2001:db8::1") and not _covers("proxy", "172.30.33.7")
