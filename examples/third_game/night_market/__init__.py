"""Night Market: traders vote on the lot that is sold, and bid for it with sealed coins."""

from __future__ import annotations

from metro2033.games.plugin import GamePlugin

PLUGIN = GamePlugin(
    name="nightmarket",
    package=__name__,
    parts={"rules": "rules:NightMarket", "view_type": "view:MarketView"},
)
