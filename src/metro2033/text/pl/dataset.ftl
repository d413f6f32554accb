# Polecenie `dataset`.

help-dataset = Rozegraj gry botów i zapisz każdą decyzję jako dane do uczenia.
help-dataset-out = Folder na wynik; przerwana praca jest w nim kontynuowana.
help-dataset-bots = Boty na kolejnych miejscach, po przecinku; krótsza lista się powtarza, a co grę boty przesuwają się o jedno miejsce.
help-dataset-edition = Które wydanie, kilka po przecinku albo „all”; gry odbywają się w nich na zmianę.
help-dataset-format = Postać plików: npz (NumPy) albo parquet.
help-dataset-per-part = Ile gier mieści jeden plik.
dataset-format = Nie ma formatu „{ $format }”; są: { $allowed }.
dataset-editions = Te wydania nie mogą trafić do jednego zbioru, bo różnią się kartami: { $editions }.
dataset-other = W folderze { $folder } jest coś innego. Wybierz inny folder albo go usuń.
dataset-unreadable = { $file } nie jest częścią zbioru, którą ta wersja umie odczytać.
dataset-written = Gry: { $games }, pliki: { $parts }, folder: { $folder }, { $size } MB.
