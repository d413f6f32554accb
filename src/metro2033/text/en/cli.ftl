# Help.

help-metro2033 = Metro 2033 and Metro 2033: Breakthrough, on one digital tabletop.
help-version = Print the version and which engine runs, compiled or plain Python.
help-play = Play in the terminal, with people and bots in any seat.
help-learn = Learn a game in the terminal: a guided first game in chapters.
help-chapter = Which chapter to play; by default the one you left, or the next.
help-simulate = Play whole games between bots and count the results.
help-arena = Compare bots on the same deals, and see what wins.
help-replay = Check a record (.metro) and print what happened, or draw it.
help-scenario = Run scenarios, explain the ones that fail, and count passes and failures.
help-position = Print a position of a record as one line to paste anywhere, or show such a line as a table.
help-rule = Print a rule by its id, or search the rules.
help-cards = List or search cards: what they do, and where each comes from.
help-content = Count the loaded cards, by kind and source.
help-schema = Print a game for programs in other languages: views, questions, map and cards as JSON.
help-bench = Measure the speed of this build.
help-game = Which game: { $games }.
help-edition = Which edition; board: en2012, pl2015 or ru2011; breakthrough: pl2017.
help-option = Set an edition flag or a house rule, as key=value; may be repeated.
help-variant = Named sets of options, separated by commas.
help-content-option = A content pack, a file or a folder, whose cards replace or join the printed ones; may be repeated.
help-lang = Language: { $languages }; by default the language of the environment.
help-json = Print one JSON object and nothing else to standard output.
help-seats = How many players.
help-seed = A whole number that fixes all the luck: same seed, same game.
help-bots-option = Bots by seat, separated by commas; a shorter list is repeated. Bots: random, greedy, planner, ismcts, neural, fair; levels: novice, regular, veteran, legend, master, adaptive; your own: module:Class or exec:PROGRAM.
help-play-bots = Who sits where, separated by commas: human, or a bot. Several people share the keyboard.
help-games = How many games.
help-jobs = How many processes to use.
help-round-limit = Stop a game after this many rounds and score it by points (0: the usual limit).
help-arena-edition = Which editions, separated by commas, or all. board: en2012, pl2015, ru2011.
help-arena-seats = How many players; give several, such as 2,3,4, to play with each.
help-arena-bots = Which bots, separated by commas; every table is drawn from them. By default: greedy,random.
help-arena-table = Exactly these bots at one table, separated by commas, one per player.
help-arena-games = How many games, for each edition and number of players.
help-arena-fixed-draft = Deal factions and heroes by the seed, so that every bot plays each of them.
help-arena-regret = Judge this percentage of decisions: the points of winning chance that a bot loses per decision (0: none).
help-arena-ray = Play on the Ray cluster at this address; local starts one here.
help-arena-report = A folder for the report; a stopped run continues from there.
help-resume = Continue a game saved as a record.
help-records = A folder for the record of every game; read one with `metro2033 replay`.
help-record-file = A record, usually with the ending .metro.
help-replay-seat = Show what one player saw: 1 to 6; 0 for a spectator.
help-replay-to = Stop after this many moves.
help-replay-svg = Write a picture of the table to FILE.svg or FILE.png, at the end or where --to stops; “{ "{step}" }” in the name makes one for every move.
help-replay-gif = Write the game to FILE as an animated GIF.
help-replay-every = Draw every so many moves: 1 draws all of them. A GIF has about 100 frames unless you say.
help-replay-theme = Colours of pictures: dark or light.
help-position-what = A record (.metro), or a position: a line that begins with “metro1.”.
help-position-seat = Tell only what this player knows: 1 to 6; 0 for the whole position.
help-position-to = The position after this many moves; by default after the last.
help-scenario-files = Scenario files, or folders with them.
help-scenario-stop-first = Stop at the first failure.
help-rule-words = The id of a rule, such as B-AA-08, or words to search for.
help-cards-words = Words to search for in names and texts.
help-cards-says = What a printed card says, as FIELD=VALUE, to find ours, such as strength=3; may be repeated.
help-cards-kind = Only one kind: faction, hero, law, threat, equipment, mission, combat_card; in breakthrough: resource, station, threat, hero, caravan, faction.
help-schema-part = Only one part: view, questions, map or cards.
help-bench-games = How many random games to measure.

# Playing in the terminal.

play-no-terminal = `play` needs a terminal. Run it in one, or try `metro2033 simulate`.
play-number = Choose a number from 1 to { $most }.
play-thinking = { $seat }: thinking…
play-hand-over = { $seat }, it’s your turn. Everyone else, look away. Press Enter.{" "}
play-input = Number, or ? for help: 
play-help = Type the number of a choice. Other commands: u undo, m map, t table, d discard piles, l log, c NAME card, r ID rule, w CHOICE why (not), h a hint, b the last bot’s reasons, p this position as one line to paste, s FILE save, q quit and save.
play-rests-on = Based on: { $rules }.
play-bot-secret = A bot’s reasons would give away its secrets, so you only see them when you’re the only human player.
play-bot-none = No bot has made a choice yet.
play-saved = Saved as { $file }. Continue with: metro2033 play --resume { $file }
play-won = Winner: { $seat }.

# Files and look-ups.

option-seat = There’s no player { $given }; there are { $most }.
schema-part = There’s no part “{ $part }”; choose from: { $allowed }.
cards-field = No card has a field “{ $field }”; choose from: { $allowed }.
cards-none-says = None of our cards says that. State the printed card in a pack of your own: `metro2033 pack match FILE --kind KIND`.
cards-unknown = Cards: { $cards }. Fields that we only reconstructed: { $unknown } of { $fields }. If one is your card, state the printed values with `metro2033 pack match FILE --kind KIND`.
replay-checked = { $file }: { $answers } moves checked.
position-asked = { $seat } chooses:
scenario-failed = { $file } ({ $edition }): { $title }. { $why }
scenario-held = { $runs ->
    [one] { $runs } scenario passed
   *[other] { $runs } scenarios passed
}, { $failed } failed.
rule-unknown = No rule found for “{ $words }”.
rule-more = … and { $more } more; add a word.
rule-our-reading = our reading
rule-source = Source (line of the rulebook): { $source }
rule-switch = House rule: --option { $switch }={ $value } (may be: { $values })
rule-see = See also: { $see }
cards-kind = There’s no kind “{ $kind }”; choose from: { $allowed }.
cards-none = No cards found.
content-cards = cards
content-total = total
provenance-rulebook = rulebook
provenance-public = public
provenance-reconstructed = reconstructed

# Simulations.

simulate-game = game
simulate-edition = edition
simulate-seats = players
simulate-games = games
simulate-finished = finished
simulate-at_round_limit = stopped at the round limit
simulate-decisions = decisions
simulate-seconds = seconds
simulate-rounds = rounds
simulate-rounds-figures = mean { $mean }, median { $median }, 90% within { $p90 }
simulate-wins-seat = wins by player
simulate-wins-bot = wins by bot
simulate-wins-faction = wins by faction
simulate-wins-hero = wins by hero

# Speed.

bench-calibration = calibration (million loops/s)
bench-decisions_per_second = decisions per second
bench-games_per_second = games per second
bench-decisions_per_game = decisions per game
bench-options_mean = options per question
bench-clone_us = clone (µs)
bench-view_us = view (µs)
bench-determinise_us = determinise (µs)
bench-save_bytes = saved state (bytes)

# The frame of the command line.

help-help = Show this help and exit.
help-install-completion = Set up completion with the Tab key for this shell and exit.
help-show-completion = Print the completion script for this shell and exit.
completion-installed = Completion is set up in { $file }. It works in shells that are opened from now on.
frame-usage = Usage:
frame-usage-options = [OPTIONS]
frame-usage-command = COMMAND…
frame-arguments = Arguments
frame-options = Options
frame-commands = Commands
frame-number = NUMBER
frame-text = TEXT
frame-path = PATH
frame-argument-action = [make]
frame-argument-file = FILE
frame-argument-files = FILE…
frame-argument-game = [GAME]
frame-argument-what = [make|check|ID]
frame-argument-other = OTHER
frame-argument-out = FOLDER
frame-argument-words = WORD…
frame-default = default: { $value }
frame-at-least = { $least } or more
frame-between = { $least } to { $most }
mistake-help = { $sentence } Help: { $command }
mistake-option = There’s no option { $option }{ $near ->
    [none] .
   *[other] ; did you mean { $near }?
}
mistake-command = There’s no command “{ $command }”{ $near ->
    [none] .
   *[other] ; did you mean { $near }?
}
mistake-needs-value = The option { $option } needs a value.
mistake-takes-no-value = The option { $option } takes no value.
mistake-missing = { $name } is missing.
mistake-number = The option { $option } takes a whole number{ $bounds ->
    [between] { " " }from { $least } to { $most }.
    [least] , { $least } or more.
   *[any] .
}
mistake-value = { $option } can’t have that value.
mistake-extra = This command doesn’t take “{ $words }”.
mistake-other = This command can’t be understood.
disk-full = The disk is full; nothing more can be written.
system-refused = The system couldn’t read or write: { $why }.
terminal-letters = This terminal can’t show every letter, so some were replaced. If it supports UTF-8, set PYTHONIOENCODING=utf-8.
option-packs = Content packs should be a list of files or folders, not { $value }.
pack-language = The content pack { $pack } has no text in { $language }; { $used ->
    [none] its cards show their ids.
   *[other] the text in { $used } is used instead.
}
serve-port-forbidden = You don’t have permission to use port { $port }. Choose one above 1023 with --port.
serve-host = This machine has no address { $host }. Choose another with --host.
serve-port = Port { $port } on { $host } can’t be opened: { $why }.
help-puzzles = Solve puzzles; or make and check them.
help-puzzles-what = make, check, or the id of a puzzle; nothing for the next one.
help-puzzles-theme = Only puzzles with this theme.
help-puzzles-today = The puzzle of the day.
help-puzzles-count = How many puzzles to make.
help-puzzles-out = A folder for the puzzles; a stopped run goes on there.
