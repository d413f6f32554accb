# What a running server says about faults and limits.

server-control = Texts can’t contain control characters.
room-bot-tables = You have { $most } games with bots going already. Finish or leave one first.
room-viewers = Too many people are watching this room. Try again later.
server-connections = Too many connections from your network. Close some tabs and try again.
help-serve-bot-workers = How many processes bots think in; each takes up to one core.
server-storage = The server can’t store moves right now. Your game is safe; try again in a moment.
server-fault = Something went wrong on the server. Try again.
server-too-slow = The request didn’t arrive in time.
server-database-newer = A newer version of Metro 2033 has used this database. Install that version or a later one.
server-database-taken = Another server is using { $file }. Stop it first, or use PostgreSQL for several servers.
room-kick-player = Players can’t be removed during a game. Mute them, or vote once they’ve been away for a while.
notice-port = Notifications can only go to these ports: { $allowed }.
device-needs-server = This needs a server that others can reach too. Open a server’s address to play with other people.
device-storage = This device can’t save right now: it is full, or doesn’t let this page save anything. Nothing has changed; free some space and try again.
device-fault = Something went wrong inside the game. Everything up to your last move is saved; reload the page to go on.
