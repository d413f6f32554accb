# Playing in the terminal: saving, paging, and what is shown beside the table.

play-more = More: press Enter…
play-weighing = Working out the odds…
play-over = The game is over. s FILE saves it, l shows the log, d the discard piles, Enter leaves:
play-save-where = Another file name or folder (Enter: a free name beside it, -: don’t save):
play-not-saved = The game wasn’t saved.
play-saved-over = Saved as { $file }. Read it with: metro2033 replay { $file }
save-foreign = { $file } already exists and isn’t this game. Choose another name.
save-full = The disk is too full to save { $file }. Nothing is lost: save somewhere else, or free up space.
screen-options = House rules: { $options }
screen-option-off = not: { $option }

# Games without a screen of their own.
plain-round = Round { $round }
plain-player = Player
