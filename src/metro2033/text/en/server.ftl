# The server: help of its commands.

help-verify = Replay a record and check its luck: commitment, nonces, hash chain and digests.
help-verify-commitment = The commitment you were shown before the deal; the record must fit it.
help-serve = Serve both games to browsers and programs.
help-serve-host = The address to listen on; 0.0.0.0 for everybody.
help-serve-port = The port to listen on; 0 for any free one.
help-serve-database = Where games are kept: sqlite:///FILE or postgresql://…; by default a file in your data directory.
help-serve-workers = How many processes; more than one needs PostgreSQL.
help-serve-no-open = Do not open the browser.
help-serve-origin = Another origin whose pages may use the API, such as https://example.org; may be repeated.
help-serve-trusted-host = A host name that requests may name; may be repeated. By default any, or this machine alone.
help-backup = Make a consistent copy of a server's database, even while it runs.
help-backup-file = Where the copy goes.

# Verifying a record.

verify-holds = { $file }: everything holds. { $answers } answers, { $entries } linked entries, commitment { $commitment }.
verify-fast = This record was played with fast chance; its luck cannot be verified.
verify-nonces = The record has { $given } nonces for { $seats } players.
verify-no-chain = The record carries no hash chain.
verify-other-commitment = The record is sound, but its commitment is not the one you were shown.
chain-entry = “{ $text }” is no entry of a hash chain.
chain-link = The hash chain is broken at entry { $number }.
chain-answer = The log of the hash chain cannot be played: { $why }
chain-differs = The log of the hash chain leads to other answers than the record has.

# Serving.

serve-at = Playing at { $address } (Ctrl+C to stop).
serve-running = Already playing at { $address }
serve-port-taken = The port { $port } on { $host } is taken. Choose another with --port.
serve-workers-sqlite = Several processes need PostgreSQL; give its address with --database.
backup-done = Copied to { $file }.
backup-not-sqlite = Only SQLite is copied here; use pg_dump for PostgreSQL.
server-database = “{ $url }” is no address of a database; use sqlite:///FILE or postgresql://…
server-database-closed = The database cannot be opened: { $why }
server-busy = The server is busy. Try again.
server-too-large = A message may have { $most } bytes at most.
server-too-fast = Too many requests. Wait a moment.
server-host = This server does not answer to that name.
server-origin = Requests from other sites are not accepted.
server-not-json = The request should be JSON (content type application/json).
server-malformed = The request cannot be read: { $why }
server-number = “{ $name }” should be a whole number up to { $most }.
token-unknown = This token is not valid.
token-scope = This token may only { $scope ->
    [view] watch
    [play] watch and play
   *[host] do what the host may
}; the request needs “{ $needed }”.

# Rooms.

room-unknown = There is no such room.
room-banned = The host does not let you in.
room-full = This room is full.
room-name-taken = Somebody here is called { $name } already.
room-name-empty = A nickname needs at least one visible character.
room-no-member = There is no member { $member } in this room.
room-no-seat = There is no seat { $seat }.
room-seat-taken = Seat { $seat } is taken.
room-seat-free = Seat { $seat } is still free.
room-not-ready = Player { $seat } is not ready.
room-not-your-seat = Seat { $seat } is not yours.
room-host-only = Only the host may do that.
room-kick-yourself = You cannot send yourself out; leave instead.
room-started = The game has begun.
room-not-playing = No game is under way here.
room-not-over = The game is not over yet.
room-no-spectators = This room allows no spectators.
room-content = This game was dealt with other content ({ $recorded }, here { $loaded }) and cannot continue on this server. Its record can be had.
room-rules = This game was dealt by version { $version }, whose rules differ from entry { $seq } on; it cannot continue on this server. Its record can be had.
play-stale = The game has moved on: you decided at entry { $seq }, it is now at { $now }.
undo-off = In this room nothing is taken back.
undo-proposed = Another proposal is still open.
undo-no-proposal = No proposal is open.
undo-no-entry = Entry { $entry } is no answer that could be taken back.
vote-not-yours = You have no vote about player { $seat }.
vote-not-absent = Player { $seat } has not been away long enough.
chat-muted = The host has muted you.
account-taken = The name { $name } is taken, or you have an account already.
account-wrong = Name or password is wrong.
account-none = You have no account.

# Plain pages.

page-title = Metro 2033
page-yours = Your rooms
page-public = Public rooms
page-none = None.
page-new = New room
page-create = Create the room
page-name = Nickname
page-game = Game
page-seats = Players
page-others = Others
page-people = people, by invitation
page-is-public = anybody may join
page-room = { $game }, { $seats } players
page-status-lobby = waiting for players
page-status-playing = under way
page-status-over = over
page-invited = You are invited
page-join = Join
page-invite = Invite friends with this link:
page-commitment = Commitment to the luck of this game: { $hash }
page-free = free
page-ready = ready
page-sit = Sit here
page-start = Start
page-get-ready = I am ready
page-record = Record of the game
page-rematch = Rematch
page-to-rematch = To the rematch
page-decide = { $seat }: your decision
page-undo = Undo
page-undo-allowed = Undo allowed
page-log = What has happened
game-board = Metro 2033
game-breakthrough = Metro 2033: Breakthrough
