# Zapisane ustawienia stołów, na formularzu nowego pokoju.

presets-title = Twoje zestawy ustawień
presets-account = Zapisane na twoim koncie.
presets-browser = Zapisane w tej przeglądarce. Z kontem masz je wszędzie.
presets-remove = Usuń zestaw „{ $name }”
presets-name = Nazwa zestawu z ustawieniami poniżej
presets-keep = Zapisz zestaw
presets-kept = Zapisano: { $name }.
presets-used = Ustawiono zestaw „{ $name }”. Poniżej możesz wszystko zmienić.
presets-last = Formularz zaczyna się od ustawień twojego ostatniego stołu.
presets-reset = Zacznij od ustawień domyślnych
