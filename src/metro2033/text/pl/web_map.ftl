# Mapa: jej narzędzia i okienko przy stacji.

map-fit = Dopasuj mapę
map-reach = Pokaż mój zasięg
map-hide-reach = Ukryj mój zasięg
map-in-reach = W zasięgu: { $pieces }
map-reach-hero = { $hero } ({ $steps ->
    [one] { $steps } krok
    [few] { $steps } kroki
    [many] { $steps } kroków
   *[other] { $steps } kroków
})
map-reach-army = { $owner } (armia)
map-out-of-reach = W tej chwili nikt nie może tu dotrzeć.
map-why-attack = Dlaczego nie mogę tu zaatakować?
map-why-move = Dlaczego mój bohater nie może tu przejść?
map-why-choose = Dlaczego nie mogę wybrać tej stacji?
map-win = Wygrana
map-rules = Zasady
