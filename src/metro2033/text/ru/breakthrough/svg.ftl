# Изображения карточной игры.

svg-round = Раунд { $round }
svg-piles = Колода: { $deck }, сброс: { $discard }
svg-tokens = { $up } готово, { $down } потрачено, { $placed } на станциях
svg-mission = задание фракции { $have }/{ $needed }
svg-mission-done = задание фракции выполнено
svg-kept = оставлена
