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
choice-pick-card = Wymień: { $target }
choice-take-card = Pobierz z Bazaru: { $target }
choice-double-hero = Podwój: { $target }
choice-spend-resource = Zużyj: { $target }
choice-remove-upright = Odrzuć ze stołu: { $target }
choice-remove_turned-turned = Odrzuć Ochronę ze stołu: { $target }
choice-defend-protection = Broń się: { $target }
choice-lose-station = Strać Stację: { $target }
choice-complete-mission = Wykonaj Misję: { $target }
choice-choose-faction = Poprowadź { $target_acc }
