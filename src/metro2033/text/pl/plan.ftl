# Powolne partie: planowanie i prywatne notatki, na stronie.

plan-moved-on = Od rozpoczęcia tego planu partia poszła dalej. Zacznij od stołu w obecnym stanie.
plan-long = Plan mieści { $most } odpowiedzi. Najpierw cofnij się albo zacznij od nowa.

plan-title = Planowanie
plan-open = Zaplanuj
plan-open-hint = Wypróbuj ruchy na kopii tego stołu. Nikt tego nie zauważy, a partia się nie zmieni.
plan-lead = Kopia stołu: to, czego nie widzisz, rozdano losowo. Nic stąd nie dzieje się w partii.
plan-you = Twój wybór.
plan-for = Teraz wybiera: { $seat }
plan-over = Tu partia się kończy. Cofnij się, aby spróbować czegoś innego.
plan-cut = W tym rozdaniu plan sięga tylko dotąd.
plan-deal = Rozdanie { $n }
plan-others = Odpowiedzi botów
plan-again = Rozdaj ponownie
plan-restart = Od początku
plan-back = Krok wstecz
plan-leave = Wróć do stołu
plan-now = Od obecnego stołu
plan-your-turn = W partii jest twoja kolej.

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
