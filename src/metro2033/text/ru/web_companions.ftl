# Люди, с которыми приятно играть, и приглашения для них.

companion-unknown = Этого человека нет в вашем списке.
companion-self = Это вы сами.
companion-full = Список полон: в нём помещается { $most } человек. Сначала удалите кого-нибудь.
invitation-unknown = Это приглашение больше не действует.
invitation-too-many = Вы отправили много приглашений. Подождите несколько минут.

companions-title = С кем вам нравится играть
companions-private = Этот список видите только вы. Никто не узнает, что он в нём есть.
companions-empty = Пока никого. За столом откройте действия рядом с именем и выберите «Запомнить этого игрока».
companions-since = с { $day }
companions-add = Запомнить этого игрока
companions-forget = Больше не помнить этого игрока
companions-remove = Удалить
companions-refused = Вы не получаете приглашений от этих игроков
companions-allow = Снова разрешить приглашения
companions-invite = Пригласить
companions-invite-how = Они увидят приглашение на своей главной странице. Ваш список остаётся тайным.
companions-not-invited = Стол открыт, но приглашения не отправлены: { $why }
companions-invited = { $name } приглашает вас в игру
companions-decline = Нет, спасибо
companions-refuse = Больше никаких приглашений от игрока { $name }
