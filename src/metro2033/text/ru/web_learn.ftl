# Правила и карты на странице.

learn-contents = Содержание
learn-all-editions = все издания, различия отмечены
learn-differences = только различия изданий
learn-see = См. также:
learn-switch = Домашнее правило: { $name }
learn-source = Строки правил: { $source }
learn-origin = Источник
learn-origin-hint = «Правила» — напечатано в правилах игры; «открытые данные» — опубликовано в других местах; «реконструкция» — наша лучшая догадка.
learn-value-usual = как в издании: { $value }
learn-words = Слова игры
learn-explain = Объяснять вопросы, которые встречаются впервые
learn-part-rules = Правила
learn-part-cards = Карты
learn-part-words = Слова
web-lesson = Первая партия с подсказками
web-lesson-link = Научиться играть
web-lesson-of = Научиться играть в «{ $game }»: первая партия с подсказками
web-puzzles-link = Задачи
