# Стол, нарисованный в терминале.

screen-round = Раунд { $round }. Ход: { $active }. Колода: { $deck }, сброс: { $discard }.
screen-market = Рынок: { $cards }
screen-player = Игрок
screen-tokens = Жетоны
screen-hand-count = Рука
screen-stations = Станции
screen-resources = Ресурсы
screen-protection = Защита
screen-token-count = { $owned }/10 (доступно: { $up }, потрачено: { $down })
screen-done = { $faction }, задание выполнено
screen-hand = Ваша рука
screen-attack = Монстр: { $threat }
screen-mission = Задание: { $mission }
screen-named = Выбрано: { $cards }
screen-repelled = Отразили: { $seats }

# Сброс, обмен, задания.

screen-no-discards = Сброс пуст.
screen-picked = ✓ обмен
screen-progress = Задания: { $goals }
