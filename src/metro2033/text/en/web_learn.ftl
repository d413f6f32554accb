# Rules and cards in the page.

learn-contents = Contents
learn-all-editions = all editions, differences marked
learn-differences = only where editions differ
learn-see = See also:
learn-switch = House rule: { $name }
learn-source = Lines of the rulebooks: { $source }
learn-origin = Where this comes from
learn-origin-hint = “Rulebook” means printed in a rulebook, “public” means published about the game, “reconstructed” means our best guess.
learn-value-usual = as in the edition: { $value }
learn-words = The words of the game
learn-explain = Explain questions that come up for the first time
learn-part-rules = Rules
learn-part-cards = Cards
learn-part-words = Words
web-lesson = Guided first game
web-lesson-link = Learn to play
web-lesson-of = Learn to play { $game }: a guided first game
web-puzzles-link = Puzzles
