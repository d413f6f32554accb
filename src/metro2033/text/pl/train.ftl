# Training the learned bot.

help-train = Naucz bota gry: sieć uczy się, grając sama ze sobą.
help-train-minutes = Ile minut ma trwać nauka.
help-train-iterations = Ile razy na zmianę grać i się uczyć, zamiast minut; taką naukę można powtórzyć.
help-train-out = Folder na wagi i krzywą uczenia. Domyślnie: runs/train.
help-train-workers = Ile procesów gra; 0 oznacza jeden na każdy rdzeń procesora.
help-train-lanes = Ile gier toczy się naraz w każdej z dwóch grup.
help-train-steps = Ile odpowiedzi pada w każdej grze, zanim sieć się z nich uczy.
help-train-width = Szerokość sieci.
help-train-minibatch = Ile decyzji obejmuje jeden krok nauki.
help-train-survey = Ile odpowiedzi obejrzeć przed nauką, żeby ustalić, co w ogóle można zobaczyć.
help-train-begin = Zacznij od wag z tego pliku.
help-train-league = Wagi kolejnego przeciwnika w lidze; można podać kilka razy.
help-train-resume = Wznów naukę z folderu wyników.
help-train-keep = Zachowaj wagi także po tylu procentach czasu, na przykład 25,50.
help-train-no-state = Nie zapisuj tego, czego potrzebuje --resume.
help-train-device = Gdzie się uczyć: cuda, cpu. Domyślnie na karcie graficznej, jeśli jest.
train-line = { $seconds } s: decyzje { $decisions }, gry { $games }, na sekundę { $per_second }, entropia { $entropy }, błąd oceny { $value_loss }, przeciw dawnym wersjom { $past }
train-written = Wagi zapisano w pliku { $file }.
train-worker-died = Jeden z grających procesów przestał działać; to, czego sieć się nauczyła, zostało zapisane.
train-nothing-to-resume = W folderze { $folder } nie ma nauki do wznowienia.
train-keep-form = „{ $text }” powinno być listą procentów od 1 do 99, po przecinku, na przykład 25,50.
weights-missing = Wyuczony bot nie ma tu wag: brakuje pliku { $file }.
weights-broken = Wyuczony bot nie może użyć swoich wag: plik { $file } jest uszkodzony albo pochodzi z innej wersji.
weights-other = Wagi z pliku { $file } są do innej zawartości niż w tej grze.
