# Profiles, ratings and leaderboards.

profile-leaderboard-lead = Only people who chose to be listed appear here. A game counts if at least two registered people finish it.
profile-game = Game
profile-seats = Table
profile-all = All tables
profile-players = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
profile-place = Place
profile-name = Name
profile-rating = Rating
profile-rating-hint = A new player starts at 1500. The number after ± says how sure the rating is: the true strength lies within it 95 times out of 100.
profile-points = { $points } ± { $spread }
profile-provisional = provisional
profile-provisional-hint = A rating is provisional and has no place until { $n } games have been rated.
profile-games = { $n ->
    [one] { $n } game
   *[other] { $n } games
}
profile-nobody = Nobody is listed here yet.
profile-you = you
profile-yours = Your rating here: { $rating }
profile-yours-place = Your rating here: { $rating }, place { $place }
profile-yours-none = You have no rating here yet.
profile-unlisted = You aren’t listed: your profile is private.
profile-to-settings = Change that in Settings
profile-page = Page { $page } of { $pages }
profile-before = Previous
profile-next = Next
profile-me = Your profile
profile-private = Your profile is private: only you can see this page.
profile-public = This profile is public.
profile-ratings = Ratings
profile-ratings-none = No rated games yet. A game is rated if at least two registered people finish it.
profile-curve = How the rating went: from { $first } to { $last }
profile-rank = place { $place }
profile-results = Results
profile-won = Won
profile-places = Places 1, 2, …
profile-left = Left early
profile-factions = Factions
profile-heroes = Heroes
profile-insight = Luck and skill
profile-insight-hint = From your reviewed games: how much luck and your own moves changed your chance to win, on average, and how much of your best chance your moves kept.
profile-insight-hint-other = From this player’s reviewed games: how much luck and their own moves changed their chance to win, on average, and how much of their best chance their moves kept.
profile-luck = luck
profile-own = own decisions
profile-accuracy = accuracy
profile-pp = { $n } pp
profile-phrases = Favourite phrases
profile-said = { $phrase } × { $n }
profile-history = Games
profile-history-none = No finished games yet.
profile-table = Table
profile-place-of = { $place } of { $seats }
profile-open = Open
profile-unrated-people = not rated: it takes two registered people
profile-unrated-several = not rated: one person had several seats
profile-unrated-packs = not rated: played with a content pack
profile-unrated-adaptive = not rated: a bot adapted its strength
profile-unrated-unrated = not rated: taken out by an operator
profile-unrated-other = not rated
profile-rated = This game was rated.
profile-kind-guest = guest
profile-kind-bot = bot
profile-kind-left = left or resigned
profile-consent = Profile and rating
profile-consent-why = Your games against registered people are rated, and you can always see your own profile. Nobody else can, unless you allow it.
profile-consent-public = My profile and my rating are public
profile-consent-means = Everyone may see your account’s name, your ratings, statistics, favourite phrases and your finished games without their rooms. You appear in the leaderboards, and your name at a table leads to your profile. You can turn this off at any time, with immediate effect.
profile-consent-on = Your profile is public now.
profile-consent-off = Your profile is private now.
profile-consent-see = See your profile
