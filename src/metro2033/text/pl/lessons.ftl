# Lekcje: to, co mówią wokół nich strona i terminal.

lesson-title = Pierwsza gra z przewodnikiem
lesson-lead = Rozgrywasz prawdziwe tury przeciw rywalom, którzy grają według scenariusza, i poznajesz zasady po jednej. Przerwij, kiedy chcesz: ta przeglądarka pamięta, gdzie jesteś.
lesson-begin = Zacznij
lesson-resume = Graj dalej
lesson-left-here = tu przerwano
lesson-done-mark = ukończony
lesson-back = Wstecz
lesson-continue = Dalej
lesson-watch = Zobacz, co się stało, a potem naciśnij na stole „{ $button }”.
lesson-look = Patrz, co się dzieje.
lesson-new-table = Nowy stół: to nie ciąg dalszy poprzedniego.
lesson-your-move = Twój ruch
lesson-your-choice = Twój wybór
lesson-leave = Wyjdź z lekcji
lesson-chapter-done = Ten rozdział masz za sobą.
lesson-stamp = Rozdział ukończony
lesson-won = Wygrywasz!
lesson-chapter-done-next = Ten rozdział masz za sobą. Następny: { $chapter }.
lesson-done = To już cała lekcja. Graj dalej od tego miejsca: prawdziwa gra przeciw botom, na świeżo potasowanych kartach.
lesson-next = Następny rozdział
lesson-play-on = Graj dalej
lesson-you = Ty
lesson-rival = Rywal
lesson-do-it = Najpierw zrób to, o co prosi lekcja. Na stole zaznaczono, o co chodzi.
lesson-continue-first = Najpierw doczytaj do końca: naciśnij „{ lesson-continue }”.
lesson-not-now = Zasady na to pozwalają, ale ten krok jest o czymś innym. Poszukaj tego, co zaznaczono.

# Terminal.

lesson-chapter-head = { $title } ({ $n } z { $all })
lesson-input = Numer, Enter: dalej, b: wstecz, c: rozdziały, q: wyjście:
lesson-help = Wpisz numer wyboru. Enter prowadzi dalej, gdy nie ma nic do zrobienia. b cofa o krok, c pokazuje rozdziały, t stół, m mapę, q kończy; program pamięta, gdzie jesteś.
lesson-kept = Program pamięta, gdzie jesteś. „metro2033 learn { $game }” prowadzi dalej od tego miejsca.
lesson-chapters = Rozdziały:
lesson-over-ask = Enter: następny rozdział, c: rozdziały, q: wyjście:
lesson-last-ask = Enter: graj dalej od tego miejsca przeciw botom, q: wyjście:
