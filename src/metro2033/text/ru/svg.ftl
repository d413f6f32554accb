# Изображения обеих игр.

svg-asked = Решает: { $seat }
svg-winner = Победитель: { $seat }
svg-over = Партия окончена
svg-theme = Нет темы «{ $theme }»; есть: { $allowed }.
svg-card = Нет карты «{ $card }».
svg-ending = Имя изображения кончается на .svg или .png, а «{ $file }» — нет.
