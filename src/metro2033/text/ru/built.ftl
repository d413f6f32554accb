# Из чего состоит эта установка.

engine-compiled = скомпилированный
engine-pure = чистый Python
built-engine-editable = Движок работает на чистом Python, в три-четыре раза медленнее: это редактируемая установка.
built-engine-asked = Движок работает на чистом Python, в три-четыре раза медленнее: при сборке была задана переменная METRO2033_PURE.
built-engine-no-compiler = Движок работает на чистом Python, в три-четыре раза медленнее: при сборке не было работающего компилятора C.
built-engine-no-headers = Движок работает на чистом Python, в три-четыре раза медленнее: при сборке не было заголовочных файлов Python (python3-dev).
built-engine-no-mypyc = Движок работает на чистом Python, в три-четыре раза медленнее: при сборке не было mypyc.
built-engine-failed = Движок работает на чистом Python, в три-четыре раза медленнее: скомпилировать его не удалось; подробности покажет «pip install -v».
built-page-editable = Сервер показывает простые страницы: в этой редактируемой установке страница игры не собрана; соберите её командой «make page».
built-page-asked = Сервер показывает простые страницы: при сборке была задана переменная METRO2033_NO_PAGE.
built-page-no-node = Сервер показывает простые страницы: при сборке не было Node версии 20 или новее.
built-page-no-packages = Сервер показывает простые страницы: при сборке npm не смог загрузить нужные пакеты.
built-page-failed = Сервер показывает простые страницы: собрать страницу игры не удалось; подробности покажет «pip install -v».
extra-missing = { $extra ->
    [pictures] Для растровых изображений не хватает пакетов. Установите их: pip install "metro2033[pictures]"
    [parquet] Для Parquet не хватает пакета. Установите его: pip install "metro2033[parquet]" — или запишите NPZ.
    [rl] Среды для обучения не установлены. Установите их: pip install "metro2033[rl]"
    [train] PyTorch не установлен. Установите его: pip install "metro2033[train]"
    [postgres] Драйвер PostgreSQL не установлен. Установите его: pip install "metro2033[postgres]"
    [client] Клиент не установлен. Установите его: pip install "metro2033[client]"
   *[server] Сервер не установлен. Установите его: pip install "metro2033[server]"
}
