# Powolne partie: prywatne notatki o partii, na stronie.

note-members = Notatki o stole mogą prowadzić tylko osoby, które przy nim są.
note-too-long = Notatka jest za długa: może mieć najwyżej { $most } znaków.
note-many = Masz już notatki o tylu partiach: { $most }. Najpierw wyczyść jedną z nich.
note-changed = Ta notatka została zmieniona w innym oknie.

note-title = Moje notatki
note-hint = Widzisz je tylko ty. Zostają przy tej partii także po jej końcu.
note-placeholder = Plany, domysły, umowy…
note-saving = Zapisywanie…
note-saved = Zapisano.
note-unsaved = Nie zapisano.
note-keep-mine = Zachowaj ten tekst
note-take-theirs = Weź tamten tekst
