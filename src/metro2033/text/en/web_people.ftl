# People: who is in the room, and accounts.

people-host = host
people-away = away
people-muted = muted
people-mute = Mute
people-unmute = Unmute
people-block = Hide their chat
people-unblock = Show their chat
people-kick = Kick
people-ban = Ban
people-report = Report to the operators
people-menu = { $name }: actions
account-title = Account
account-why = You can play without one, but an account keeps your games on every device you log in on.
account-yours = You’re logged in as { $name }.
account-name = Name
account-password = Password, at least 8 characters
account-create = Create account
account-log-in = Log in
account-log-out = Log out
account-rename = Rename
account-delete = Delete account
account-delete-sure = Really delete your account and all its data? Bots will take over in your games.
account-deleted = Your account has been deleted.
