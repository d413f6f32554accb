# Puzzles: themes, goals, hints, and what is said to answers; for the page and the terminal.

puzzle-title = Puzzles
puzzle-lead = Positions from games between bots, with one plan that’s clearly best. Each has been searched to the end: the chances you see afterwards are computed, not guessed.
puzzle-themes = Themes
puzzle-all = All themes
puzzle-today = Puzzle of the day
puzzle-today-done = Solved today
puzzle-next = Next puzzle
puzzle-rating = Your rating
puzzle-streak = In a row
puzzle-streak-best = Best: { $n }
puzzle-days = Days in a row
puzzle-count = { $solved } of { $all } solved
puzzle-hard = Difficulty { $rating }
puzzle-solved-mark = solved

puzzle-theme-win = Winning
puzzle-theme-mission = Mission
puzzle-theme-vote = Vote
puzzle-theme-defence = Defence
puzzle-theme-battle = Combat cards
puzzle-theme-hunt = Hunt
puzzle-theme-equipment = Equipment
puzzle-theme-polis = Polis
puzzle-theme-capture_army = Capture with the army
puzzle-theme-capture_hero = Capture with the hero
puzzle-theme-two_missions = Two missions
puzzle-theme-monster = Monster
puzzle-theme-mission_first = Mission first
puzzle-theme-hero = Hero
puzzle-theme-keep = Keeping stations
puzzle-theme-tidy = Clearing cards

puzzle-goal-victory = Reach the victory points you need to win, this turn.
puzzle-goal-points = Have { $least } victory points at the end of this turn.
puzzle-goal-missions = Complete a mission this turn.
puzzle-goal-stations = Own { $least } stations at the end of this turn.
puzzle-goal-defence = Lose no station: still own { $least } when this is over.
puzzle-goal-wounded = Wound a rival’s hero this turn.
puzzle-goal-strength = End your turn with a hero who attacks threats with strength { $least }.
puzzle-goal-army = Vote, then hire: reach an army of { $least } in this round’s mobilisation.
puzzle-goal-tokens = Own { $least } tokens at the end of your turn.
puzzle-goal-win = Win now: get your tenth token.
puzzle-goal-kept = Have { $least ->
    [one] { $least } kept station
   *[other] { $least } kept stations
} at the end of your turn.
puzzle-goal-payable = After this attack, be able to pay for { $least ->
    [one] a mission
   *[other] { $least } missions
}.

puzzle-hint = Hint
puzzle-hint-win = Count the points you’re missing, then look for the one step that brings them.
puzzle-hint-mission = Read your mission card again. What exactly does it ask for?
puzzle-hint-vote = Compare what hiring costs with this law and without it.
puzzle-hint-defence = Who is stronger where it counts, your army or your hero?
puzzle-hint-battle = Compare your cards with all those the other side could hold.
puzzle-hint-hunt = Look at the heroes within reach, and at what they carry.
puzzle-hint-equipment = What can you afford at the Market, and what would your hero carry then?
puzzle-hint-polis = The guards of Polis have a fixed strength. Count yours.
puzzle-hint-capture_army = Winning the battle isn’t enough: you must also be able to pay for the capture.
puzzle-hint-capture_hero = Move first, then attack: which station in reach can your hero take?
puzzle-hint-two_missions = The first mission brings your tokens back.
puzzle-hint-monster = Repel a monster and you play a card for free.
puzzle-hint-mission_first = Do something before your main action.
puzzle-hint-hero = A hero doubles resources of one type.
puzzle-hint-keep = Keeping a station costs ready tokens: the second costs two, the third three.
puzzle-hint-tidy = You’re short of ready tokens. Which card in play can you do without?
puzzle-hint-verb = The next move: { $verb ->
    [attack] attack
    [move] move your hero
    [stay] stay where you are
    [play] play a card
    [turn] play a card as protection
    [discard] discard a card
    [swap] swap cards
    [complete] complete a mission
    [tidy] clear a card
    [remove] take a card off the table
    [remove_turned] take a protection card off the table
    [capture] capture the station
    [buy_equipment] visit the Market
    [buy] buy a card
    [renew] renew the Market
    [receive_mission] take a new mission
    [exchange_resources] exchange resources
    [scout] scout
    [use] use a card
    [use_ability] use your hero’s own action
    [vote_for] vote for
    [vote_against] vote against
    [recruit] hire soldiers
    [defend] choose where or with what you defend
    [with_army] send the army
    [with_hero] send the hero
    [keep] keep something
    [take] take something
    [pass] pass
   *[other] it isn’t what it looks like
}.

puzzle-wrong = Not the best: that gives { $chance }, but { $best } is possible. Try again.
puzzle-right = Right. Go on.
puzzle-solved = Solved!
puzzle-given-up = Here’s the solution.
puzzle-show = Show the solution
puzzle-again = From the start
puzzle-solution = Solution:
puzzle-chances = Chances to reach the goal:
puzzle-proof-exact = Exact: every line was searched.
puzzle-proof-sampled = Every line was searched; luck is averaged over { $n } deals that fit what you know.
puzzle-proof-second = Best plan: { $best }. Without “{ $key }”, at most { $second }.
puzzle-reasons = What the adviser thinks (playing to win the whole game):
puzzle-rating-now = Your rating: { $rating } ({ $change }).
puzzle-play-on = Play on from here

# The terminal.

puzzle-input = Number, h hint, a solution, ? for help:
puzzle-help = Type a number to choose. h gives a hint (twice), a shows the solution, t shows the table again, m the map, q leaves.
puzzle-more = Enter for the next puzzle, q to leave:
puzzle-head = { $theme } · { $rating } · { $id }
puzzle-made = { $game }: { $found } of { $count } puzzles in { $games } games
puzzle-checked = { $game }: { $n } puzzles checked and proved again.
