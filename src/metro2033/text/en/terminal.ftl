# Playing in the terminal: saving, paging, and what is shown beside the table.

play-more = More: press Enter …
play-weighing = Working out the odds …
play-over = The game is over. s FILE saves it, l shows the log, d the discard piles, Enter leaves:
play-save-elsewhere = Another file name or folder (empty: don't save):
play-not-saved = The game is not saved.
play-saved-over = Saved as { $file }. Read it with: metro2033 replay { $file }
save-foreign = { $file } is there already and isn't this game. Choose another name.
save-full = There is no room left on the disk for { $file }. Nothing is lost: save elsewhere or make room.
screen-options = House rules: { $options }
screen-option-off = not: { $option }
