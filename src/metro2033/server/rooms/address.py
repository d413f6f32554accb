"""The endpoint that returns this server's address for invitations."""

from __future__ import annotations

import ipaddress
import socket

from starlette.requests import Request
from starlette.responses import Response

from metro2033 import wire
from metro2033.server.core.config import Config
from metro2033.server.http.auth import address_of
from metro2033.server.http.endpoint import Endpoint
from metro2033.server.http.middleware.host_origin import LOOPBACK
from metro2033.server.http.responses import json
from metro2033.server.http.services import core_of

EVERYWHERE = ("0.0.0.0", "::", "")
ROUTED = ("192.0.2.1", 9)  # reserved for documentation; choosing a route sends nothing


async def get_address(request: Request) -> Response:
    """Returns the configured address; to callers on the server's own machine also its address in the local network."""
    config = core_of(request).config
    is_local = request.url.hostname in LOOPBACK and address_of(request) in LOOPBACK
    network = network_address(config) if is_local else ""
    return json(wire.AddressView(config.public_url, network, device=bool(config.device)))


def network_address(config: Config) -> str:
    """Returns the address for others in the local network, if the server listens and answers there."""
    host = local_ip() if config.host in EVERYWHERE else config.host
    if host in LOOPBACK or not host or (config.hosts and host not in config.hosts):
        return ""
    return f"http://{f'[{host}]' if ':' in host else host}:{config.port}{config.base_path}"


def local_ip() -> str:
    """Returns this machine's address in its network, or an empty string."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(ROUTED)
        except OSError:
            return ""
        found = str(probe.getsockname()[0])
    return "" if ipaddress.ip_address(found).is_loopback else found


ENDPOINTS = (Endpoint("GET", "/api/address", get_address, gives=wire.AddressView),)
