# Co działający serwer mówi o błędach i ograniczeniach.

server-control = Tekst nie może zawierać znaków sterujących.
