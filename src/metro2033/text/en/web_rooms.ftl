# Home, rooms, the drawer at the table.

rooms-headline = The last stations are yours to hold
rooms-lead = Two games of the Moscow underground, in your browser. Play solo against bots that explain their moves, or send friends a link.
rooms-first-game = Play your first game
rooms-again = Play { $game } again
rooms-deal = Deal of the day
rooms-deal-result = To your result
rooms-daily = Puzzle of the day
rooms-trainer = { $n ->
    [0] Trainer
    [one] Trainer: { $n } exercise due
   *[other] Trainer: { $n } exercises due
}
rooms-daily-done = Today’s puzzle: solved
rooms-days = { $n ->
    [one] { $n } day in a row
   *[other] { $n } days in a row
}
rooms-lesson-on = Continue learning { $game }
rooms-finished = Finished games
rooms-invited = I have an invitation
rooms-paste = Paste the link here
rooms-about-board = Lead a faction, take stations, send your hero to market, vote on laws. 2⁠–⁠6 players, about 40 minutes.
rooms-about-breakthrough = The card game: build stations, finish missions, set monsters on your rivals. 2⁠–⁠5 players, about 20 minutes.
rooms-opponents = Opponents
rooms-level = Strength
rooms-bot-called = { $name } · { $bot }
rooms-bot-rating = { $bot } · { $rating }
rooms-rating-hint = A higher number means a stronger bot: 400 points more and it wins ten times as often as it loses. The adaptive bot has no number; it eases off when it’s ahead.
rooms-with-friends = With friends
rooms-open-tables = Open tables
rooms-no-tables = Nobody’s waiting right now.
rooms-open-one = Open a table for everyone
rooms-table-of = { $name }’s table
rooms-round = round { $n }
rooms-your-table-now = Your table: { $game }
rooms-round-your-turn = Round { $n }, your turn
rooms-go-on = Play on
rooms-open-saved = Open a saved game
rooms-leagues = Leagues
rooms-about-licences = About and licences
rooms-unofficial = Unofficial fan work. No account needed.
rooms-edition-variants = Edition and variants

rooms-your-table = Your table
rooms-a-table = At the table
rooms-public = anyone can join
rooms-private = by invitation
rooms-seat-kept = Your seat is kept: close the page and come back with the same link.
rooms-invite = Invite friends
rooms-invite-how = They choose a name and sit down.
rooms-invite-network = Works for others on this network.
rooms-only-here = This server can only be reached from this machine. To invite others, start it with “metro2033 serve --host 0.0.0.0”, or set METRO2033_PUBLIC_URL if it has a public address.
rooms-copy-link = Copy link
rooms-invite-anew = New link
rooms-invite-anew-why = The link that was sent before no longer works.
rooms-share = Share…
rooms-qr = QR code
rooms-qr-label = QR code of the invitation
rooms-seats = Seats
rooms-factions-later = Factions are chosen when the game starts
rooms-free-seat = Free seat
rooms-seat-waits = waiting for a guest
rooms-bot-explains = explains its moves
rooms-add-bot = Add a bot
rooms-remove = Remove
rooms-may-watch = Others can watch
rooms-no-watching = No spectators
rooms-luck = Verifiable luck
rooms-start = { $n ->
    [one] Start with { $n } player
   *[other] Start with { $n } players
}
rooms-free-closed = { $n ->
    [one] The free seat will close. Guests can still watch.
   *[other] The free seats will close. Guests can still watch.
}
rooms-hot-seat = Sharing one screen? Take several seats.
rooms-not-ready = Not ready yet: { $name }
rooms-host-starts = The host starts the game when everyone is ready.
rooms-say-ready = Let us know when you’re ready.

rooms-join-how = Choose a name and sit down.
rooms-invited-by = { $host } invites you to { $game }
rooms-seats-free = { $n ->
    [one] { $n } seat is free.
   *[other] { $n } seats are free.
}
rooms-no-seat = All seats are taken. You can still watch if the table allows it.
rooms-new-here = New to the game?
rooms-stranger = This table is private, or it no longer exists. Ask whoever sent you here for the invitation link and paste it below.
rooms-no-page-why = The tunnel ends here. The address may be wrong, or the page has moved.
rooms-back = Back

rooms-try-again = Try again
rooms-drawer = Drawer
rooms-people = People
rooms-log = Log
rooms-menu = Menu
rooms-say-hello = Say hello.
rooms-write = Write to everyone at the table…
rooms-at-table = At the table
rooms-count-here = { $n } here
rooms-you = { $name } (you)
rooms-here = here
rooms-watching = watching
rooms-bot-plays-seat = a bot plays
rooms-stand-in = Let a bot play for me
rooms-appoint = Make host
rooms-leave = Leave the table
rooms-leave-ask = What happens to your seat?
rooms-leave-keep = Keep my seat
rooms-leave-keep-how = The others wait. Come back with the same link.
rooms-leave-bot = Let a bot play
rooms-leave-bot-how = The game goes on. Take your seat back any time.
rooms-leave-give = Give it up
rooms-leave-give-how = You leave the room and a bot takes over.
rooms-leave-lobby = You leave the room and the seat becomes free.
rooms-stay = Stay
rooms-all-settings = All settings
rooms-rematch = Rematch, same table
rooms-rematch-join = Join the rematch
rooms-rematch-watch = Watch the rematch
rooms-rematch-wanted = { $n ->
    [one] { $names } wants a rematch
   *[other] { $names } want a rematch
}

rooms-pace = Speed of other players’ moves
rooms-pace-slow = slow
rooms-pace-normal = normal
rooms-pace-fast = fast
rooms-pace-instant = instant
rooms-stop-at-mine = Pause on events that affect me
rooms-round-end = Show a summary at the end of each round
rooms-flavour = Lines of mood beside the facts
rooms-one-click = Play moves with one click (no confirmation)
rooms-sound = Sound
rooms-volume = Volume
rooms-ambience = Tunnel ambience
rooms-unread = { $n ->
    [one] Chat, { $n } unread line
   *[other] Chat, { $n } unread lines
}
rooms-ready-waits = The game starts when everyone is ready; until then you can change your mind.
rooms-ready-starts = Press the button when you’re here: the game starts when everyone is ready.
rooms-factions-hint = The rulebook lets players choose. Drawn at random, the game starts at once.
