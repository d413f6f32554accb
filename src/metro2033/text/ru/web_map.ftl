# Схема: её кнопки и окошко у станции.

map-fit = Показать схему целиком
map-reach = Показать, куда я могу попасть
map-hide-reach = Скрыть, куда я могу попасть
map-in-reach = Могут попасть сюда: { $pieces }
map-reach-hero = { $hero } ({ $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
    [many] { $steps } шагов
   *[other] { $steps } шагов
})
map-reach-army = { $owner } (армия)
map-out-of-reach = Сейчас сюда никто не может попасть.
map-why-attack = Почему я не могу атаковать эту станцию?
map-why-move = Почему мой герой не может сюда пойти?
map-why-choose = Почему нельзя выбрать эту станцию?
map-win = Победа
map-rules = Правила
