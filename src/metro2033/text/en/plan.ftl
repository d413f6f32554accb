# Slow games: private notes about a game, in the page.

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
