# Stacje. Polska instrukcja z 2015 roku pisze niektóre nazwy po polsku; pozostałe są transkrybowane.

station-aeroport = Aeroport
station-dinamo = Dinamo
station-belorusskaya = Biełorusskaja
station-belorusskaya_hansa = Biełorusskaja (Hanza)
station-mendeleevskaya = Miendielejewskaja
station-mendeleevskaya_hansa = Miendielejewskaja (Hanza)
station-savelovskaya = Sawiołowskaja
station-dostoevskaya = Dostojewskaja
station-dostoevskaya_hansa = Dostojewskaja (Hanza)
station-prospekt_mira = Prospiekt Mira
station-prospekt_mira_hansa = Prospiekt Mira (Hanza)
station-rizhskaya = Riżskaja
station-komsomolskaya_red = Komsomolskaja (czerwona)
station-komsomolskaya_hansa = Komsomolskaja (Hanza)
station-krasnoselskaya = Krasnosielskaja
station-begovaya = Biegowaja
station-ulitsa_1905_goda = Ulica 1905 goda
station-barrikadnaya_hansa = Barrikadnaja (Hanza)
station-barrikadnaya = Barrikadnaja
station-pushkinskaya = Puszkinskaja
station-chekhovskaya = { $edition ->
    [pl2015] Czechowska
   *[other] Czechowskaja
}
station-tverskaya = Twierskaja
station-mayakovskaya = Majakowskaja
station-tsvetnoy_bulvar = Cwietnoj bulwar
station-trubnaya = Trubnaja
station-sukharevskaya = Suchariewskaja
station-krasnye_vorota = Krasnyje Worota
station-chistye_prudy = Czistyje Prudy
station-sretensky_bulvar = Srietienskij bulwar
station-turgenevskaya = Turgieniewskaja
station-lubyanka = Łubianka
station-kuznetsky_most = Kuznieckij Most
station-okhotny_ryad = Ochotnyj Riad
station-teatralnaya = Tieatralnaja
station-ploshchad_revolyutsii = Płoszczad Riewolucyi
station-kitay_gorod_orange = Kitaj-gorod (pomarańczowa)
station-kitay_gorod_pink = Kitaj-gorod (fioletowa)
station-kurskaya_hansa = Kurskaja (Hanza)
station-kurskaya = Kurskaja
station-chkalovskaya = Czkałowskaja
station-baumanskaya = Baumanskaja
station-elektrozavodskaya = Elektrozawodskaja
station-rimskaya = Rimskaja
station-ploshchad_ilyicha = Płoszczad Iljicza
station-proletarskaya = Proletarskaja
station-krestyanskaya_zastava = Kriestjanskaja zastawa
station-taganskaya = Taganskaja
station-taganskaya_hansa = Taganskaja (Hanza)
station-marksistskaya = Marksistskaja
station-tretyakovskaya_yellow = Trietjakowskaja (żółta)
station-tretyakovskaya_orange = Trietjakowskaja (pomarańczowa)
station-novokuznetskaya = Nowokuznieckaja
station-borovitskaya = { $edition ->
    [pl2015] Borowicka
   *[other] Borowickaja
}
station-biblioteka_im_lenina = Biblioteka im. Lenina
station-aleksandrovsky_sad = Aleksandrowskij sad
station-arbatskaya_polis = { $edition ->
    [pl2015] Arbatska (Polis)
   *[other] Arbatskaja (Polis)
}
station-arbatskaya_light_blue = { $edition ->
    [pl2015] Arbatska (błękitna)
   *[other] Arbatskaja (błękitna)
}
station-smolenskaya_purple = Smolenskaja (granatowa)
station-smolenskaya_light_blue = Smolenskaja (błękitna)
station-kievskaya_purple = Kijewskaja (granatowa)
station-kievskaya_light_blue = Kijewskaja (błękitna)
station-kievskaya_hansa = Kijewskaja (Hanza)
station-studencheskaya = Studienczeskaja
station-park_kultury_hansa = Park kultury (Hanza)
station-park_kultury = Park kultury
station-kropotkinskaya = Kropotkinskaja
station-frunzenskaya = Frunzienskaja
station-sportivnaya = Sportiwnaja
station-oktyabrskaya_hansa = Oktiabrskaja (Hanza)
station-oktyabrskaya = Oktiabrskaja
station-shabolovskaya = Szabołowskaja
station-serpukhovskaya_hansa = { $edition ->
    [pl2015] Sierpuchowska (Hanza)
   *[other] Sierpuchowskaja (Hanza)
}
station-serpukhovskaya = { $edition ->
    [pl2015] Sierpuchowska
   *[other] Sierpuchowskaja
}
station-tulskaya = Tulskaja
station-polyanka = Polanka
station-paveletskaya_hansa = Pawieleckaja (Hanza)
station-paveletskaya = Pawieleckaja
station-avtozavodskaya = Awtozawodskaja
