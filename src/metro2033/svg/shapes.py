"""Original icons, emblems and patterns, drawn in a 24-unit square around the origin."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from metro2033.svg.canvas import Canvas, Number
from metro2033.svg.theme import Look

# `{hole}` is the colour behind the icon.
ICONS: Final[Mapping[str, str]] = {
    "pig": '<path d="M-9 1C -9-4-5-6.5 0-6.5 1.5-6.5 3-6.2 4.2-5.7L7.5-8 7.6-4.3C8.5-3.4 9.2-2.2 9.5-1L11.3-.5V3.2L9 3.8C8.2 5 7 6 6 6.5V9.5H2.8V7.4H-3V9.5H-6.2V6C -7.8 5-8.7 3.5-9 2-10.5 2-11.3.8-11.2-.6"/><circle cx="5.2" cy="-1.6" r="1.15" fill="{hole}"/>',
    "mushroom": '<path d="M-10.5 1C -10.5-6-5.5-9.5 0-9.5S10.5-6 10.5 1C10.5 2.3 9.5 2.6 8.5 2.6H-8.5C -9.5 2.6-10.5 2.3-10.5 1Z"/><path d="M-3.3 4.2H3.3L4.2 9C4.4 10-4.4 10-4.2 9Z"/><circle cx="-4" cy="-3.6" r="1.7" fill="{hole}"/><circle cx="3" cy="-5" r="1.4" fill="{hole}"/><circle cx="4.8" cy="-.8" r="1.2" fill="{hole}"/>',
    "ammo": '<path d="M-9.5-2C -9.5-6.5-7.8-9-7-10-6.2-9-4.5-6.5-4.5-2ZM-9.5-.4H-4.5V9.5H-9.5ZM-2.5-2C -2.5-6.5-.8-9 0-10 .8-9 2.5-6.5 2.5-2ZM-2.5-.4H2.5V9.5H-2.5ZM4.5-2C4.5-6.5 6.2-9 7-10 7.8-9 9.5-6.5 9.5-2ZM4.5-.4H9.5V9.5H4.5Z"/>',
    "points": '<path d="M0-10.5 2.7-3.3 10.3-3 4.3 1.7 6.4 9 0 4.8-6.4 9-4.3 1.7-10.3-3-2.7-3.3Z"/>',
    "hero": '<circle cy="-5" r="4.6"/><path d="M-8.5 10C -8.5 3.5-5 1-2.5 1H2.5C5 1 8.5 3.5 8.5 10Z"/>',
    "army": '<circle cx="-6.5" cy="-4.5" r="3"/><circle cx="6.5" cy="-4.5" r="3"/><circle cy="-6.5" r="3.6"/><path d="M-11.5 8C -11.5 1-9 0-6.5 0-5.7 0-5 .1-4.5.4-6 2-6.3 5-6.3 8ZM11.5 8C11.5 1 9 0 6.5 0 5.7 0 5 .1 4.5.4 6 2 6.3 5 6.3 8ZM-5 10C -5 1.5-3-1.5 0-1.5S5 1.5 5 10Z"/>',
    "strength": '<path d="M-10-10-6.5-10 5 1.5 7.5-1 9.500 1 6.500 4 10.500 8 8 10.500 4 6.500 1 9.500-1 7.500 1.500 5-10-6.5Z"/>',
    "speed": '<path d="M-9-8-1-8 3 0-1 8-9 8-5 0ZM1-8 7-8 11 0 7 8 1 8 5 0Z"/>',
    "mission": '<path d="M-7-10H6C9-10 10-8 10-6.500H5V7C5 9 4 10.500 2 10.500H-8C -10 10.500-11 9-11 7H-6V-6.500C -6-8-6.500-9.500-7-10Z"/><path d="M-3-4.500H2.500M-3-.5H2.500M-3 3.500H2.500" stroke="{hole}" stroke-width="1.6" fill="none"/>',
    "law": '<path d="M-3-11 5-3 2 0-6-8ZM1 1 3.500-1.500 11 6 8.500 8.500ZM-10.500 8H2V11H-10.500ZM-8-6-5-9 2-2-1 1Z"/>',
    "threat": '<path d="M0-11C6-11 10-7 10-1.500 10 2 8.500 4 6.500 5.500V10H3.500V7.500H1.300V10H-1.300V7.500H-3.500V10H-6.500V5.500C -8.500 4-10 2-10-1.500-10-7-6-11 0-11Z"/><circle cx="-4" cy="-1.500" r="2.700" fill="{hole}"/><circle cx="4" cy="-1.500" r="2.700" fill="{hole}"/><path d="M0 1.800 1.400 4.500H-1.400Z" fill="{hole}"/>',
    "equipment": '<path d="M-4-10C -4-12 4-12 4-10V-8.500C7.500-8 9-5.500 9-3V10.500H-9V-3C -9-5.500-7.500-8-4-8.500Z"/><path d="M-2.200-9.600H2.200V-8.600H-2.200ZM-5.500 1H5.500V7H-5.500Z" fill="{hole}"/><path d="M-5.500 3H5.500" stroke="currentColor" stroke-width="1.500"/>',
    "station": '<path d="M-6-11H6C8-11 9-9.500 9-8V5C9 7 7.500 8 6 8L9 11H5.500L3 8.500H-3L-5.500 11H-9L-6 8C -7.500 8-9 7-9 5V-8C -9-9.500-8-11-6-11Z"/><path d="M-6.500-7H6.500V-.500H-6.500Z" fill="{hole}"/><circle cx="-4.500" cy="3.800" r="1.600" fill="{hole}"/><circle cx="4.500" cy="3.800" r="1.600" fill="{hole}"/>',
    "caravan": '<path d="M-11 4V-4C -11-8-7-9 0-9S11-8 11-4V4Z"/><circle cx="-6" cy="6.500" r="4"/><circle cx="6" cy="6.500" r="4"/><circle cx="-6" cy="6.500" r="1.500" fill="{hole}"/><circle cx="6" cy="6.500" r="1.500" fill="{hole}"/><path d="M-4-8.700V3M4-8.700V3" stroke="{hole}" stroke-width="1.400"/>',
    "care": '<path d="M-3.500-10.500H3.500V-3.500H10.500V3.500H3.500V10.500H-3.500V3.500H-10.500V-3.500H-3.500Z"/>',
    "food": '<path d="M-8-8H8V9C8 11-8 11-8 9Z"/><ellipse cy="-8" rx="8" ry="2.800"/><path d="M-8-2.500C -5-.8 5-.8 8-2.500V4.500C5 6.200-5 6.200-8 4.500Z" fill="{hole}"/><ellipse cy="-8.200" rx="5.500" ry="1.500" fill="{hole}"/>',
    "goods": '<path d="M-4.500-1H4.500V10.500H-4.500Z"/><path d="M0-11.500C4-7.500 4-5 2.500-3.200 1.500-2-1.500-2-2.500-3.200-4-5-3-6.500 0-11.500Z"/>',
    "weapons": '<path d="M-11-6H11V-1H1L-1 2H-4.500L-6.500 9.500H-11L-8.500-1H-11Z"/><path d="M-3.500-1H-.5L-2 1H-4Z" fill="{hole}"/>',
    "shield": '<path d="M0-11C3.500-8.500 6.500-8 9-8V0C9 6 4.500 9.500 0 11.500-4.500 9.500-9 6-9 0V-8C -6.500-8-3.500-8.500 0-11Z"/>',
    "token": '<circle r="9.500"/><circle r="6.200" fill="none" stroke="{hole}" stroke-width="1.500"/>',
    "crown": '<path d="M-10 8-11-6-5 0 0-9 5 0 11-6 10 8Z"/>',
    "wounded": '<path d="M-2.500-9H2.500V-2.500H9V2.500H2.500V9H-2.500V2.500H-9V-2.500H-2.500Z"/>',
    "hand": '<path d="M-9-8-2-10 2 8-5 10Z"/><path d="M1-10 8.500-8 5 9.500-1.500 8 2.600-4Z"/>',
    "cards": '<path d="M-8-10H4V6H-8Z"/><path d="M6-7H8.500V10H-4V8H6Z"/>',
    "physical": '<path d="M-10 3-6-8 3-10 10-2 7 8-5 10Z"/><path d="M-6-8-1-1-5 10M-1-1 10-2" fill="none" stroke="{hole}" stroke-width="1.300"/>',
    "biological": '<circle cy="-5.500" r="4.800"/><circle cx="-5" cy="4" r="4.800"/><circle cx="5" cy="4" r="4.800"/><circle cy="-5.500" r="2.200" fill="{hole}"/><circle cx="-5" cy="4" r="2.200" fill="{hole}"/><circle cx="5" cy="4" r="2.200" fill="{hole}"/><circle r="2"/>',
    "radiation": '<path d="M0 0-5.500-9.500A11 11 0 0 1 5.500-9.500ZM0 0 11 0A11 11 0 0 1 5.500 9.500ZM0 0-5.500 9.500A11 11 0 0 1-11 0Z"/><circle r="3.400" fill="{hole}"/><circle r="1.900"/>',
    "psychic": '<path d="M-11 0C -6-7.500 6-7.500 11 0 6 7.500-6 7.500-11 0Z"/><circle r="4.500" fill="{hole}"/><circle r="2.300"/>',
    "toxic": '<path d="M0-11C5-4 8-.5 8 3.500A8 8 0 0 1-8 3.500C -8-.5-5-4 0-11Z"/><circle cx="-2" cy="4" r="2" fill="{hole}"/><circle cx="3" cy="1" r="1.400" fill="{hole}"/>',
    "unknown": '<circle r="10.500"/><path d="M-3.500-3A3.500 3.500 0 1 1 0 .8V2.500" fill="none" stroke="{hole}" stroke-width="2.400"/><circle cy="6" r="1.600" fill="{hole}"/>',
    "neutral": '<path d="M-11-1 -4-8V-3.500H4V-8L11-1 4 6V1.500H-4V6Z"/>',
    "resource": '<path d="M-10-9H10V9H-10Z"/><path d="M-7.500-6.500H7.500V6.500H-7.500ZM-7-6 7 6M7-6-7 6" fill="none" stroke="{hole}" stroke-width="1.500"/>',
}
ALIASES: Final[Mapping[str, str]] = {
    "radioactive": "radiation",
    "attack": "strength",
    "defence": "shield",
    "combat_card": "strength",
    "gear": "equipment",
    "weapon": "weapons",
    "device": "psychic",
    "single_use": "goods",
}
EMBLEMS: Final[Mapping[str, str]] = {
    "gear": '<path d="M-2-11h4l1 3 3 1 3-2 2 3-2 3 1 2 0 2-1 2 2 3-2 3-3-2-3 1-1 3h-4l-1-3-3-1-3 2-2-3 2-3-1-2 0-2 1-2-2-3 2-3 3 2 3-1z"/><circle r="4" fill="{hole}"/>',
    "blades": '<path d="M-10-10-7-10 9 6 6 9zM10-10 7-10-9 6-6 9zM4 10 10 4 11 8 8 11zM-4 10-10 4-11 8-8 11z"/>',
    "star": '<path d="M0-11 3-3.500 11-3.500 4.500 1.500 7 9.500 0 4.700-7 9.500-4.500 1.500-11-3.500-3-3.500z"/>',
    "hammer": '<path d="M-9-10H6l4 4H3l0 3H-3l0 14H-7V-3H-9z"/>',
    "bars": '<path d="M-11-10H-6V10H-11zM-4-10H1L4 3 7-10H12L6.500 10H1.500z"/>',
    "lamp": '<path d="M-2-11H2V-8H5L7-4V6L5 9H-5L-7 6V-4L-5-8H-2zM-7 10H7V12H-7z"/><path d="M0-4 3 3A3 3 0 0 1-3 3z" fill="{hole}"/>',
    "rocket": '<path d="M0-12C4-8 5-4 5 1L9 6V10L4 7H-4L-9 10V6L-5 1C -5-4-4-8 0-12zM-2 8H2L0 13z"/><circle cy="-3" r="2" fill="{hole}"/>',
}
STRIPE = '<rect width="1.800" height="5"/>'
PATTERNS: Final[Mapping[str, str]] = {
    "vertical": STRIPE,
    "horizontal": '<rect width="5" height="1.800"/>',
    "diagonal": STRIPE,
    "cross": f'{STRIPE}<rect width="5" height="1.800"/>',
    "dots": '<circle cx="2.500" cy="2.500" r="1.400"/>',
    "rings": '<circle cx="2.500" cy="2.500" r="1.600" fill="none" stroke="#000"/>',
}
TURNED: Final = ("diagonal", "cross")


def definitions() -> str:
    """Returns the faction patterns, for the start of a picture."""
    made = []
    for name, shape in PATTERNS.items():
        turned = ' patternTransform="rotate(45)"' if name in TURNED else ""
        made.append(
            f'<pattern id="p-{name}" width="5" height="5" patternUnits="userSpaceOnUse"{turned}>{shape}</pattern>'
        )
    return f"<defs>{''.join(made)}</defs>"


def icon(canvas: Canvas, name: str, x: Number, y: Number, size: Number, colour: str, hole: str = "") -> None:
    """Draws an icon around a point."""
    shape = ICONS.get(ALIASES.get(name, name), ICONS["resource"]).format(hole=hole or canvas.theme.panel)
    with canvas.group(transform=f"translate({x:g} {y:g}) scale({size / 24:.3f})", fill=colour, color=colour):
        canvas.raw(shape)


def crest(canvas: Canvas, look: Look, x: Number, y: Number, radius: Number) -> None:
    """Draws a faction's crest: its colour, pattern and emblem."""
    canvas.add("circle", cx=x, cy=y, r=radius, fill=look.colour)
    if look.pattern != "plain":
        canvas.add("circle", cx=x, cy=y, r=radius, fill=f"url(#p-{look.pattern})", opacity=0.35)
        canvas.add("circle", cx=x, cy=y, r=radius * 0.72, fill=look.colour)
    emblem(canvas, look, x, y, radius * 1.15)


def emblem(canvas: Canvas, look: Look, x: Number, y: Number, size: Number) -> None:
    """Draws a faction's emblem around a point, in its ink."""
    with canvas.group(transform=f"translate({x:g} {y:g}) scale({size / 24:.3f})", fill=look.ink):
        canvas.raw(EMBLEMS[look.emblem].format(hole=look.colour))
