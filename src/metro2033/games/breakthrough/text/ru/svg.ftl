# Изображения карточной игры.

svg-round = Раунд { $round }
svg-piles = Колода: { $deck }, сброс: { $discard }
svg-tokens = доступно { $up }, потрачено { $down }, на станциях { $placed }
svg-mission = задание фракции { $have }/{ $needed }
svg-mission-done = задание фракции выполнено
svg-kept = оставлена
