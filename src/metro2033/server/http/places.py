"""The addresses of the page: `tools/page_types.py` gives them to its router, so this is the only list."""

from __future__ import annotations

PLACES: dict[str, tuple[str, ...]] = {
    "home": ("/",),
    "new": ("/new",),
    "settings": ("/settings",),
    "reset": ("/reset",),
    "confirm": ("/confirm",),
    "about": ("/about",),
    "learn": ("/learn", "/learn/{topic}"),
    "lesson": ("/learn/{topic}/lesson", "/learn/{topic}/lesson/{chapter}"),
    "daily": ("/daily", "/daily/{topic}"),
    "puzzles": ("/puzzles", "/puzzles/{puzzle}"),
    "trainer": ("/trainer", "/trainer/{exercise}"),
    "leaderboards": ("/leaderboards", "/leaderboards/{topic}"),
    "people": ("/people/{topic}",),
    "workshop": ("/workshop", "/workshop/{topic}"),
    "join": ("/join/{room}/{invite}",),
    "room": ("/rooms/{room}",),
    "review": ("/rooms/{room}/review",),
    "replay": ("/replay/{room}",),
    "leagues": ("/leagues", "/leagues/{league}", "/leagues/{league}/join/{invite}"),
}
PREVIEWED = ("room", "replay", "join", "leagues", "people")  # `*_preview.py` of features answer there
