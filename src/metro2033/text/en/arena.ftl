# The arena: what is wrong.

arena-bots-or-table = Give --bots or --table, not both.
arena-table-seats = The table has { $table } seats, but --seats says “{ $seats }”.
arena-seats-form = “{ $text }” should be a number of players; separate several with commas, such as 2,3,4.
arena-ledger-other = The games in { $file } were played with different settings; choose another folder with --report.
arena-ledger-line = Line { $line } of { $file } isn’t a finished game; remove that line, or choose another folder with --report.
arena-worker-died = A process died while playing; its game has one of these seeds: { $seeds }. What was finished is kept.
arena-no-ray = Ray isn’t installed; install it with: pip install "metro2033[ray]"
arena-ray-address = Can’t join the Ray cluster at “{ $address }”: no one responds there, or it refuses this client.
arena-failures = { $n ->
    [one] One game broke off, with the seed { $seeds }. The error:
   *[other] { $n } games broke off, with the seeds { $seeds }. The first error:
}

# What is printed.

arena-played = { $games ->
    [one] { $games } game played, { $limit } stopped at the round limit.
   *[other] { $games } games played, { $limit } stopped at the round limit.
}
arena-written = The report is { $file }.

# The report.

arena-title = Arena: { $game }
arena-game-board = Metro 2033
arena-game-breakthrough = Metro 2033: Breakthrough
arena-fact-setting = Edition { $edition }, players: { $seats }.
arena-fact-seed = First seed { $seed }; each deal is played with every rotation of the bots.
arena-fact-draft-fixed = Factions and heroes are dealt by the seed.
arena-fact-draft-free = The bots choose their factions and heroes where the rules let them.
arena-fact-options = Options: { $options }.
arena-figure-games = games
arena-figure-bots = bots
arena-figure-limit = stopped at the round limit
arena-figure-mean = rounds, mean
arena-figure-median = rounds, median
arena-figure-p90 = rounds or fewer in nine games of ten
arena-figure-decisions = decisions a game
arena-failed = Games that broke off
arena-failed-game = Seed { $seed }, edition { $edition }, bots { $bots }
arena-bots = Bots
arena-bots-note = A bot on two seats has played two games. A shared first place counts as a part of a win. Intervals are Wilson's, at 95%; the dashed line is a fair share. Ratings are OpenSkill's, with their standard deviation (the plot shows two); only differences between them mean something. Times are the bot's own, for questions with more than one answer: half of the moves take no longer than p50, 95% no longer than p95.
arena-plot-share = Share of wins
arena-plot-rating = Rating
arena-pairs = Head to head
arena-pairs-note = How often the bot of the row came in ahead of the bot of the column; a tie counts half.
arena-of-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
}
arena-balance-of = Balance: { $edition }, { $seats ->
    [one] { $seats } player
   *[other] { $seats } players
}
arena-balance-note = Share of wins whoever plays. Green and red: the whole interval lies above or below a fair share, which is the dashed line.
arena-length = Rounds in a game
arena-by-faction = By faction
arena-by-hero = By hero
arena-by-seat = By seat
arena-by-order = By place in the order of the first round
arena-by-opener = Who captures first
arena-by-first-capture = By a player's first capture
arena-place = No. { $n }
arena-opener = captured first
arena-not-opener = later or never
arena-cards = Cards
arena-cards-note = How often each card was used, in how many games by one player, and how those players fared; the effect is in percentage points beyond a fair share. What goes with winning need not cause it. Cards that concern the whole table, such as laws, are only counted.
arena-head-bot = bot
arena-head-games = games
arena-head-wins = wins
arena-head-share = share
arena-head-interval = 95%
arena-head-rating = rating
arena-head-ms-p50 = ms p50
arena-head-ms-p95 = ms p95
arena-head-card = card
arena-head-kind = kind
arena-head-uses = uses
arena-head-seats-used = games
arena-head-effect = effect
arena-made-by = metro2033 { $version }
