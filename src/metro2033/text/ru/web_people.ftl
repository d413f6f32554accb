# Люди: кто в комнате, и учётные записи.

people-host = хозяин
people-away = отсутствует
people-muted = чат отключён
people-mute = Запретить писать
people-unmute = Разрешить писать
people-block = Не показывать мне эти сообщения
people-unblock = Показывать мне эти сообщения
people-kick = Выгнать
people-ban = Выгнать навсегда
people-report = Пожаловаться операторам
people-menu = { $name }: что сделать
account-title = Учётная запись
account-why = Играть можно и без неё. С ней ваши партии доступны на любом устройстве, где вы войдёте.
account-yours = Вы вошли как { $name }.
account-name = Имя
account-password = Пароль, не меньше 8 знаков
account-create = Создать учётную запись
account-log-in = Войти
account-log-out = Выйти
account-rename = Сменить имя
account-delete = Удалить учётную запись
account-delete-sure = Точно удалить её со всеми данными? В ваших партиях вас заменят боты.
account-deleted = Учётная запись удалена.
