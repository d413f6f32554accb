# Уроки: что говорят о них страница и терминал.

lesson-title = Первая партия с подсказками
lesson-lead = Вы делаете настоящие ходы против соперников, которые играют по сценарию, и узнаёте правила по одному. Прервитесь когда угодно: браузер запомнит место.
lesson-begin = Начать
lesson-resume = Продолжить
lesson-left-here = вы остановились здесь
lesson-done-mark = пройдена
lesson-back = Назад
lesson-continue = Дальше
lesson-watch = Посмотрите, что произошло, и нажмите на столе «{ $button }».
lesson-look = Смотрите, что происходит.
lesson-new-table = Новый стол: прошлый здесь не продолжается.
lesson-your-move = Ваш ход
lesson-your-choice = Решать вам
lesson-leave = Выйти из урока
lesson-chapter-done = Эта глава пройдена.
lesson-stamp = Глава пройдена
lesson-won = Победа!
lesson-chapter-done-next = Эта глава пройдена. Дальше: { $chapter }.
lesson-done = Урок пройден. Играйте дальше с этого места: настоящая партия против ботов, с заново перетасованными колодами.
lesson-next = Следующая глава
lesson-play-on = Играть дальше
lesson-you = Вы
lesson-rival = Соперник
lesson-do-it = Сначала сделайте то, о чём просит урок. Нужное место отмечено на столе.
lesson-continue-first = Сначала дочитайте: нажмите «{ lesson-continue }».
lesson-not-now = Правила это разрешают, но сейчас речь о другом. Ищите то, что отмечено.

# Терминал.

lesson-chapter-head = { $title } ({ $n } из { $all })
lesson-input = Номер, Enter — дальше, b — назад, c — главы, q — выход:
lesson-help = Введите номер варианта. Enter ведёт дальше, когда делать ничего не нужно. b — шаг назад, c — список глав, t — стол, m — схема, q — выход; программа запомнит место.
lesson-kept = Программа запомнила место. Продолжить: «metro2033 learn { $game }».
lesson-chapters = Главы:
lesson-over-ask = Enter — следующая глава, c — главы, q — выход:
lesson-last-ask = Enter — играть дальше с этого места против ботов, q — выход:
