# What a running server says about faults and limits.

server-control = Texts can’t contain control characters.
room-bot-tables = You have { $most } games with bots going already. Finish or leave one first.
room-viewers = Too many people are watching this room. Try again later.
server-connections = Too many connections from your network. Close some tabs and try again.
help-serve-bot-workers = How many processes bots think in; each takes up to one core.
server-storage = The server can’t store moves right now. Your game is safe; try again in a moment.
server-fault = Something went wrong on the server. Try again.
