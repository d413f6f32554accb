# Możliwości do wyboru.

choice-pass = Pas
choice-end_turn = Zakończ turę
choice-swap = Wymień 3 karty
choice-deck = Dobierz z talii
choice-tidy = Uporządkuj stół: odrzuć kartę
choice-no_hero = Bez Bohatera
choice-keep = Zatrzymaj
choice-give_up = Odrzuć
choice-do_not_defend = Nie broń się
choice-decline = Nic nie zagrywaj
choice-play-card = Zagraj: { $target }
choice-turn-card = Zagraj jako Ochronę: { $target }
choice-discard-card = Odrzuć: { $target }
choice-pick-card = { $target }
choice-take-card = Pobierz z Bazaru: { $target }
choice-double-hero = Podwój: { $target }
choice-spend-resource = Zużyj: { $target }
choice-remove-upright = { $target }
choice-remove_turned-turned = { $target } (Ochrona)
choice-defend-protection = Broń się: { $target }
choice-lose-station = { $target }
choice-complete-mission = Wykonaj Misję: { $target }
choice-choose-faction = { $target }
