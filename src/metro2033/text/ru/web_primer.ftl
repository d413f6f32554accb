# Игра за минуту — для тех, кто играет впервые.

primer-title = Игра за минуту
primer-close = Понятно
primer-open = Игра за минуту
primer-more = Все правила
web-stations = Станции
