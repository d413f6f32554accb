"""The page with Open Graph tags in it, which chats and social networks show beside a link."""

from __future__ import annotations

from html import escape

from starlette.requests import Request
from starlette.responses import Response

from metro2033.server.http import static_page
from metro2033.server.http.services import core_of
from metro2033.text.words import Words

Tags = list[tuple[str, str]]


def base_of(request: Request) -> str:
    """Returns the address under which others reach the server."""
    return core_of(request).config.public_url or str(request.base_url).rstrip("/")


def icon(request: Request) -> Tags:
    """Returns the tags for the program's icon."""
    return [
        ("og:image", f"{base_of(request)}/icon-512.png"),
        ("og:image:width", "512"),
        ("og:image:height", "512"),
    ]


def page_with_tags(request: Request, titles: list[str], about: str, words: Words, picture: Tags) -> Response:
    """Returns the page with Open Graph tags: title, address and picture."""
    address = f"{base_of(request)}{request.url.path}" + (f"?{request.url.query}" if request.url.query else "")
    tags = [
        ("og:type", "website"),
        ("og:site_name", words.say("page-title")),
        ("og:title", " · ".join(filter(None, titles))),
        ("og:description", about),
        ("og:url", address),
        *picture,
    ]
    head = "".join(f'<meta property="{name}" content="{escape(value)}" />' for name, value in tags)
    return static_page.page(request, head=head)
