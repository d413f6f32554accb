"""Read-only queries, used by rules, effects, views and outlooks. Nothing here schedules steps or changes the state."""
