# Presets of tables, on the form of a new room.

presets-title = Your presets
presets-account = Kept with your account.
presets-browser = Kept in this browser. With an account you have them everywhere.
presets-remove = Remove “{ $name }”
presets-name = Name of a preset with the settings below
presets-keep = Save as a preset
presets-kept = Saved: { $name }.
presets-used = “{ $name }” is set. Change anything you like below.
presets-last = The form starts with the settings of your last table.
presets-reset = Start with the defaults
