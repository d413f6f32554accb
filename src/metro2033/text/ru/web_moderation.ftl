# Жалобы операторам и их объявления.

report-title = Жалоба операторам
report-about = О чём речь?
report-text = В двух словах, если хотите
report-send = Отправить жалобу
report-sent = Спасибо. Операторы сервера разберутся.
report-close = Закрыть
report-reason-chat = оскорбления в чате
report-reason-name = оскорбительное имя
report-reason-cheating = нечестная игра
report-reason-other = другое
announced-read-only = Сервер обновляется: несколько минут ходы и изменения не принимаются. Часы стоят.
announced-put-away = Понятно
