# Osoby, z którymi lubi się grać, i zaproszenia dla nich.

companion-unknown = Tej osoby nie ma na twojej liście.
companion-self = To ty.
companion-full = Twoja lista jest pełna: mieści { $most } osób. Najpierw usuń kilka.
invitation-unknown = To zaproszenie jest już nieaktualne.
invitation-too-many = Wysyłasz dużo zaproszeń. Odczekaj kilka minut.

companions-title = Osoby, z którymi lubisz grać
companions-private = Tę listę widzisz tylko ty. Nikt nie dowie się, że na niej jest.
companions-empty = Na razie nikogo. Przy stole otwórz działania wybranej osoby i kliknij „Zapamiętaj tę osobę”.
companions-since = od { $day }
companions-add = Zapamiętaj tę osobę
companions-forget = Nie pamiętaj już tej osoby
companions-remove = Usuń
companions-refused = Nie dostajesz zaproszeń od
companions-allow = Znów pozwól na zaproszenia
companions-invite = Zaproś
companions-invite-how = Zobaczą zaproszenie na swojej stronie głównej. Twoja lista pozostaje prywatna.
companions-not-invited = Stół jest otwarty, ale zaproszeń nie wysłano: { $why }
companions-invited = { $name } zaprasza cię do gry
companions-decline = Nie, dziękuję
companions-refuse = Żadnych zaproszeń więcej; wysyła: { $name }
