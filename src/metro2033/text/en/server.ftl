# The server: help of its commands.

help-verify = Replay a record and check its luck: seals, players’ numbers, hash chain and digests.
help-verify-commitment = The seal you were shown before the deal; the record must match it.
help-verify-hashes = The hashes of the players’ nonces that you were shown before the deal, in seat order, with commas; - for a player without one.
help-verify-link = A link of the hash chain that you saw during the game, best the last one; the record must contain it.
help-verify-no-bots = Don’t ask the bots again, which takes as long as their game.
help-serve = Serve both games to browsers and programs.
help-serve-host = The address to listen on; 0.0.0.0 for everyone.
help-serve-port = The port to listen on; 0 for any free one.
help-serve-database = Where games are kept: sqlite:///FILE or postgresql://…; by default a file in your data directory.
help-serve-workers = How many processes; more than one needs PostgreSQL.
help-serve-no-open = Don’t open the browser.
help-serve-no-supervise = Don’t start the server again when it crashes; for hosts whose service manager does that.
help-serve-origin = Another origin whose pages may use the API, such as https://example.org; may be repeated.
help-serve-trusted-host = A host name that requests may use; may be repeated. By default any, or only this machine’s.
help-backup = Copy a server’s database, even while it’s running, and check the copy.
help-backup-keep = FILE is a folder: add a copy with the time in its name, and keep only this many of the newest.
help-backup-file = Where the copy goes: one SQLite file, whatever the server uses.
help-restore = Restore a copy made by backup into an empty database.
help-restore-file = The copy.
help-restore-check = Only check the copy; restore nothing.

# Verifying a record.

verify-holds = { $file }: { $unchecked_rounds ->
    [0] everything checks out
   *[other] everything in it checks out, but something is missing
}. { $answers } moves, { $entries } links, seal { $commitment }.
verify-fast = This record was played with fast chance; its luck can’t be verified.
verify-nonces = The record has { $given } nonces for { $seats } players.
verify-no-chain = The record has no hash chain.
verify-other-commitment = The record checks out, but its seal isn’t the one you were shown.
chain-entry = “{ $text }” isn’t a link of a hash chain.
chain-link = The hash chain is broken at link { $number }.
chain-answer = The hash chain’s log can’t be played: { $why }
chain-differs = The hash chain’s log and the record disagree about the moves.
verify-no-digests = { $unchecked_rounds ->
    [one] The digest of one round is missing: how the table stood at its start wasn’t checked.
   *[other] The digests of { $unchecked_rounds } rounds are missing: how the table stood when they began wasn’t checked.
} The moves, the hash chain and the final position were.
verify-called-off = Before this deal, others were called off: { $called_off }. Each gave someone who knew the secret one more try; see docs/luck.md.
verify-nothing-kept = This shows that the record fits together. To show that it’s the game you played, give --commitment and --link as you saw them.
verify-hash = { $option }: “{ $text }” should be { $digits } hexadecimal digits.
verify-bots-only = { $file }: all { $answers } moves follow the rules. The luck isn’t sealed, so only the bots are checked.
verify-bot-own = Seat { $seat }, { $bot }: it answers all { $decisions } decisions the same way again.
verify-bot-differs = Seat { $seat }, { $bot }: { $count } of { $decisions } decisions aren’t the bot’s. The first is answer { $answer }: { $given }; the bot says { $own }. Someone else chose, or the bot didn’t answer in time.
verify-bot-time = Seat { $seat }, { $bot }: can’t be checked, because it thinks for a time, not for a number of tries.
verify-bot-cost = Seat { $seat }, { $bot }: can’t be checked, because it would have to think for too long.
verify-bot-code = Seat { $seat }, { $bot }: can’t be checked, because it’s the host’s own program.
verify-bot-weights = Seat { $seat }, { $bot }: can’t be checked, because it played with other weights than those installed here.
verify-bot-version = The game was played with version { $recorded }, and this is { $here }; bots may have changed in between.
verify-nonce-form = The record has a nonce with characters that aren’t allowed.
verify-other-nonces = The players’ numbers aren’t those they sealed before the deal.
verify-other-link = The record fits together, but the link you saw isn’t in it: you played another game.
chain-after-end = Link { $number } of the hash chain doesn’t fit the end of the game.
chain-rewind = Link { $number } of the hash chain rewinds to something that isn’t a move.

# Serving.

serve-at = The server is running at { $address } (Ctrl+C to stop).
serve-running = The server is already running at { $address }
serve-restart = The server crashed ({ $why }). It starts again within { $seconds } s, and games go on.
serve-worker-restart = One of the server’s processes crashed ({ $why }). It starts again, and games go on.
serve-port-taken = Port { $port } on { $host } is in use. Choose another with --port.
serve-workers-sqlite = Several processes need PostgreSQL; give its address with --database.
backup-done = Copied to { $file } and checked: rooms { $rooms }, accounts { $accounts }, moves { $entries }.
backup-none = { $file } isn’t a backup of this program.
backup-damaged = { $file } is damaged: { $why }
backup-other-version = The tables ({ $revision }) don’t belong to this version of the program.
restore-done = { $file } is restored: rooms { $rooms }, accounts { $accounts }, moves { $entries }.
restore-checked = { $file } checks out: rooms { $rooms }, accounts { $accounts }, moves { $entries }.
restore-not-empty = The database isn’t empty. Restore into an empty one, so that nothing is overwritten.
server-database-password = Everyone on this machine can read a command’s arguments. Put the address with the password into METRO2033_DATABASE, or into a file that METRO2033_DATABASE_FILE names.
server-database = “{ $url }” isn’t a database address; use sqlite:///FILE or postgresql://…
server-database-missing = There’s no database at { $file }. The server makes one when it first starts; check --database.
server-database-closed = The database can’t be opened: { $why }
server-device = METRO2033_DEVICE names { $folder }, but the edition for browsers isn’t there. Build it with `make static`, and name the folder dist/.
server-path-taken = METRO2033_PUBLIC_URL can’t have the path { $path }: the server uses it for pages of its own. Choose another one, such as /metro.
server-mail-address = Links in mail need this server’s public address. Put it into METRO2033_PUBLIC_URL, such as https://play.example.org.
server-mail-open = The mail server’s password would travel unencrypted. Set METRO2033_SMTP_SECURITY to starttls or tls.
server-busy = The server is busy. Try again.
server-too-large = Messages can be { $most } bytes at most.
server-too-fast = Too many requests. Wait a moment.
limit-rooms = You’re creating rooms too fast. Wait { $seconds ->
    [one] { $seconds } second.
   *[other] { $seconds } seconds.
}
limit-tokens = That’s enough tokens for now. Revoke the ones you don’t need, or come back later.
limit-lines = You’re writing too fast. Wait a moment.
limit-settings = You’re changing your settings too often. Wait a few minutes.
limit-accounts = Too many new accounts from your network. Wait a minute.
limit-logins = Too many logins from your network. Wait a minute.
limit-guests = Too many new guests from your network. Log in, or come back later.
limit-mails = That’s a lot of email. Wait an hour before asking for more.
limit-waiting = Several of your requests are still waiting for their turn. Try again in a moment.
server-host = This server doesn’t respond to that host name.
server-origin = Requests from other sites aren’t accepted.
server-not-json = The request should be JSON (content type application/json).
server-malformed = The request can’t be read: { $why }
server-number = “{ $name }” should be a whole number up to { $most }.
token-unknown = This token isn’t valid.
token-scope = This token may only { $scope ->
    [view] watch
    [play] watch and play
   *[host] do what the host can
}; the request needs “{ $needed }”.

# Rooms.

room-unknown = There’s no such room.
room-banned = The host has banned you from this room.
room-full = This room is full.
room-name-taken = The name { $name } is already taken.
room-name-account = The name { $name } belongs to an account. If it’s yours, log in; otherwise choose another name.
room-name-empty = A nickname needs at least one visible character.
room-name-odd = Names can’t contain invisible characters or piles of accents.
room-name-mixed = Don’t mix alphabets within one word of a name.
room-no-member = { $member } isn’t in this room.
room-no-seat = There’s no seat { $seat }.
room-seat-taken = Seat { $seat } is taken.
room-seat-free = Seat { $seat } is still open.
room-not-ready = Player { $seat } isn’t ready.
room-not-your-seat = Seat { $seat } isn’t yours.
room-host-only = Only the host can do that.
room-kick-yourself = You can’t kick yourself; leave the room instead.
room-started = The game has already started.
luck-closed = The game is starting; random numbers can’t be changed any more.
luck-not-closed = Random numbers are revealed only after the start.
luck-other-nonce = This isn’t the random number that was sealed at this seat.
room-not-playing = There’s no game in progress here.
room-not-over = The game isn’t over yet.
room-no-spectators = This room doesn’t allow spectators.
room-content = This game was dealt with different content ({ $recorded }; here it’s { $loaded }) and can’t continue here. Its record, with your own moves, can still be downloaded.
room-rules = This game was dealt by version { $version }, whose rules differ from log line { $seq } on, and can’t continue here. Its record, with your own moves, can still be downloaded.
play-stale = The game has moved on: you decided at log line { $seq }, and it’s now at { $now }.
room-resigned = You’ve resigned; a bot plays your seat to the end.
undo-off = Undo is off in this room.
undo-proposed = Another request is still open.
undo-no-proposal = There’s no open request.
undo-no-entry = Log line { $entry } isn’t a move that can be undone.
vote-not-yours = You can’t vote on player { $seat }.
vote-not-absent = Player { $seat } hasn’t been away long enough.
chat-muted = The host has muted you.
account-taken = The name { $name } is taken, or you already have an account.
account-wrong = Wrong name or password.
account-password-wrong = That’s not your password.
account-unknown = There’s no account called { $name }.
account-reset-unknown = This link has been used or has expired. Ask for a new one.
session-ended = This session has ended. Log in again.
session-unknown = That session has already ended.
account-wait = Too many wrong passwords from your network. Try again in { $seconds ->
    [one] { $seconds } second.
   *[other] { $seconds } seconds.
}
account-busy = Too many people are logging in right now. Try again in a few seconds.
account-password-short = A password needs at least { $least } characters.
account-password-common = This password is among the first that anyone would guess. Choose another one.
account-password-simple = This password repeats itself or just follows the alphabet or the keyboard. Choose another one.
account-password-name = Your name is no safe password. Choose another one.
page-unknown = There’s no such page.
account-none = You don’t have an account.
profile-unknown = There’s no such profile, or it isn’t public.
mail-address = That doesn’t look like an email address.
hours-zone = There’s no time zone called “{ $zone }”.
mail-none = Your account has no confirmed email address.
mail-none-pending = There’s no email address waiting to be confirmed.
mail-not-here = This server doesn’t send email.
mail-link-unknown = This link has been used or has expired.
passkey-wrong = The passkey couldn’t be checked. Try again, or use your password.
passkey-late = That took too long. Try again.
passkey-unknown = This passkey doesn’t belong to an account here.
passkey-many = An account can have { $most } passkeys. Remove one first.
passkey-host = Passkeys need a host name; they don’t work at a plain IP address.

# Plain pages.

page-title = Metro 2033
page-new = New room
page-create = Create the room
page-name = Nickname
page-game = Game
page-seats = Players
page-is-public = anyone can join
page-room = { $game }, { $seats } players
join-preview = Invitation
join-preview-about = Take a seat at the table: open the link and choose a name.
leagues-preview = Leagues and tournaments
leagues-preview-about = Rounds, results and standings.
leagues-preview-join = You’re invited: open the link to take part.
profile-preview = Player profile
profile-preview-about = Games, results and ratings.
page-status-lobby = waiting for players
page-status-playing = in progress
page-status-over = finished
page-invited = You’re invited
page-join = Join
page-commitment = Seal of this game: { $hash }
page-free = open
page-ready = ready
page-sit = Sit here
page-get-ready = I’m ready
page-record = Record of the game
page-undo = Undo
page-undo-allowed = Undo allowed
page-log = Log
game-board = Metro 2033
game-breakthrough = Metro 2033: Breakthrough
page-yours = Your rooms
page-public = Public rooms
page-none = None.
page-others = Opponents
page-people = people, by invitation
page-invite = Invite friends with this link:
page-start = Start
page-rematch = Rematch
page-to-rematch = Go to the rematch
page-decide = { $seat }: your move
limit-packs = You’re uploading packs too fast. Wait { $seconds } s.
pack-unknown = There’s no such pack here; upload it first.
pack-faulty = The pack has a mistake: { $why }
pack-most = You can keep { $most } packs here; delete one first.
room-packs = A room’s packs are chosen when it’s made; make a new room for others.
