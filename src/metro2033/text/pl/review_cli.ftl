# Pomoc do poleceń `review` i `book`, tylko w terminalu.

help-review = Analizuje zakończoną partię (.metro): decyzje, szczęście i umiejętności, błędy.
help-review-seat = Analiza tylko jednego gracza: od 1 do 6; 0 oznacza wszystkich.
help-review-samples = Na ilu możliwych rozdaniach sprawdzać każdą decyzję.
