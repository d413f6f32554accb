# Лиги: отказы сервера и таблица в виде простой страницы.

league-unknown = Такой лиги нет, или вам нельзя её видеть.
league-needs-account = Лиги — для тех, у кого есть учётная запись. Сначала зарегистрируйтесь: нужны только имя и пароль.
league-organiser-only = Это может сделать только организатор лиги.
league-no-entrant = В этой лиге ни у кого нет номера { $entrant }.
league-no-table = В туре { $round } нет стола { $table }.
league-in-already = { $name } уже в этой лиге.
league-not-in = Вас нет в этой лиге.
league-full = Мест в лиге: { $most }.
league-too-few = Чтобы начать лигу, в неё должны вступить хотя бы { $least } человека.
league-too-many = Одновременно можно вести не больше { $most } лиг; сначала завершите или отмените одну из них.
league-settings = С такими настройками в эту игру играть нельзя.
league-is-open = Лига ещё не началась.
league-is-running = Лига уже началась.
league-is-over = Лига закончена.
league-is-cancelled = Лига отменена.
league-due-past = Новый срок должен быть в будущем, не дальше { $days } дней.
league-award-people = Укажите место каждого за столом и никого больше.
league-award-places = Места не сходятся: кто-то должен быть первым, и ни одно место нельзя пропустить.
league-sealed = За другими столами этого тура ещё играют той же раздачей; партия откроется, когда тур закончится.
luck-duplicate = У всех столов этого тура одна и та же раздача, поэтому игроки не могут добавить свои случайные числа.
room-of-league = Этот стол принадлежит лиге: она решает, кто и как здесь играет.
limit-leagues = Вы слишком быстро создаёте лиги. Подождите { $seconds } с.
name-odd = В названии должны быть видимые символы, без нагромождения ударений.

league-page-title = { $name }: таблица
league-page-round = Тур { $round } из { $rounds }
league-page-open = Запись ещё идёт.
league-page-over = Итоговая таблица
league-page-cancelled = Лига отменена.
league-page-place = Место
league-page-name = Имя
league-page-points = Очки
league-page-played = Партии
league-page-wins = Победы
league-page-nobody = Ещё никто не играл.
league-page-player = Игрок { $number }
league-page-tied = При равенстве очков решают победы, затем { $kind ->
    [swiss] очки всех соперников
   *[league] очки, взятые друг против друга
}, затем доля в счёте партий. Кто и после этого равен, делит место.
