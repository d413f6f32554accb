# What bots weigh, as a noun in a list.

weight-won = victory
weight-tokens = tokens won
weight-ready = ready tokens
weight-mission = the best mission
weight-second_mission = the second mission
weight-outlook = missions the hand can pay for
weight-resources = resources in play
weight-kept = kept stations
weight-open_stations = stations in play
weight-heroes = heroes
weight-shields = protection
weight-hand = the hand
