# Игра в терминале: сохранение, постраничный показ и сведения рядом со столом.

play-more = Дальше: нажмите Enter…
play-weighing = Считаю шансы…
play-over = Партия окончена. s ФАЙЛ — сохранить, l — журнал, d — сброшенные карты, Enter — выйти:
play-save-where = Другое имя файла или папка (Enter — свободное имя рядом, - — не сохранять):
play-not-saved = Партия не сохранена.
play-saved-over = Сохранено в { $file }. Прочитать: metro2033 replay { $file }
save-foreign = Файл { $file } уже есть, и это не запись этой партии. Выберите другое имя.
save-full = На диске не хватает места для файла { $file }. Ничего не потеряно: сохраните партию на другом диске или освободите место.
screen-options = Домашние правила: { $options }
screen-option-off = нет: { $option }

# Games without a screen of their own.
plain-round = Раунд { $round }
plain-player = Игрок
