# The deal of the day: its page, and what is shared.

daily-title = Deal of the day
daily-lead = The same deal, the same seat and the same bots for everyone, and one try that counts. Tomorrow all games open.
daily-lead-device = The same deal, the same seat and the same bots on every device, one a day. You don’t need a network.
daily-seat = Your seat: { $seat } of { $seats }
daily-opponents = Opponents: { $bots }
daily-bot-regular = regular
daily-bot-veteran = veteran
daily-ends = ends { $when } (midnight UTC)
daily-name = Nickname
daily-play = Play the deal of the day
daily-play-past = Play this deal
daily-go-on = Back to the table
daily-again = Play it again
daily-counts = One try, and it counts. Finish it before the day ends, or it’s a last place. There are no hints. Tomorrow everyone can replay your game and see your nickname.
daily-guest = You’re playing as a guest: you’ll be compared with the others but not ranked.
daily-to-account = Log in or register first
daily-again-hint = Another try is for practice; it doesn’t count.
daily-past-hint = Past days are for practice; hints are allowed and nothing counts.
daily-opens = The ranking and everyone’s games open { $when }.
daily-place = Place at the table
daily-place-of = { $place } of { $seats }
daily-points = Points without luck
daily-col-points = Without luck
daily-luck = Luck
daily-judging = being measured
daily-compared = Compared with the others
daily-better = better than { $share }
daily-rank = Rank
daily-rank-of = { $rank } of { $players }
daily-course = Your chance to win over the game
daily-points-how = A win is 100 points, anything else 0. Points without luck are what’s left when luck, measured in points of the chance to win, is taken off.
daily-unfinished = The game wasn’t played to its end in time, so it’s a last place.
daily-not-counted = This try doesn’t count.
daily-guest-result = You played as a guest, so you aren’t ranked.
daily-streak = { $n ->
    [0] No streak right now
    [one] { $n } day in a row
   *[other] { $n } days in a row
}
daily-longest = { $n ->
    [one] your longest streak: { $n } day
   *[other] your longest streak: { $n } days
}
daily-share = Share
daily-share-text = Text to share, without spoilers
daily-share-place = Place { $place } of { $seats }
daily-share-points = { $points } points without luck (luck { $luck })
daily-copy = Copy the text
daily-png = Save the picture
daily-svg = As SVG
daily-pass-on = Pass on …
daily-ranking = Ranking
daily-player = Player
daily-no-end = not finished
daily-replay = Replay
daily-all = { $n ->
    [one] Show { $n } player
   *[other] Show all { $n } players
}
daily-nobody = Nobody finished this deal.
daily-partings = Where opinions parted
daily-partings-lead = Up to these decisions the players had played exactly alike. Then they chose differently.
daily-parting-round = Round { $n }
daily-branch = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
daily-branch-place = place { $place } on average
daily-branch-points = { $points } points without luck
daily-network-same = the network’s choice
daily-network-else = The network would have chosen: { $choice }
daily-network-chance = It gave itself a chance of { $share } from here.
daily-parting-see = See the position
daily-luck-of = Luck of this deal
daily-luck-how = The server sealed the secret number of this deal days ago and reveals it when the day is over. Then anyone can check every draw. The bots’ luck follows from it, too: the same moves get the same replies.
daily-luck-how-device = The secret number follows from the date, so all devices have the same deal. The bots’ luck follows from it, too: the same moves get the same replies.
daily-commitment = Seal: { $hash }
daily-secret = Secret number: { $hash }
daily-ahead = Seals of the days to come
daily-archive = Past days
daily-players = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
daily-your-place = your place: { $place }
daily-all-days = { $n ->
    [one] Show { $n } day
   *[other] Show all { $n } days
}
daily-today = To today’s deal
