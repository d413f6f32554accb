# Dlaczego czegoś nie można zrobić.

why-not-on-offer = Tej karty nie ma na Bazarze.
why-no-cards-left = Nie ma już kart do dobrania.
why-swap-three = Do wymiany potrzeba 3 kart w ręce.
why-must-act = Dopóki masz karty w ręce, musisz wykonać akcję; kartę zawsze można odrzucić.
why-cannot-keep = Masz za mało znaczników, by zatrzymać tę Stację.
why-must-defend = W tym wariancie kto może się bronić, ten musi.
why-no-protection = Ta karta nie chroni przed tym Potworem.
why-not-needed = Ta karta nie jest potrzebna do zapłaty albo nie pasuje do Misji.
why-nothing-to-tidy = Nie masz na stole karty, którą można odrzucić.
why-not-in-hand = Nie masz tej karty w ręce.
why-no-shield = Na tej karcie nie ma żółtej tarczy.
why-not-turned-free = Według zasad domowych tego stołu darmowe zagranie nie może być Ochroną.
why-only-discarded = Zagrożeń i Karawan się nie zagrywa, można je tylko odrzucić.
why-too-few-ready = Masz za mało dostępnych znaczników.
why-not-your-turn = Misje wykonuje się i stół porządkuje tylko w swojej turze.
why-mission-done = Ta Misja jest już wykonana.
why-not-in-play = Tej karty nie masz przed sobą na stole.
why-too-few-resources = Twoje Zasoby nie wystarczą na tę Misję.
why-not-now = Akcje darmowe wykonuje się przed akcją podstawową albo po niej, nie w trakcie.
why-defence-begun = Rozpoczętą obronę trzeba doprowadzić do końca.
why-protection-idle = Ta karta nic teraz nie da: albo wystarczą pozostałe, albo nawet razem nie odeprą Potwora.
why-taken-after = Kartę dobiera się po akcji podstawowej: nie przed nią i nie drugi raz.
