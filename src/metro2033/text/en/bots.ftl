# Bots of one’s own: the list of bots, programs, and sitting at a server’s table.

help-bots = List the bots and where they come from, or look at one: its options and whether it starts.
help-bots-spec = A bot: a name, module:Class, or a program, such as “exec:./mybot --fast”.
frame-argument-bot = [BOT]

bots-head-name = bot
bots-head-origin = origin
bots-head-parameters = parameters
bots-origin-built-in = built in
bots-origin-level = level: { $bot }
bots-own = Your own bots: module:Class, or a program that speaks the bot protocol, such as “exec:./mybot --fast”; also by name if an installed package brings them.
bots-name = name
bots-author = author
bots-version = version
bots-games = games
bots-games-all = all
bots-log = its messages (standard error)
bots-starts = The bot { $bot } starts and answers.

bot-no-module = There’s no module “{ $module }”, neither installed nor in this folder.
bot-import = The module { $module } can’t be imported: { $why }
bot-no-class = The module { $module } has no “{ $name }”.
bot-not-one = { $bot } isn’t a bot: it must be a class derived from metro2033.bots.bot.Bot that has a `weigh` method.
bot-constructor = The bot { $bot } can’t be made: { $why }
bot-command = This command has a quotation mark without its pair: { $command }
bot-no-program = There’s no program “{ $program }”, or it can’t be run.
bot-hello-late = The program { $bot } started but didn’t say hello within ten seconds.
bot-hello-crashed = The program { $bot } ended before it said hello (exit status { $why }).
bot-hello-nonsense = The program { $bot } didn’t say hello but: { $why }
bot-protocol = The program { $bot } speaks version { $given } of the bot protocol; this is version { $known }.
bot-other-game = The program { $bot } doesn’t play { $game }; it plays: { $allowed }.
bot-offer-name = “{ $name }” can’t be the name of a bot in rooms ({ $spec }): use lower-case letters and digits, and no name that’s taken; write name=BOT.
bot-faults = { $bot } didn’t answer { $n ->
    [one] one question
   *[other] { $n } questions
} (too late: { $late }, crashed: { $crashed }, not an answer: { $nonsense }, not started again: { $gone }); random answers were given instead.
bot-faults-log = What it said on standard error is in { $file }.
play-resume-own = The record names the bot “{ $bot }”. A record may come from anywhere, so such a bot only starts if you name all players yourself with --bots.
help-serve-bots = Bots of your own to offer in rooms, separated by commas: BOT or name=BOT. Nobody else can start programs.

help-sit = Sit a bot at a server’s table and let it play to the end.
help-sit-link = The invitation to the room, or the address of a public room.
frame-argument-link = LINK
frame-argument-where = SERVER
help-sit-name = The bot’s name at the table; by default its own, with “(bot)”.
help-sit-comments = Print what the bot says about each of its answers.
help-sit-seat = Which seat, counted from 1; by default the first free one.
sit-unreachable = The server at { $address } can’t be reached.
sit-refused = The server says: { $text }
sit-no-seat = There’s no free seat at this table.
sit-seat-taken = Seat { $seat } isn’t free.
sit-sample = The bot { $bot } tries out positions that it would have to deal itself. That’s only possible where the game runs, not over the network; use a bot that decides by what it sees.
sit-over = This game is already over.
sit-distrust = The server changed the seals of this game, so the bot left.
sit-seated = { $bot } sits at seat { $seat }. Waiting for the host to start.
sit-playing = The game has begun.
sit-disconnected = The connection is lost; reconnecting.
sit-again = Connected again.
sit-progress = Round { $round }, { $n ->
    [one] one move
   *[other] { $n } moves
}
sit-comment = { $chance ->
    [none] { $comment }
   *[other] { $comment } (chance to win: { $chance }%)
}
sit-won = { $bot } has won: { $points }.
sit-lost = Player { $winner } has won: { $points }.
sit-stopped = The game was ended without a winner: { $points }.
sit-left = The bot has left the table; the server’s own bot plays on.
