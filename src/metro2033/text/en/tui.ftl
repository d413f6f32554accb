# The full-screen terminal client.

help-tui = Play on a full screen with panels, keys and mouse (needs the extra tui).
help-redraw = Draw the table in place of the last one, if the terminal can; without it, turns scroll by.
help-join = Play on a server, in the terminal: join a room by its link.
help-join-link = The invitation or the room’s address, as the server shows it.
help-join-name = Your name at the table; asked for if it isn’t given.
join-no-terminal = `join` needs a terminal.
join-name = Your name at the table:
join-name-length = A name has 1 to 24 characters.
join-link = “{ $link }” isn’t a link to a room. It looks like https://server/join/ROOM/INVITATION or https://server/rooms/ROOM.
join-unreachable = { $address } isn’t responding. Check the link and your connection.
join-refused = { $why }
join-distrust = The server has changed the seals of this game. Your random number wasn’t opened, and you’ve left the table.
join-farewell = Your seat is kept. Come back with: metro2033 join { $link }

tui-title = Metro 2033
tui-you = You: { $seat }
tui-played-by = { $seat } ({ $name })
tui-your-turn = Your turn. { $question }
tui-waiting = Deciding now: { $seat }…
tui-over = The game is over.
tui-watching = You’re watching.
tui-reconnecting = The connection is lost. Reconnecting…
tui-not-asked = There’s nothing for you to decide now.
tui-no-choice-here = No choice points here. Press w to see why.
tui-asking = Thinking…
tui-undo = The last move was undone.
tui-rewind = The game was rewound.
tui-proposal = { $seat }: undo the last move? y: agree, n: refuse.
tui-proposal-end = { $seat }: end the game without a winner? y: agree, n: refuse.
tui-end = The game was ended early.
tui-resigned = { $name } resigned.
tui-nobody-absent = Nobody is away.
tui-absent = Away: { $seat }. What now?
tui-stations = { $n ->
    [one] { $n } station: { $stations }
   *[other] { $n } stations: { $stations }
}
tui-goal = [{ $have } of { $needed }]
tui-done = ✓ done
tui-price = cost { $n }
tui-home = home station
tui-kind-regular = neutral
tui-kind-polis = Polis
tui-kind-hansa = Hansa
tui-kind-abandoned = abandoned
tui-card-legend = ● token on a station; [2 of 5]: resources for a mission; bright line: who decides now; highlighted card: what the choice is about

# Panels and dialogs.

tui-mine = What’s mine
tui-log = What happened
tui-choices = Choices
tui-chat = Chat
tui-hint = What a legend would do
tui-reasons = The last bot’s reasons
tui-why = Why (not)? Type words, move with ↑ ↓
tui-rules = Rules behind this choice
tui-end-ask = The game ends without a winner if all agree. Whoever resigns has lost; a bot plays on.
tui-phrases = Phrases
tui-discards = Discard piles
tui-save = Save as
tui-save-note = A file name or folder; leave empty to save where the game was before.
tui-help = Keys
tui-close = Esc closes

# Keys, in the last line.

tui-key-choose = ↑↓ 1–9 Enter choose
tui-key-undo = u undo
tui-key-hint = h hint
tui-key-why = w why not
tui-key-rules = r rules
tui-key-reasons = b bot’s reasons
tui-key-map = m table/map
tui-key-discards = d discards
tui-key-log = l log
tui-key-chat = c chat
tui-key-phrases = p phrases
tui-key-vote = v absent
tui-key-end = e end/resign
tui-key-save = s save
tui-key-again = a again
tui-key-language = F2 language
tui-key-help = ? help
tui-key-leave = q leave
tui-key-ready = r ready
tui-key-start = s start

# Help.

tui-help-choose = ↑ ↓ or a number moves to a choice, Enter makes it; a click does both.
tui-help-centre = Tab goes from panel to panel. On the map arrows go from station to station, Enter makes the choice there, + and − zoom; click a station to see it, click it again to choose it.
tui-help-undo = u: undo your last move, as long as nobody has learned anything from it; on a server, ask the others.
tui-help-hint = h: what a legend would do.
tui-help-why = w: why a choice isn’t offered.
tui-help-rules = r: the rules behind the highlighted choice.
tui-help-reasons = b: why the last bot did what it did.
tui-help-map = m: the map or the cards over the whole screen, and back.
tui-help-discards = d: the discard piles.
tui-help-log = l: the whole log, the newest first.
tui-help-chat = c: write to the others (on a server).
tui-help-phrases = p: say a phrase that everyone reads in their own language (on a server).
tui-help-vote = v: decide about a player who is away (on a server).
tui-help-end = e: suggest ending the game, or resign (on a server).
tui-help-save = s: save the game (on this machine).
tui-help-again = a: after the game, another one with the same players and settings; on a server it starts when everyone wants it.
tui-help-language = F2: the next language.
tui-help-help = ?: this help.
tui-help-leave = q: leave; a game on this machine is saved, a seat on a server is kept.

# The room before the game.

tui-lobby = { $game }: before the game
tui-lobby-free = free seat
tui-lobby-ready = ✓ ready
tui-lobby-wait = The host starts the game when everyone is ready.
tui-lobby-host = You’re the host: start the game with s when everyone is ready.
tui-lobby-watching = There’s no free seat. You’ll watch the game.
