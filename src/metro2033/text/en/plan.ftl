# Slow games: planning ahead, and private notes, in the page.

plan-moved-on = The game has moved on since you began this plan. Start again from the table as it is now.
plan-long = A plan has room for { $most } answers. Step back first, or start again.

plan-title = Plan ahead
plan-open = Plan ahead
plan-open-hint = Try lines on a copy of this table. Nobody can tell, and the game stays as it is.
plan-lead = A copy of the table: whatever you can’t see has been dealt at random. Nothing here happens in the game.
plan-you = Your choice.
plan-for = Now choosing: { $seat }
plan-over = The game ends here. Step back to try something else.
plan-cut = The line goes only this far in this deal.
plan-deal = Deal { $n }
plan-others = Let bots answer
plan-again = Deal again
plan-restart = From the start
plan-back = Step back
plan-leave = Back to the table
plan-now = From the present table
plan-your-turn = It’s your turn in the game.

note-members = Only members of a table keep notes about it.
note-too-long = Your note is too long: { $most } characters are the limit.
note-many = You have notes about { $most } games. Clear one first.
note-changed = You’ve changed this note in another window.

note-title = My notes
note-hint = Only you can see them. They stay with this game after it ends.
note-placeholder = Plans, guesses, deals …
note-saving = Saving …
note-saved = Saved.
note-unsaved = Not saved.
note-keep-mine = Keep this text
note-take-theirs = Take the other text
