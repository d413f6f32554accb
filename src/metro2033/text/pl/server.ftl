# Serwer: pomoc do poleceń.

help-verify = Odtwórz zapis i sprawdź jego los: zobowiązanie, liczby graczy, łańcuch skrótów i skróty stanu.
help-verify-commitment = Zobowiązanie pokazane przed rozdaniem; zapis musi do niego pasować.

# Sprawdzanie zapisu.

verify-holds = { $file }: wszystko się zgadza. Odpowiedzi: { $answers }, wpisy łańcucha: { $entries }, zobowiązanie { $commitment }.
verify-fast = Tę partię rozegrano z szybkim losowaniem; jej losu nie da się sprawdzić.
verify-nonces = Zapis podaje liczby losowe w liczbie { $given } dla { $seats } graczy.
verify-no-chain = Zapis nie zawiera łańcucha skrótów.
verify-other-commitment = Zapis jest poprawny, ale jego zobowiązanie nie jest tym, które pokazano przed grą.
chain-entry = „{ $text }” nie jest wpisem łańcucha skrótów.
chain-link = Łańcuch skrótów jest przerwany przy wpisie { $number }.
chain-answer = Dziennika z łańcucha skrótów nie da się odtworzyć: { $why }
chain-differs = Dziennik z łańcucha skrótów prowadzi do innych odpowiedzi niż zapis.
