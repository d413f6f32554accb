# Откуда взято то, что напечатано на карте: её поля.

field-ability = свойство
field-amount = количество
field-bonus = бонус
field-bonus_against = против чего бонус
field-class = вид
field-copies = число карт
field-cost = стоимость
field-doubles = что удваивает
field-effect = действие
field-faction = фракция
field-goal = условие выполнения
field-homes = домашние станции
field-loss = потеря
field-mission = задание
field-modifier = основной бонус
field-name = название
field-property = свойство угрозы
field-protection = защита
field-reward = награда
field-speed = скорость
field-stage = этап
field-strength = сила
field-symbols = символы
field-tag = категория
field-type = тип
field-windows = когда можно применить
field-zone = зона

# Примечания к источникам. Ключ — примечание в файлах содержимого.

note-the-mirror-of-ambush-that-attack-cards-have-a-bonus-against-defence-is-in-the-rulebook = зеркальное отражение карты «Засада в туннелях»; о том, что карты атаки бывают сильнее против защиты, сказано в правилах
note-the-mirror-of-evasion = зеркальное отражение карты «Глухая оборона»
note-the-0-is-printed-4-is-the-likely-reading-of-a-picture = +0 напечатано; +4 — самое вероятное прочтение иллюстрации
note-the-speed-is-from-a-public-adaptation-the-strength-is-ours = скорость взята из общедоступной адаптации игры; силу мы определили сами
note-polish = польские
note-polish-for-the-station-under-the-hero-the-speed-is-from-a-public-adaptation = о станции, где стоит герой, сказано в польских; скорость взята из общедоступной адаптации игры
note-the-numbers-are-printed-that-the-type-is-physical-is-our-best-reading-of-a-tiny-icon = числа напечатаны; физический тип — наше лучшее прочтение крошечного значка
note-the-rulebooks-say-only-that-the-army-is-stronger-the-3-is-ours = в правилах сказано лишь, что армия сильнее; силу 3 мы определили сами
note-english-and-russian-the-polish-rulebook-leaves-the-line-out = английские и русские; в польских этой строки нет
note-the-english-rulebook-too-lists-using-the-ability-as-an-action = английские правила тоже называют применение свойства действием
note-the-polish-rulebook-too-says-that-a-hero-card-may-change-the-limit = в польских правилах тоже сказано, что карта героя может менять лимит
note-the-goal-is-the-one-of-one-man-army-the-second-card-with-it-is-ours = условие — как на карте «Один в поле воин»; вторую карту с ним добавили мы
note-pictured-in-full-colour-which-a-review-links-to-stage-ii = карта изображена в полном цвете, а один из обзоров связывает это со вторым этапом
note-stronger-at-transfer-stations-is-in-the-rulebook-picture-the-digit-reads-6-or-8 = на иллюстрации в правилах видно, что на станциях с переходом она сильнее; цифра читается как 6 или 8
note-from-the-setting = по миру игры
note-the-symbol-is-from-the-rulebook-its-cost-is-ours = символ взят из правил; стоимость мы определили сами
note-its-colour-is-from-the-rulebook = цвет взят из правил
note-the-symbols-are-from-the-rulebook-the-cost-is-ours = символы взяты из правил; стоимость мы определили сами
