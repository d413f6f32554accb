# Мастерская карт и выбор набора для комнаты.

workshop-title = Мастерская карт
workshop-intro = Большинство значений печатных карт не опубликовано; мы их реконструировали. Если у вас есть коробка, впишите, что напечатано на ваших картах: проверьте, сыграйте и поделитесь одним файлом.
workshop-progress = По печати известно { $printed } из { $total } полей
workshop-name = Название набора
workshop-author = Ваше имя
workshop-untitled = Мой набор
workshop-undo = Отменить
workshop-redo = Вернуть
workshop-new = Начать заново
workshop-import = Открыть набор
workshop-compare = Сравнить с набором
workshop-stop-comparing = Закончить сравнение
workshop-download = Скачать
workshop-keep = Сохранить для новых комнат
workshop-begin = Сыграть с ним
workshop-faults = { $n ->
    [one] { $n } ошибка; она показана у поля.
    [few] { $n } ошибки; они показаны у полей.
    [many] { $n } ошибок; они показаны у полей.
   *[other] { $n } ошибки; они показаны у полей.
}
workshop-fine = Проверено: ошибок нет. Черновик хранится в этом браузере.
workshop-choose = Выберите карту.
workshop-cards = Карты
workshop-open-only = Только с реконструированными полями
workshop-stated = Указано вами полей: { $n }
workshop-known = Известно по печати: { $printed } из { $all }
workshop-mark-rulebook = правила
workshop-mark-public = открытые данные
workshop-mark-owner = ваша печатная карта
workshop-mark-reconstructed = реконструкция
workshop-mark-house = домашнее правило
workshop-is-printed = Так напечатано на моей карте
workshop-forget = Убрать
workshop-confirm = На моей карте так же
workshop-add = Добавить
workshop-remove = Убрать: { $what }
workshop-without = Нет на карте
workshop-nothing = нет
workshop-number = Задать число
workshop-by-edition = Решает издание.
workshop-changes = Указано в этом наборе: { $n }
workshop-none = Пока ничего.
workshop-compared = Сравнение с «{ $name }»
workshop-equal = Оба набора говорят одно и то же.
workshop-same = как в реконструкции
workshop-kept = Сохранено: { $name }. Его можно выбрать при создании комнаты.
workshop-brought = Открыто: { $name }
workshop-other-game = Этот набор — для другой игры.
workshop-not-kept = Этот браузер не может сохранить черновик; скачайте его.
workshop-pack = Набор карт
workshop-no-pack = Без набора: карты, какими мы их знаем
workshop-offered = предлагается здесь
workshop-upload = Загрузить набор
