# Короткие строки на картах; полный текст — в сообщении самой карты.

face-station-red_line = Красная линия
face-station-hansa = Станция Ганзы
face-station-polis = Станция Полиса
face-station-neutral = Нейтральная
face-monster = Монстр
face-class-blue = мирные
face-class-red = военные
face-class-green = любые
face-loss-station = теряете станцию
face-loss-peaceful = теряете мирные
face-loss-military = теряете военные
face-loss-all = теряете всё
face-caravan-market = новый рынок
face-caravan-peaceful = +1 за синий бонус
face-caravan-military = +1 за красный бонус
face-free = { $type } даром
