# Rozegrane gry: co może być nie tak z kontynuowaniem albo z przyniesionym zapisem.

room-continues = W tym pokoju toczy się dalszy ciąg rozpoczętej gry; można zmienić tylko skład graczy i ustawienia samego pokoju.
continue-no-entry = W tamtej grze nie ma wpisu dziennika { $entry }; ostatni to { $last }.
continue-over = Po wpisie dziennika { $entry } gra jest już skończona; nie ma czego kontynuować.
record-impossible = Ten zapis prowadzi do sytuacji, która nie może wystąpić w grze.
record-former = Nie da się odtworzyć gry, którą ten zapis kontynuuje: { $why }
record-former-over = Gra, którą ten zapis kontynuuje, była już skończona.
record-former-unreadable = Nie można odczytać gry, którą ten zapis kontynuuje.
record-former-many = Dalszy ciąg gry można rozgrywać po kolei najwyżej { $most } razy.
