# Ключи доступа: части экранов учётной записи.

account-passkeys = Ключи доступа
account-passkeys-why = С ключом доступа можно войти без пароля: с телефона, по отпечатку пальца или с аппаратным ключом.
account-passkey-add = Добавить ключ доступа
account-passkey-name = Название ключа
account-passkey-usual = Моё устройство
account-passkey-make = Создать
account-passkey-added = Ключ доступа добавлен.
account-passkey-since = добавлен: { $when }
account-passkey-used = последний раз: { $when }
account-passkey-rename = Переименовать
account-passkey-rename-of = Переименовать: { $name }
account-passkey-save = Сохранить
account-passkey-remove = Удалить
account-passkey-remove-of = Удалить: { $name }
account-passkey-removed = Здесь ключ удалён. Его можно стереть и на вашем устройстве.
account-passkey-not-made = Браузер не создал ключ доступа.
account-passkey-not-given = Браузер не предоставил ключ доступа.
account-passkey-log-in = Войти с ключом доступа
