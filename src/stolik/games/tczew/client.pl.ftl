# Zdania stołu w przeglądarce. Każdy komunikat ma odpowiednik w client.en.ftl.

# Mapa

tcz-map = Mapa
tcz-whole = Cała mapa
tcz-zoom = Powiększenie mapy
tcz-zoom-in = Przybliż
tcz-zoom-out = Oddal
tcz-land = ląd
tcz-river = rzeka
tcz-zone = strefa { town-of }
tcz-free = wolne
tcz-nobody = niczyja
tcz-owner = należy do: { $player }
tcz-covers = pod nią karta { $card }
tcz-tokens = { $count ->
    [one] { $count } żeton graniczny
    [few] { $count } żetony graniczne
    [many] { $count } żetonów granicznych
   *[other] { $count } żetonu granicznego
}
tcz-picked = wskazana
tcz-may-lay = możesz tu położyć
tcz-may-pick = możesz wybrać
tcz-hit = w zasięgu wydarzenia
tcz-shielded = chroniona
tcz-category = { $category ->
    [R] Ratusz
    [P] Policja
    [S] Straż Pożarna
    [Z] Służba Zdrowia
    [M] Strefa Mieszkaniowa
    [N] Przemysł i Nauka
    [T] Transport
    [W] Religia
    [H] Handel i Usługi
    [K] Kultura i Rozrywka
    [B] Sport
    [D] Zabytek
    [U] Obiekt Unikalny
    [F] Obiekt Przyszłości
    [G] Karta Startowa
   *[X] Skażenie Środowiska
}

# Ręka i ruchy

tcz-hand-of = Ręka: { $player }
tcz-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
tcz-do-roll = Rzuć kostkami
tcz-do-exchange = Wymień kartę
tcz-do-wait = Poczekaj
tcz-do-plebiscite = Plebiscyt
tcz-do-propose = Zaproponuj koniec gry
tcz-do-agree = Zgoda
tcz-do-decline = Gramy dalej
tcz-do-done = Wystarczy
tcz-do-end = Zakończ turę
tcz-do-event = Zagraj wydarzenie
tcz-lay = Połóż kartę { $card }.
tcz-fields = { $count ->
    [0] Nie możesz jej teraz położyć na żadnym polu.
    [one] Możesz ją położyć na { $count } polu.
   *[other] Możesz ją położyć na { $count } polach.
}
tcz-fields-short = { $count ->
    [one] { $count } pole
    [few] { $count } pola
    [many] { $count } pól
   *[other] { $count } pola
}
tcz-event-on = Zagraj wydarzenie { $card }.
tcz-exchange-which = Wybierz kartę, którą wsuniesz pod stos.
tcz-plebiscite-from = Wskaż swoją kartę, z której wychodzi plebiscyt.
tcz-plebiscite-on = Wskaż kartę rywala, o którą się spieracie.
tcz-plebiscite-how = Oboje rzucacie kostką. Karta zmienia właściciela, gdy wyrzucisz więcej.
tcz-pick-of = Wskaż jeszcze najwyżej { $count ->
    [one] { $count } kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
} gracza: { $player }.
tcz-pick-own = Wskaż jeszcze najwyżej { $count ->
    [one] { $count } kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
} na mapie.
tcz-build = Połóż jeszcze najwyżej { $count ->
    [one] { $count } kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}.
tcz-choose = Wybierz jeszcze { $count ->
    [one] { $count } kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}. Widzisz je tylko ty.
tcz-asked = Wydarzenie { $event }.
tcz-asked-number = Wydarzenie { $event }, rzut: { $number }.
tcz-waits-start = Rzuca o pierwszeństwo.
tcz-waits-prehistory = Rzuca o pole dla karty epoki I.
tcz-waits-prehistory-field = Wybiera pole dla karty epoki I.
tcz-waits-packet = Kładzie karty swojej osady.
tcz-waits-action = Wybiera, co zrobić w tej turze.
tcz-waits-after = Wybiera, czy przeprowadzić plebiscyt.
tcz-waits-vote = Głosuje nad końcem gry.
tcz-waits-pick = Wskazuje kartę dla wydarzenia.
tcz-waits-choose = Wybiera kartę.
tcz-waits-row = Wskazuje rząd mapy.
tcz-waits-build = Buduje dzięki wydarzeniu.
tcz-waits-aim = Wskazuje pole.
tcz-waits-tick = Wskazuje kartę, która wraca pod stos.

# Dlaczego nie tutaj

tcz-why-not = Dlaczego nie tutaj?
tcz-bar-rival-card = Leży tu karta rywala.
tcz-bar-occupied = Leży tu już karta.
tcz-bar-river-only = Ta karta leży tylko na rzece.
tcz-bar-river = To rzeka, a ta karta leży na lądzie.
tcz-bar-riverside-only = Ta karta leży tylko nad rzeką.
tcz-bar-corner = To pole dotyka twojego miasta tylko rogiem.
tcz-bar-apart = To pole nie dotyka twojego miasta.
tcz-bar-clash = Obok leży twoja karta tej samej kategorii: { category-apart }.
tcz-bar-clash-rival = Obok leży karta rywala tej samej kategorii: { category-apart }.
tcz-bar-clash-nobody = Obok leży niczyja karta tej samej kategorii: { category-apart }.
tcz-bar-clash-covered = Obok leży zamiennik albo karta pod nim tej samej kategorii: { category-apart }.
tcz-bar-beside-lonely = Obok leży karta samotna. To pole musi zostać puste.
tcz-bar-lonely = Karta samotna ma mieć dokładnie jedną sąsiednią kartę.
tcz-bar-banned = Trwające wydarzenie nie pozwala położyć tej kategorii.
tcz-bar-banned-beside = Trwające wydarzenie nie pozwala budować obok tych kart.
tcz-bar-own-zone = Nie masz kart na mapie, więc zacznij w swojej strefie.
tcz-bar-land-only = Nie masz kart na mapie, więc zacznij na lądzie.

# Wydarzenia

tcz-event-epoch = wydarzenie, epoka { roman }
tcz-can-hit = w zasięgu: { $count }
tcz-shielded-many = chronione: { $count }
tcz-not-needs-halls = Masz za mało Ratuszy.
tcz-not-city-shield = To miasto jest chronione.
tcz-not-nothing-to-cover = Nie ma karty, na której można położyć zamiennik.
tcz-not-nothing-to-pick-up = Nie ma Obiektu, który można wziąć na rękę.
tcz-not-nothing-to-build = Nie masz karty, którą można położyć.
tcz-not-nothing-to-begin = Nie masz karty, od której to wydarzenie się zaczyna.
tcz-not-not-yourself = Tego wydarzenia nie zagrywa się na siebie.
tcz-process = { $event }: { $count ->
    [one] jeszcze { $count } tura
    [few] jeszcze { $count } tury
    [many] jeszcze { $count } tur
   *[other] jeszcze { $count } tury
}

# Gracze i stosy

tcz-seat = pola { $fields } · ratusze { $halls } · zabytki { $monuments }
tcz-epoch = Epoka
tcz-epochs = Epoki
tcz-in-pile = kart w stosie
tcz-pile = epoka { roman }: { $count ->
    [one] { $count } karta w stosie
    [few] { $count } karty w stosie
    [many] { $count } kart w stosie
   *[other] { $count } karty w stosie
}
tcz-used = karty zużyte: { $count }
tcz-account = Punkty: { $player }
tcz-missing = Brakuje kategorii: { $categories }.
tcz-number = nr { $number }
tcz-from-rulebook = Kartę wymienia drukowana instrukcja gry.

# Pierwsze kroki

tcz-hint-packet = Wybierz kartę osady, a potem zielone pole obok Karty Startowej.
tcz-hint-lay = Wybierz kartę z ręki. Na mapie zobaczysz pola, na których możesz ją położyć.
tcz-hint-why = Włącz „Dlaczego nie tutaj?”, a mapa pokaże, która zasada zamyka które pole.
tcz-hint-event = Karta z błyskawicą to wydarzenie. Wybierz ją i wskaż, kogo dotyczy.
tcz-hint-pick = Karty, które możesz wskazać, mają zieloną ramkę.
tcz-hint-plebiscite = Plebiscyt to walka o kartę rywala, która dotyka twojej. Przed akcją albo po niej, raz w turze.

# Opowieść o punktach

tcz-source = Źródło
tcz-source-starts = Karty Startowe
tcz-source-monuments = Zabytki
tcz-source-specials = Obiekty Unikalne i Przyszłości
tcz-source-categories = Kategorie Obiektów
tcz-source-contamination = Skażenie Środowiska
tcz-source-largest = Największe miasto
tcz-source-no-start = Bez Karty Startowej
tcz-tells-starts = Po 3 punkty za każdą Kartę Startową w mieście.
tcz-tells-monuments = Po 2 punkty za każdy Zabytek w mieście.
tcz-tells-specials = Po 1 punkcie za każdy Obiekt Unikalny i Obiekt Przyszłości w mieście.
tcz-tells-categories = Po 1 punkcie za każdą kategorię Obiektów, która ma w mieście choć jedną kartę. Karta pod Skażeniem się nie liczy.
tcz-tells-contamination = Skażenie Środowiska w mieście odbiera 1 punkt.
tcz-tells-largest = 3 punkty za miasto, które zajmuje najwięcej pól. Przy remisie dostaje je każde z nich.
tcz-tells-no-start = Kto nie ma Karty Startowej, nie dostaje żadnych punktów.
tcz-tie-monuments = Punktów jest tyle samo, więc rozstrzyga liczba Zabytków w mieście.
tcz-tie-shared = Punktów i Zabytków jest tyle samo, więc zwycięstwo jest wspólne.
