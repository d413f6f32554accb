// Made by tools/page_types.py; do not edit.

/** The addresses of each page. */
export const PLACES = {
  home: ["/"],
  new: ["/new"],
  settings: ["/settings"],
  reset: ["/reset"],
  confirm: ["/confirm"],
  about: ["/about"],
  learn: ["/learn", "/learn/{topic}"],
  lesson: ["/learn/{topic}/lesson", "/learn/{topic}/lesson/{chapter}"],
  daily: ["/daily", "/daily/{topic}"],
  puzzles: ["/puzzles", "/puzzles/{puzzle}"],
  trainer: ["/trainer", "/trainer/{exercise}"],
  leaderboards: ["/leaderboards", "/leaderboards/{topic}"],
  people: ["/people/{topic}"],
  workshop: ["/workshop", "/workshop/{topic}"],
  join: ["/join/{room}/{invite}"],
  room: ["/rooms/{room}"],
  review: ["/rooms/{room}/review"],
  replay: ["/replay/{room}"],
  leagues: ["/leagues", "/leagues/{league}", "/leagues/{league}/join/{invite}"],
} as const;
