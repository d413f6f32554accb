# Leagues and tournaments, on pages of their own.

leagues-title = Leagues and tournaments
leagues-lead = Play several rounds with a club or with friends: the server draws the tables, keeps the standings and watches the deadlines.
leagues-account = Leagues are for players with an account.
leagues-to-account = Log in or register
leagues-none = You’re not in a league yet.
leagues-new = New league
leagues-back = All my leagues
leagues-people = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
leagues-you-organise = you organise it
leagues-organised-by = organised by { $name }
leagues-round = Round { $n }
leagues-round-of = Round { $round } of { $rounds }
leagues-status-open = Open for joining
leagues-status-running = Under way
leagues-status-over = Over
leagues-status-cancelled = Cancelled
leagues-due = Deadline { $when }
leagues-play = To the table
leagues-answer = Answer the invitation
leagues-your-table = Your table is waiting
leagues-name = Name of the league
leagues-kind = Kind
leagues-kind-league = League
leagues-kind-swiss = Tournament
leagues-kind-hint-league = Everyone meets everyone else as evenly as possible.
leagues-kind-hint-swiss = From the second round on, players with similar results meet (Swiss system).
leagues-table-size = Players per table
leagues-table-size-hint = If the numbers don’t work out, some tables are larger or smaller.
leagues-rounds = Rounds
leagues-rounds-of = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}, tables of { $size }
leagues-schedule = Schedule
leagues-length = Time for each round
leagues-length-of = { $length } for each round
leagues-hours = { $n ->
    [one] { $n } hour
   *[other] { $n } hours
}
leagues-days = { $n ->
    [one] { $n } day
   *[other] { $n } days
}
leagues-scheduled = Begin each round on schedule, even if everyone has finished early
leagues-late-tables = Tables not finished in time
leagues-late-tables-forfeit = Absent players forfeit
leagues-late-tables-organiser = The organiser decides
leagues-late-now = The deadline has passed at some tables. Games that finish still count until you award a result below. You can also set a new deadline.
leagues-undecided-now = Some tables have no result. Award one below.
leagues-points = Points
leagues-points-even = 10 points for first, 0 for last, the rest spread evenly
leagues-points-places = 10, 6, 4, 3, 2, 1 points by place
leagues-points-podium = 3 points for first, 1 for second
leagues-points-winner = 1 point for the winner
leagues-duplicate = Same deal at all tables of a round
leagues-duplicate-hint = Less luck, more skill. The server seals its secret number before anyone joins, but players can’t add random numbers of their own, and games are shown only when the round is over. Tables of different sizes have different deals.
leagues-duplicate-table = All tables of this round have the same deal. It comes from a secret number that the server sealed before the league began; players’ random numbers take no part in it.
leagues-sealed = The game is shown when all tables of the round have finished.
leagues-commitment = Seal of this round’s deal: { $hash }
leagues-secret = Secret number of this round’s deal: { $hash }
leagues-public = Everyone may see the standings
leagues-public-hint = Only players who agree appear there with their names.
leagues-make = Create league
leagues-invited-by = Invitation from { $name }
leagues-consent = My name may appear in public standings
leagues-consent-hint = Players in the league always see it. You can change this at any time.
leagues-join = Join
leagues-decline = No, thanks
leagues-you-are-invited = You’re invited to this league.
leagues-play-too = You organise this league. Do you want to play, too?
leagues-organise = Organiser’s tools
leagues-link = Send this link to the players who should join:
leagues-copy = Copy
leagues-link-anew = New link (the old one stops working)
leagues-add = Or invite a registered player by name
leagues-add-do = Invite
leagues-start = Start with { $n ->
    [one] { $n } player
   *[other] { $n } players
}
leagues-start-few = At least two players must have joined.
leagues-postpone = New deadline for this round
leagues-postpone-do = Set deadline
leagues-embed = Show the standings on your own page:
leagues-embed-look = See the standings as everyone sees them
leagues-cancel = Cancel the league
leagues-cancel-sure = Games under way end without a result.
leagues-cancel-really = Yes, cancel it
leagues-cancel-no = Keep it
leagues-standings = Standings
leagues-final = Final standings
leagues-place = Place
leagues-player = Player
leagues-player-number = Player { $n }
leagues-col-points = Points
leagues-col-played = Played
leagues-col-wins = Wins
leagues-col-between = Head to head
leagues-col-opposition = Opponents
leagues-col-share = Share of the score
leagues-forfeits = { $n ->
    [one] { $n } forfeit
   *[other] { $n } forfeits
}
leagues-ties = Ties are broken by wins, then by { $kind ->
    [swiss] the points of all opponents
   *[league] the points against each other
}, then by the share of the score.
leagues-table = Table { $n }
leagues-state-waiting = to be played
leagues-state-late = past the deadline
leagues-state-undecided = organiser decides
leagues-state-played = played
leagues-state-forfeited = not played
leagues-state-awarded = awarded by the organiser
leagues-state-void = no points
leagues-score = score { $n }
leagues-forfeit = forfeit
leagues-byes = Bye: { $names }
leagues-decide = Award a result
leagues-award = Award
leagues-own-table = You play at this table, so you can only take last place or forfeit.
leagues-void = No points for anyone
leagues-waits = invited
leagues-replace = Replace
leagues-replace-by = By whom (account name)
leagues-remove = Remove
leagues-leave = Leave the league
leagues-leave-sure = You’ll forfeit your table this round.
leagues-leave-really = Yes, leave
leagues-csv-standings = Standings (CSV)
leagues-csv-results = Results (CSV)
leagues-journal = What was decided, and by whom
leagues-entry-make = created the league
leagues-entry-join = { $name } joined
leagues-entry-leave = { $name } left
leagues-entry-add = invited { $name }
leagues-entry-remove = removed { $name }
leagues-entry-replace = put { $name } in as a replacement
leagues-entry-start = started the league
leagues-entry-postpone = set a new deadline for round { $round }
leagues-entry-award = awarded a result: round { $round }, table { $table }
leagues-entry-publish = changed who sees the standings
leagues-entry-invite_anew = created a new link
leagues-entry-cancel = cancelled the league
leagues-entry-draw = Round { $round } was drawn.
leagues-entry-played = Round { $round }, table { $table }: played.
leagues-entry-forfeited = Round { $round }, table { $table }: absent players forfeited.
leagues-entry-void = Round { $round }, table { $table }: no points.
leagues-entry-late = Round { $round }, table { $table }: not finished in time.
leagues-entry-undecided = Round { $round }, table { $table }: the organiser decides.
leagues-entry-finish = The league is over.
leagues-entry-forget = Someone has deleted their account.
