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
