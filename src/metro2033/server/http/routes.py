"""Every endpoint of the API."""

from __future__ import annotations

from starlette.routing import Route

from metro2033.server.archive import continuing_endpoints as continuing
from metro2033.server.archive import endpoints as archive
from metro2033.server.archive import review_endpoints as review
from metro2033.server.clubs.leagues import endpoints as leagues
from metro2033.server.clubs.ratings import endpoints as profiles
from metro2033.server.notices import due_endpoints as due
from metro2033.server.notices import endpoints as notices
from metro2033.server.notices.mail import endpoints as mail
from metro2033.server.notices.push import endpoints as push
from metro2033.server.operators import endpoints as moderation
from metro2033.server.operators import health as operation
from metro2033.server.packs import endpoints as packs
from metro2033.server.people import account_endpoints as accounts
from metro2033.server.people import passkey_endpoints as passkeys
from metro2033.server.people import session_endpoints as sessions
from metro2033.server.play import advice_endpoints as advice
from metro2033.server.play import endpoints as play
from metro2033.server.practice import lessons, puzzles
from metro2033.server.rooms import address
from metro2033.server.rooms import endpoints as rooms

SUBJECTS = (
    operation,
    rooms,
    address,
    accounts,
    sessions,
    mail,
    passkeys,
    play,
    due,
    notices,
    push,
    archive,
    continuing,
    review,
    advice,
    lessons,
    puzzles,
    packs,
    profiles,
    leagues,
    moderation,
)
ENDPOINTS = tuple(endpoint for subject in SUBJECTS for endpoint in subject.ENDPOINTS)


def routes() -> list[Route]:
    """Every route of the API."""
    return [Route(endpoint.path, endpoint.handler, methods=[endpoint.method]) for endpoint in ENDPOINTS]
