# Operators: help of the commands.

help-operator = Run a server: people, rooms, bans, reports, announcements, read-only mode.
help-operator-people = List people by a part of their name or by id.
help-operator-rooms = List rooms by id or by a member’s name.
help-operator-search = What to look for; everything if left out.
help-operator-who = The name of an account, or a person’s id from the lists; to ban, also a network such as 192.0.2.0/24.
help-operator-days = For how many days; without it, until it’s lifted.
help-operator-reason = Why; the person is shown this.
help-operator-number = The number from the list.
help-operator-ban = Ban a person or a network from the server.
help-operator-unban = Lift a ban.
help-operator-mute = Mute a person.
help-operator-unmute = Unmute a person.
help-operator-sanctions = List bans and mutes.
help-operator-reset-password = Make a one-time link with which the owner of an account sets a new password.
help-operator-test-mail = Send one message with the settings in METRO2033_SMTP_*, and say what went wrong.
help-operator-address = Email address.
help-operator-account = Name of the account.
help-operator-delete-person = Delete a person with all their data; games they played in stay playable.
help-operator-delete-room = Delete a room with its game and chat.
help-operator-recompute-ratings = Rate all recorded games again, from the first. Needed after a change of the rating model; else nothing changes.
help-operator-unrate = Take a game out of the ratings, for example because someone cheated.
help-operator-room = The room’s id.
help-operator-purge-guests = Delete guests who’ve been away for long, and rooms nobody is left in.
help-operator-purge-days = For how many days they’ve been away.
help-operator-dry-run = Only count; delete nothing.
help-operator-reports = List open player reports.
help-operator-close-report = Take a report out of the queue.
help-operator-note = What came of it, for the other operators.
help-operator-announce = Show a text to everyone on the page.
help-operator-text = The text in this language.
help-operator-announcements = List the announcements.
help-operator-withdraw = Take an announcement back.
help-operator-read-only = Refuse all moves and changes, for a backup or an upgrade; clocks stand still.
help-operator-off = End the read-only mode.
help-operator-quota = Limit how many rooms may be open.
help-operator-quota-name = rooms-per-person or rooms.
help-operator-quota-most = How many at most; 0 removes the limit.
help-operator-token = Make a token with which an operator signs in to the page /operator; a new one replaces the old.
help-operator-name = The operator’s name, as the audit log shows it.
help-operator-revoke = Take an operator’s token away and end their sessions.
help-operator-audit = Show what operators have done.
frame-argument-address = ADDRESS
frame-argument-search = [TEXT]
frame-argument-who = WHO
frame-argument-number = NUMBER
frame-argument-room = ROOM
frame-argument-name = NAME
frame-argument-most = COUNT

# What the commands say.

operator-done = Done. A running server picks this up within seconds.
operator-reset = Add this to the server’s address and send it to the owner of the account; it works once, for a day: { $path }
operator-announced = Announcement { $number } is shown to everyone.
operator-purged = Deleted: guests { $guests }, rooms { $rooms }.
operator-would-purge = Would be deleted: guests { $guests }, rooms { $rooms }.
operator-person-line = { $name } ({ $person }): { $has_account ->
    [true] account
   *[false] guest
}, rooms { $rooms }, last seen { $seen }, sanctions { $sanctions }
operator-room-line = { $id }: { $game }, { $status }, changed { $changed }, members { $members }
operator-sanction-line = { $kind }: { $subject }, until { $until }. { $reason }
operator-report-line = { $id }, { $at }: { $name } ({ $person }) in { $room }, { $reason }. { $text }
operator-announcement-line = { $id }, until { $until }: { $text }
operator-audit-line = { $at } { $operator }: { $action } { $subject } { $details }

# Problems.

operator-banned = You’re banned from this server{ $until ->
    [none] {""}
   *[other] {" "}until { $until }
}.{ $reason ->
    [none] {""}
   *[other] {" "}Reason: { $reason }
}
operator-muted = An operator has muted you{ $until ->
    [none] {""}
   *[other] {" "}until { $until }
}.{ $reason ->
    [none] {""}
   *[other] {" "}Reason: { $reason }
}
server-read-only = The server is being updated: moves and changes aren’t accepted for a few minutes. Your clock stands still.
quota-rooms-per-person = You’ve reached this server’s limit of open rooms per person ({ $most }). Finish or leave one first.
quota-rooms = This server has no room for more games right now.
report-too-many = You’ve reported several times already. The operators will look into it.
operator-no-person = There’s no person called “{ $who }”.
operator-no-sanction = “{ $who }” has no such ban or mute.
operator-no-report = There’s no open report { $number }.
operator-no-announcement = There’s no announcement { $number }.
operator-no-operator = There’s no operator called “{ $name }”.
operator-name = An operator’s name has 1 to 40 visible characters.
operator-text = A text has { $most } characters at most, and no control characters.
operator-text-empty = Give the text in at least one language.
operator-days = Days are a number above 0 and up to 36500.
operator-not-sure = Tick the box beside the button first.
operator-signed-out = Your session has ended. Sign in again.

# The operators’ page.

operator-title = Operators
operator-sign-in = Sign in
operator-sign-out = Sign out
operator-token = Token
operator-token-wrong = This token isn’t valid.
operator-reports = Reports
operator-people = People
operator-rooms = Rooms
operator-search = Name or id
operator-find = Find
operator-actions = Ban, mute, delete
operator-ban = Ban
operator-mute = Mute
operator-delete-person = Delete with all data
operator-delete-room = Delete the room
operator-recomputed = Games rated again: { $games }. Ratings that changed: { $changed }.
operator-not-rated = No rated game was played in room { $room }.
operator-days-field = Days
operator-reason = Reason
operator-sure = Yes, really
operator-close = Close the report
operator-has-account = account
operator-is-guest = guest
operator-rooms-count = { $count ->
    [one] { $count } room
   *[other] { $count } rooms
}
operator-last-seen = last seen { $when }
operator-sanction-ban = banned
operator-sanction-mute = muted
operator-sanctions = Bans and mutes
operator-who = Account, id or network
operator-until = until { $when }
operator-lift = Lift
operator-announcements = Announcements
operator-announce = Announce
operator-withdraw = Withdraw
operator-server = Server
operator-read-only-on = Read-only mode is on: moves and changes are refused.
operator-read-only-off = Read-only mode is off.
operator-begin-read-only = Begin read-only mode
operator-end-read-only = End read-only mode
operator-quota-rooms-per-person = Open rooms per person (0: no limit)
operator-quota-rooms = Open rooms in all (0: no limit)
operator-set = Set
operator-purge = Purge guests
operator-purge-days = Away for days
operator-audit = Audit log
operator-no-mail = No mail server is set up: set METRO2033_SMTP_HOST.
operator-mail-sent = The mail server accepted a message to { $address }.
operator-mail-refused = The mail server refuses the address { $address }.
operator-mail-failed = { $host } didn’t accept the message: { $why }
