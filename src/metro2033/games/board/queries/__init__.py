"""What only reads the table: rules and effects, views and outlooks ask here, and nothing here schedules or changes anything."""
