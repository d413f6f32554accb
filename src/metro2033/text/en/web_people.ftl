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
