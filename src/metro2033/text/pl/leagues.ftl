# Ligi: odmowy serwera i tabela jako zwykła strona.

league-unknown = Nie ma takiej ligi albo nie możesz jej oglądać.
league-needs-account = Ligi są dla osób z kontem. Najpierw załóż konto; wystarczą nazwa i hasło.
league-organiser-only = To może zrobić tylko organizator ligi.
league-no-entrant = Nikt w tej lidze nie ma numeru { $entrant }.
league-no-table = W rundzie { $round } nie ma stołu { $table }.
league-in-already = { $name } już jest w tej lidze.
league-not-in = Nie ma cię w tej lidze.
league-full = Liczba miejsc w lidze: { $most }.
league-too-few = Lidze brakuje uczestników (potrzeba co najmniej { $least }).
league-too-many = Limit lig prowadzonych naraz to { $most }; najpierw zakończ albo odwołaj którąś z nich.
league-settings = Z tymi ustawieniami nie da się grać w tę grę.
league-is-open = Liga jeszcze się nie zaczęła.
league-is-running = Liga już się zaczęła.
league-is-over = Liga jest zakończona.
league-is-cancelled = Liga została odwołana.
league-due-past = Nowy termin musi leżeć w przyszłości, najdalej za { $days } dni.
league-award-people = Podaj miejsce każdej osoby przy stole i nikogo poza tym.
league-own-table = Grasz przy tym stole, więc możesz sobie przyznać tylko ostatnie miejsce albo walkower. Jeśli gracze sami zakończyli grę, możesz też zdecydować, że nikt nie dostaje punktów.
league-own-opponent = Gracie przy tym samym stole: dopóki nie ma wyniku, nie możesz usunąć tej osoby, możesz ją tylko zastąpić.
league-award-places = Te miejsca się nie zgadzają: ktoś musi być pierwszy i żadnego miejsca nie można pominąć.
league-sealed = Inne stoły tej rundy nadal grają tym samym rozdaniem; partię zobaczysz po zakończeniu rundy.
luck-duplicate = Wszystkie stoły tej rundy mają to samo rozdanie, dlatego gracze nie mogą dodać własnych liczb losowych.
room-of-league = Ten stół należy do ligi i to ona decyduje, kto i jak tu gra.
limit-leagues = Za szybko zakładasz ligi. Poczekaj { $seconds } s.
name-odd = Nazwa musi mieć widoczne znaki, bez spiętrzonych akcentów.

league-page-title = { $name }: tabela
league-page-round = Runda { $round } z { $rounds }
league-page-open = Zapisy jeszcze trwają.
league-page-over = Tabela końcowa
league-page-cancelled = Liga została odwołana.
league-page-place = Miejsce
league-page-name = Nazwa
league-page-points = Punkty
league-page-played = Partie
league-page-wins = Wygrane
league-page-nobody = Nikt jeszcze nie grał.
league-page-player = Gracz { $number }
league-page-tied = Przy równej liczbie punktów decydują wygrane, potem { $kind ->
    [swiss] punkty wszystkich przeciwników
   *[league] punkty zdobyte między sobą
}, potem udział w wyniku partii. Kto nadal jest równy, dzieli miejsce.
