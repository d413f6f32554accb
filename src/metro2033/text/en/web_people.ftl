# People: who is in the room, and accounts.

people-title = In the room
people-host = host
people-away = away
people-muted = muted
people-mute = Mute
people-unmute = Let speak
people-block = Do not show me their chat
people-unblock = Show me their chat
people-kick = Send out
people-ban = Send out for good
people-leave = Leave the room
people-leave-sure = Really leave? A bot takes over your seats.
people-menu = { $name }: what to do
account-title = Account
account-why = You can play without one. An account keeps your games on every device you log in on.
account-yours = You are logged in as { $name }.
account-name = Name
account-password = Password, at least 8 characters
account-create = Make an account
account-log-in = Log in
account-log-out = Log out
account-rename = Rename
account-delete = Delete the account
account-delete-sure = Really delete it with all its data? Bots go on in your games.
account-deleted = The account is gone.
