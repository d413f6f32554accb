# Paczki zawartości w terminalu.

help-pack = Paczki zawartości w jednym pliku: sprawdzanie, pokazywanie, porównywanie, zakładanie; fakty dla projektu.
help-pack-file = Plik paczki (TOML lub JSON).
help-pack-other = Paczka do porównania.
help-pack-name = Nazwa paczki; domyślnie nazwa pliku.
help-pack-author = Kto ją tworzy.
help-pack-kind = Tylko karty tego rodzaju; można powtarzać.
help-pack-check = Sprawdź paczkę: każdy błąd z kartą i polem, a potem kilka gier rozegranych z nią.
help-pack-show = Pokaż, co podaje paczka i jak działają jej karty.
help-pack-diff = Powiedz, w których polach różnią się dwie paczki.
help-pack-new = Zapisz formularz do wypełnienia ze wszystkimi wartościami, które dziś są rekonstrukcją.
help-pack-facts = Wypisz to, co paczka wie z drukowanych kart, jako łatkę plików zawartości projektu.
pack-fine = Paczka jest w porządku: podaje { $fields ->
    [one] { $fields } pole
    [few] { $fields } pola
    [many] { $fields } pól
   *[other] { $fields } pola
} na { $cards ->
    [one] { $cards } karcie
   *[other] { $cards } kartach
}; z nią z druku znamy { $printed } z { $total } pól (bez niej { $before }). Odcisk: { $fingerprint }.
pack-other-base = Powstała dla innej wersji kart; jej wartości nadal obowiązują.
pack-head = { $name }, autor: { $author } (gra: { $game }, odcisk: { $fingerprint })
pack-stated-line = { $field }: { $value } ({ $origin })
pack-changed-line = { $field }: { $before } → { $value } ({ $origin })
pack-edition-line = Wydanie { $name }, jak { $base }: { $flags }
pack-difference = { $card } – { $field }: { $one } | { $other }
pack-same = Z obiema paczkami gra się tak samo.
pack-exists = { $file } już istnieje; wybierz inną nazwę albo edytuj ten plik.
pack-form-hint = Usuń znak # z wiersza i wpisz to, co widnieje na twojej drukowanej karcie. Sprawdź poleceniem: metro2033 pack check
pack-written = Zapisano: { $file }
pack-facts = { $n ->
    [0] Nie ma tu nic nowego dla projektu.
    [one] { $n } fakt, który projekt tylko rekonstruuje; zapisz łatkę i wyślij ją do projektu albo użyj git apply.
    [few] { $n } fakty, które projekt tylko rekonstruuje; zapisz łatkę i wyślij ją do projektu albo użyj git apply.
    [many] { $n } faktów, które projekt tylko rekonstruuje; zapisz łatkę i wyślij ją do projektu albo użyj git apply.
   *[other] { $n } faktów, które projekt tylko rekonstruuje; zapisz łatkę i wyślij ją do projektu albo użyj git apply.
}
help-serve-content = Paczka zawartości (plik), z którą może grać każdy; można powtarzać.
help-pack-match = Znajdź swoje drukowane karty wśród naszych po tym, co na nich jest, i zapisz ich wartości w pakiecie.
help-pack-match-kind = Rodzaj kart, które masz pod ręką, na przykład threat.
help-pack-contribute = Sprawdź pakiet i zapisz jego fakty jako wkład do projektu.
match-start = Bierz drukowane karty po kolei. Wpisz numer tego, co jest na karcie; 0, jeśli nie ma nic z tego; Enter, jeśli nie wiadomo; q kończy.
match-card = Jedna z { $n }
match-value = Które (0: żadne z tych)?
match-which = Która z nich to twoja karta (0: żadna)?
match-same = Czy na twojej karcie „{ $field }” to też „{ $value }” (y, jeśli tak)?
match-name = Jaką ma wydrukowaną nazwę (Enter: pomiń)?
match-saved = Zapisano: { $card } w { $file }.
match-none = To żadna z naszych kart. Zanotuj ją: możesz dodać ją do { $file } w warsztacie albo jako osobną kartę ([cards.NAZWA]).
match-what = Wpisz liczbę od 0 do { $most }, Enter albo q.
match-end = Karty tego rodzaju z polami, które tylko zrekonstruowaliśmy: { $unknown } z { $all }. Żadna z naszych: { $none }. Przekaż to, co wiesz: metro2033 pack contribute { $file }
pack-contribution = { $n ->
    [one] { $n } fakt
    [few] { $n } fakty
    [many] { $n } faktów
   *[other] { $n } faktu
} o { $cards ->
    [one] { $cards } karcie
   *[other] { $cards } kartach
}, zapisano w { $file }. Zastosuj go w klonie (git apply) i otwórz pull request albo dołącz plik do zgłoszenia. Są w nim same fakty: liczby, typy, symbole i nazwy odczytane z kart. Nie przesyłaj skanów, obrazków ani drukowanych sformułowań: należą do wydawcy.
pack-wording = Twój pakiet ma własne teksty kart. Nie trafiają do wkładu: projekt sam układa swoje teksty.
