"""A bot that bids what a lot is worth: high coins for dear lots, nothing for cheap ones it can do without."""

from __future__ import annotations

from metro2033.bots.bot import Bot, Question
from night_market.rules import BID, COINS, LOTS, PASS, VOTE, WORTH


class Bidder(Bot):
    """Votes for the dearer lot and bids the coin that fits its worth."""

    def weigh(self, question: Question) -> list[float]:
        """Returns how well each option fits; only the order matters."""
        view = question.view
        if view.chosen is None:
            return [WORTH[code - VOTE] / len(LOTS) for code in question.options]
        wanted = WORTH[self.rules.catalog.card_ids.index(view.chosen)] / len(LOTS) * len(COINS)
        bids = [0 if code == PASS else code - BID + 1 for code in question.options]
        return [1 - abs(bid - wanted) / len(COINS) for bid in bids]
