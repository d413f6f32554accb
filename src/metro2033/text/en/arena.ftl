# The arena: what is wrong.

arena-bots-or-table = Give --bots or --table, not both.
arena-table-seats = The table has { $table } seats, but --seats says “{ $seats }”.
arena-seats-form = “{ $text }” should be a number of players, or several separated by commas, such as 2,3,4.
arena-ledger-other = The games in { $file } were played with different settings; choose another folder with --report.
arena-ledger-line = Line { $line } of { $file } isn’t a finished game; remove that line, or choose another folder with --report.
arena-worker-died = A process died while playing; its game has one of these seeds: { $seeds }. Finished games are kept.
arena-no-ray = Ray isn’t installed; install it with: pip install "metro2033[ray]"
arena-ray-address = Can’t join the Ray cluster at “{ $address }”: it isn’t responding, or it refuses this client.
arena-failures = { $n ->
    [one] One game crashed, with seed { $seeds }. The error:
   *[other] { $n } games crashed, with seeds { $seeds }. The first error:
}

# What is printed.

arena-played = { $games ->
    [one] { $games } game played, { $limit } stopped at the round limit.
   *[other] { $games } games played, { $limit } stopped at the round limit.
}
arena-written = Report written to { $file }.

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
arena-figure-p90 = rounds or fewer in nine games out of ten
arena-figure-decisions = decisions per game
arena-failed = Games that crashed
arena-failed-game = Seed { $seed }, edition { $edition }, bots { $bots }
arena-bots = Bots
arena-bots-note = A bot in two seats counts as two games. A shared first place counts as a fraction of a win. Intervals are Wilson’s, at 95%; the dashed line is a fair share. Ratings are OpenSkill’s, with their standard deviation (the plot shows two); only the differences mean anything. Times are the bot’s own, for questions with more than one choice: half of the moves take p50 or less, 95% take p95 or less.
arena-judgement = Regret: percentage points of the chance to win lost per decision, with its standard error, as { $judge } judges { $percent }% of the decisions with a choice. A bot that is stronger than its judge can lose points by moves that are better.
arena-plot-share = Share of wins
arena-plot-rating = Rating
arena-pairs = Head to head
arena-pairs-note = How often the row’s bot finished ahead of the column’s bot; a tie counts as half.
arena-of-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
}
arena-balance-of = Balance: { $edition }, { $seats ->
    [one] { $seats } player
   *[other] { $seats } players
}
arena-balance-note = Share of wins, whoever is playing. Green or red: the whole interval is above or below a fair share (the dashed line).
arena-length = Rounds per game
arena-by-faction = By faction
arena-by-hero = By hero
arena-by-seat = By seat
arena-by-order = By turn order in the first round
arena-by-opener = Who captures first
arena-by-first-capture = By a player’s first capture
arena-place = No. { $n }
arena-opener = captured first
arena-not-opener = later or never
arena-cards = Cards
arena-cards-note = How often each card was used, how many times a player used it in a game, and how those players did; the effect is in percentage points above a fair share. Correlation isn’t cause. Cards that affect the whole table, such as laws, are only counted.
arena-head-bot = bot
arena-head-games = games
arena-head-wins = wins
arena-head-share = share
arena-head-interval = 95%
arena-head-rating = rating
arena-head-ms-p50 = ms p50
arena-head-ms-p95 = ms p95
arena-head-regret = regret
arena-head-judged = judged
arena-head-card = card
arena-head-kind = kind
arena-head-uses = uses
arena-head-seats-used = games
arena-head-effect = effect
arena-made-by = metro2033 { $version }
