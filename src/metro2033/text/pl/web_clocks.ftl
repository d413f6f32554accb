# Zegary.

web-clock = pozostały czas
web-clock-days = { $d ->
    [one] { $d } dzień
   *[other] { $d } dni
} { $h } godz.
web-clock-hours = { $h } godz. { $m } min
web-clock-short = { $n ->
    [one] Została { $n } sekunda
    [few] Zostały { $n } sekundy
    [many] Zostało { $n } sekund
   *[other] Zostało { $n } sekundy
}
web-log-late = { $name }: czas minął, ruch wykonał bot.
web-time = Czas do namysłu
web-time-none = bez limitu
web-time-fast = szybko: 5 min + 10 s na decyzję
web-time-normal = normalnie: 15 min + 20 s na decyzję
web-time-relaxed = spokojnie: 40 min + 45 s na decyzję
web-time-slow = powoli: przez wiele dni, bez limitu
web-time-day = powoli: doba na decyzję
web-time-days = powoli: trzy doby na decyzję
web-time-other = { $bank } oraz { $bonus } na decyzję
web-time-hint-none = Wszyscy są na miejscu i myślą tak długo, jak potrzebują.
web-time-hint-bank = Z puli minut ubywa dopiero wtedy, gdy miną sekundy przewidziane na daną decyzję. Po wyczerpaniu puli zostają same sekundy; gdy i one miną, tę jedną decyzję podejmuje bot.
web-time-hint-slow = Każdy zagląda od czasu do czasu. Kogo nie ma od trzech dni, tego można zastąpić w głosowaniu.
web-time-hint-due = Każdy zagląda od czasu do czasu. Gdy minie czas na decyzję, tę jedną decyzję podejmuje bot.
