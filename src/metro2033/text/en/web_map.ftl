# The map: its tools and the panel at a station.

map-fit = Fit the map
map-reach = Show my reach
map-hide-reach = Hide my reach
map-in-reach = In reach of: { $pieces }
map-reach-hero = { $hero } ({ $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
})
map-reach-army = { $owner } (army)
map-out-of-reach = Nobody can get here right now.
map-why-attack = Why can’t I attack here?
map-why-move = Why can’t my hero go here?
map-why-choose = Why can’t I choose this station?
map-win = Win
map-rules = Rules
