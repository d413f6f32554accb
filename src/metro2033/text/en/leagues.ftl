# Leagues: refusals of the server, and the standings as a plain page.

league-unknown = There’s no such league, or you may not see it.
league-needs-account = Leagues are for players with an account. Register first; it takes a name and a password.
league-organiser-only = Only the organiser of the league can do that.
league-no-entrant = Nobody in this league has the number { $entrant }.
league-no-table = Round { $round } has no table { $table }.
league-in-already = { $name } is already in this league.
league-not-in = You’re not in this league.
league-full = A league has room for { $most } players.
league-too-few = A league needs at least { $least } players who have joined.
league-too-many = You can run { $most } leagues at a time; finish or cancel one first.
league-settings = This game can’t be played with these settings.
league-is-open = The league hasn’t started yet.
league-is-running = The league has already started.
league-is-over = The league is over.
league-is-cancelled = The league was cancelled.
league-due-past = The new deadline must be in the future, within { $days } days.
league-award-people = Give a place to everyone at the table, and to no one else.
league-own-table = You play at this table yourself: you can only take last place or forfeit. If the players have ended the game, you can also decide that nobody gets points.
league-own-opponent = You play at the same table: while it has no result, you can’t remove this person, only replace them.
league-award-places = These places don’t add up: someone must be first, and no place may be skipped.
league-sealed = Other tables of this round are still playing the same deal; the game is shown when the round is over.
luck-duplicate = All tables of this round have the same deal, so players can’t add random numbers of their own.
room-of-league = This table belongs to a league, which decides who plays here and how.
limit-leagues = You’re creating leagues too fast. Wait { $seconds } s.
name-odd = A name needs visible characters and no piles of accents.

league-page-title = { $name }: standings
league-page-round = Round { $round } of { $rounds }
league-page-open = Players are still joining.
league-page-over = Final standings
league-page-cancelled = The league was cancelled.
league-page-place = Place
league-page-name = Name
league-page-points = Points
league-page-played = Played
league-page-wins = Wins
league-page-nobody = Nobody has played yet.
league-page-player = Player { $number }
league-page-tied = Ties are broken by wins, then by { $kind ->
    [swiss] the points of all opponents
   *[league] the points against each other
}, then by the share of the score. Players who are still equal share a place.
