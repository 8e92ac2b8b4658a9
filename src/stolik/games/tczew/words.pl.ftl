# Zbudujmy Tczew po polsku. Każdy komunikat ma odpowiednik w words.en.ftl.

game-title = Zbudujmy Tczew
game-intro =
    Nad Wisłą leżą cztery osady: Tczew, Czyżykowo, Suchostrzygi i Lisewo. Każdy buduje jedną
    z nich przez kolejne epoki. W turze kładziesz kartę obok swoich, zagrywasz wydarzenie,
    wymieniasz kartę albo czekasz. Karty jednej kategorii nigdy się nie stykają. Punkty dają
    na końcu Karty Startowe, Zabytki, Obiekty i największe miasto.

    Kategorie: R Ratusz, P Policja, S Straż Pożarna, Z Służba Zdrowia, M Strefa Mieszkaniowa,
    N Przemysł i Nauka, T Transport, W Religia, H Handel i Usługi, K Kultura i Rozrywka,
    B Sport, D Zabytki, U Obiekty Unikalne, F Obiekty Przyszłości, X Skażenie Środowiska.
    Pola zapisuje się jako kolumnę i rząd: H8x7 to kolumna H8, rząd 7.

option-rules = Zasady
option-rules-basic = rozgrywka podstawowa
option-rules-extended = rozgrywka rozszerzona, z plebiscytami
option-end = Koniec gry
option-end-V = po epoce V
option-end-IV = po epoce IV
option-end-III = po epoce III
option-end-vote = po epoce V albo gdy wszyscy się zgodzą
option-speed = Przyspieszenie
option-speed-false = karty zdjęte wydarzeniem wracają pod stos
option-speed-true = karty zdjęte wydarzeniem są zużyte
option-settlements = Osady
option-settlements-seats = w kolejności miejsc przy stole
option-settlements-lots = przez losowanie

prompt-start = Rzuć kostkami o pierwszeństwo.
prompt-prehistory = Rzuć kostkami o pole dla karty epoki I.
prompt-prehistory-field = Wypadło zero. Połóż kartę epoki I na dowolnym dozwolonym polu.
prompt-packet = Połóż kartę swojej osady obok Karty Startowej.
prompt-action = Połóż kartę, zagraj wydarzenie, wymień kartę albo poczekaj.
prompt-after = Przeprowadź plebiscyt albo zakończ turę.
prompt-vote = Powiedz, czy zgadzasz się zakończyć grę.
prompt-pick = Wskaż kartę na mapie.
prompt-choose = Wybierz kartę.
prompt-row = Wskaż rząd mapy.
prompt-build = Połóż kartę albo zakończ budowanie.
prompt-aim = Wypadło zero. Wskaż dowolne pole.
prompt-tick = Wskaż swoją kartę, która wraca pod stos.
prompt-over = Koniec gry.

play-estimate = Gdyby gra skończyła się teraz:

# Formy

roman = { $number ->
    [1] I
    [2] II
    [3] III
    [4] IV
   *[other] V
}
town-name = { $town ->
    [1] Tczew
    [2] Czyżykowo
    [3] Suchostrzygi
   *[other] Lisewo
}
town-of = { $town ->
    [1] Tczewa
    [2] Czyżykowa
    [3] Suchostrzyg
   *[other] Lisewa
}
category-of = { $category ->
    [R] Ratusza
    [P] Policji
    [S] Straży Pożarnej
    [Z] Służby Zdrowia
    [M] Strefy Mieszkaniowej
    [N] Przemysłu i Nauki
    [T] Transportu
    [W] Religii
    [H] Handlu i Usług
    [K] Kultury i Rozrywki
    [B] Sportu
    [D] Zabytków
    [U] Obiektów Unikalnych
    [F] Obiektów Przyszłości
   *[X] Skażenia Środowiska
}
category-apart = { $category ->
    [R] Ratusz nie może dotykać Ratusza
    [P] Policja nie może dotykać Policji
    [S] Straż Pożarna nie może dotykać Straży Pożarnej
    [Z] Służba Zdrowia nie może dotykać Służby Zdrowia
    [M] Strefa Mieszkaniowa nie może dotykać Strefy Mieszkaniowej
    [N] Przemysł i Nauka nie mogą dotykać Przemysłu i Nauki
    [T] Transport nie może dotykać Transportu
    [W] Religia nie może dotykać Religii
    [H] Handel i Usługi nie mogą dotykać Handlu i Usług
    [K] Kultura i Rozrywka nie mogą dotykać Kultury i Rozrywki
    [B] Sport nie może dotykać Sportu
    [D] Zabytek nie może dotykać Zabytku
    [U] Obiekt Unikalny nie może dotykać Obiektu Unikalnego
   *[F] Obiekt Przyszłości nie może dotykać Obiektu Przyszłości
}
cards = { $count ->
    [one] { $count } kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}

# Stół

phase-start = O pierwszeństwo
phase-prehistory = Epoka I: karty dawnych czasów
phase-packets = Epoka II: osady
phase-turns = Epoka { roman } – runda { $round }
phase-over = Koniec gry
title-rules = { $rules ->
    [extended] rozgrywka rozszerzona
   *[basic] rozgrywka podstawowa
}
legend =
    Karta: litera kategorii (G Karta Startowa), mała litera osady (- niczyja),
    + zamiennik, ' i " żetony. Pola: ≈ rzeka, (t) strefa osady, □ tu możesz kłaść.
town-line = { town-name }: { $player }
town-line-you = { town-name }: { $player } (ty)
backs = { $count ->
    [0] bez kart na ręce
    [one] { $count } karta na ręce: { $epochs }
    [few] { $count } karty na ręce: { $epochs }
    [many] { $count } kart na ręce: { $epochs }
   *[other] { $count } karty na ręce: { $epochs }
}
points = { $points } pkt
skips-left = traci { $count ->
    [one] { $count } turę
    [few] { $count } tury
    [many] { $count } tur
   *[other] { $count } tury
}
dry-left = nie dobiera na końcu { $count ->
    [one] { $count } tury
    [few] { $count } tur
    [many] { $count } tur
   *[other] { $count } tury
}
limited-now = może tylko wymienić kartę albo czekać
last-move = ma jeszcze ostatni ruch
piles = Stosy: { $piles } – karty zużyte: { $used }
pile = epoka { roman }: { $count }
process-line = { $event } – { $player }, { $count ->
    [one] została { $count } tura
    [few] zostały { $count } tury
    [many] zostało { $count } tur
   *[other] zostało { $count } tury
}
hand = Twoja ręka
fields-free = { $count ->
    [0] nie ma pola
    [one] { $count } pole
    [few] { $count } pola
    [many] { $count } pól
   *[other] { $count } pola
}
event-mark = wydarzenie
laying = Do położenia: { $card }
asked-event = Wydarzenie { $event } – { $player }
asked-number = rzut: { $number }
asked-picked = wskazane: { $fields }
asked-shown = Widzisz karty:

# Karty

card-epoch = epoka { roman }
card-start = Karta Startowa
card-event = Wydarzenie
card-river = tylko na rzece
card-riverside = tylko nad rzeką
card-lonely = samotna: styka się tylko z jedną kartą
card-target = { $target ->
    [opponent] Cel: wskazany rywal
    [any] Cel: wskazany gracz, także ty
    [opponents] Cel: wszyscy rywale
    [everyone] Cel: wszyscy gracze
   *[self] Cel: ty
}
card-shield = Chronione: karty { category-of } i te, których dotykają
card-city-shield = Chronione: miasto, które ma co najmniej { $count } { $count ->
    [one] kartę
    [few] karty
    [many] kart
   *[other] karty
} { category-of }
card-halls = Wymaga Ratuszy: { $count }
card-substitute = Zamiennik { $number } B: { $title }
card-source = Źródło: { $source }
card-rulebook = To podaje drukowana instrukcja: { $facts }; reszta jest nasza.
card-ours = Kartę ułożyliśmy do tego wydania.
stated-number = numer
stated-title = nazwa
stated-category = kategoria
stated-epoch = epoka

# Ruchy, jako propozycje

move-roll = rzuć kostkami
move-lay = połóż kartę { $card } na polu { $field }
move-event = { $town ->
    [0] zagraj wydarzenie { $card }
   *[other] zagraj wydarzenie { $card }; cel: { town-name }
}
move-exchange = wymień kartę { $card }
move-wait = poczekaj
move-plebiscite = przeprowadź plebiscyt z pola { $field } o kartę na polu { $field_2 }
move-end = zakończ turę
move-pick = wskaż pole { $field }
move-choose = wybierz kartę { $card }
move-row = wskaż rząd { $row }
move-done = zakończ wybieranie
move-propose = zaproponuj koniec gry
move-agree = zgódź się na koniec gry
move-decline = graj dalej

# Co się stało

fact-throw = { $player } rzuca kostką: { $number }.
fact-first = { $player } zaczyna.
fact-dealt = { $player } dostaje kartę { $card }.
fact-column = { $player } rzuca o kolumnę: { $number }.
fact-row = { $player } rzuca o rząd: { $number }.
fact-prehistory = Karta { $card } pojawia się na polu { $field } i jest niczyja.
fact-lay = { $player } kładzie kartę { $card } na polu { $field }.
fact-capture = { $player } zdobywa kartę { $card } na polu { $field }.
fact-epoch = Zaczyna się epoka { roman }.
fact-draw = { $player } dobiera { cards }.
fact-drawn = Na rękę: { $card }.
fact-exchange = { $player } wymienia kartę.
fact-wait = { $player } czeka.
fact-sit-out = { $player } traci turę.
fact-event = { $player } zagrywa wydarzenie { $event }.
fact-event-on = { $player } zagrywa wydarzenie { $event }. Cel: { $player_2 }.
fact-spared = Wydarzenie { $event } omija chronione miasto: { $player }.
fact-roll-k3 = { $player } rzuca kostką: { $die }, czyli { $number }.
fact-roll-k6 = { $player } rzuca kostką: { $number }.
fact-pick = { $player } wskazuje kartę { $card } na polu { $field }.
fact-no-effect = Wydarzenie { $event } nie trafia w żadną kartę.
fact-destroy = Karta { $card } z pola { $field } jest zniszczona ({ $player }).
fact-destroy-nobody = Niczyja karta { $card } z pola { $field } jest zniszczona.
fact-return = Karta { $card } z pola { $field } wraca pod stos ({ $player }).
fact-return-nobody = Niczyja karta { $card } z pola { $field } wraca pod stos.
fact-take = { $player } przejmuje kartę { $card } na polu { $field }; dotąd: { $player_2 }.
fact-two-tokens = { $player } kładzie po dwa żetony na { $count ->
    [one] { $count } przejętej karcie
   *[other] { $count } przejętych kartach
}.
fact-token-off = { $player } zdejmuje drugi żeton z { $count ->
    [one] { $count } karty
    [few] { $count } kart
    [many] { $count } kart
   *[other] { $count } karty
}.
fact-district-passes = Dzielnica z kartą { $card } traci łączność z miastem i przechodzi do { town-of }, razem { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}.
fact-district-falls = Dzielnica { town-of } z kartą { $card } traci łączność z miastem i znika, razem { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}.
fact-lose = { $player } traci z ręki { cards }.
fact-lost = Z ręki znika karta { $card }.
fact-renew = { $player } oddaje całą rękę: { cards }.
fact-open-hand = { $player } ogląda rękę; { $player_2 } pokazuje { cards }.
fact-hand-over = { $player } dostaje kartę; daje ją { $player_2 }.
fact-handed-over = To karta { $card }.
fact-censor = { $player } usuwa kartę z ręki; traci ją { $player_2 }.
fact-censored = To karta { $card }.
fact-look = { $player } ogląda z wierzchu stosu { cards }.
fact-look-taken = Na rękę: { $card }.
fact-sift-card = Pod stos: { $card }.
fact-sift = { $player } wsuwa pod stos { cards }.
fact-pick-up = { $player } zdejmuje z pola { $field } kartę { $card } i bierze ją na rękę.
fact-cover = { $player } kładzie zamiennik { $sub } na karcie { $card }, pole { $field }.
fact-restore = { $player } usuwa Skażenie Środowiska z karty { $card } na polu { $field }.
fact-row-named = { $player } wskazuje rząd { $number }.
fact-struck = Wydarzenie { $event } uderza w pole { $field }.
fact-dry = { $player } nie dobiera kart na końcu { $count ->
    [one] tury
   *[other] { $count } tur
}.
fact-skip = { $player } traci następną turę.
fact-limit = { $player } w następnej turze może tylko wymienić kartę albo czekać.
fact-process = Wydarzenie { $event } zostaje na { $count ->
    [one] { $count } turę
    [few] { $count } tury
    [many] { $count } tur
   *[other] { $count } tury
}: { $player }.
fact-process-over = Wydarzenie { $event } się kończy: { $player }.
fact-plebiscite = { $player } przeprowadza plebiscyt z pola { $field } o kartę { $card } na polu { $field_2 }; broni { $player_2 }.
fact-plebiscite-won = Karta { $card } zmienia właściciela: { $player }.
fact-plebiscite-lost = Karta { $card } zostaje przy swoim mieście: { $player_2 }.
fact-propose = { $player } proponuje zakończyć grę.
fact-agree = { $player } się zgadza.
fact-decline = { $player } chce grać dalej.
fact-end-begins = { $player } kończy ostatnią pełną turę; pozostali mają jeszcze po ostatnim ruchu.
fact-over = Gra się kończy.

# Dlaczego nie

no-over = Gra już się skończyła.
no-out-of-turn = Teraz jest tura innego gracza.
no-first-roll = Najpierw rzuć kostkami o pierwszeństwo.
no-roll-field = O polu karty { $card } decydują kostki: rzuć nimi.
no-choose-field = Najpierw połóż kartę { $card } na wybranym polu.
no-packet-first = Najpierw połóż karty swojej osady.
no-not-in-packet = Karta { $card } nie należy do kart, które masz teraz położyć.
no-outside-zone = Pole { $field } leży poza strefą twojej osady.
no-beside-start = Pole { $field } nie styka się bokiem z kartą { $card_2 }.
no-start-zone = Pole { $field } leży w strefie osady, a tam karta epoki I nie może leżeć.
no-rival-card = Na polu { $field } leży karta rywala: { $card_2 }.
no-occupied = Na polu { $field } leży już karta { $card_2 }.
no-river-only = Karta { $card } leży tylko na rzece, a pole { $field } to ląd.
no-river = Pole { $field } to rzeka, a karta { $card } leży na lądzie.
no-riverside-only = Karta { $card } leży tylko nad rzeką, a pole { $field } nie ma rzeki na wschód ani na zachód od siebie.
no-corner = Pole { $field } styka się z twoimi kartami tylko rogiem.
no-apart = Pole { $field } nie styka się z żadną twoją kartą.
no-clash = Pole { $field } styka się z kartą { $card_2 }, a { category-apart }.
no-clash-rival = Pole { $field } styka się z kartą rywala { $card_2 }, a { category-apart }.
no-clash-nobody = Pole { $field } styka się z niczyją kartą { $card_2 }, a { category-apart }.
no-clash-covered = Pole { $field } styka się z kartą { $card_2 } i jej zamiennikiem, a { category-apart }.
no-beside-lonely = Obok pola { $field } leży karta samotna { $card_2 }. To pole musi zostać puste.
no-lonely = Karta { $card } ma mieć dokładnie jedną sąsiednią kartę, a liczba kart obok pola { $field } to { $count }.
no-banned = Wydarzenie { $event } nie pozwala ci teraz położyć karty { $card }.
no-banned-beside = Wydarzenie { $event } nie pozwala ci budować obok karty { $card_2 }.
no-own-zone = Nie masz kart na mapie: kartę { $card } połóż w strefie swojej osady, a pole { $field } leży poza nią.
no-land-only = Nie masz kart na mapie: kartę { $card } połóż na lądzie, a pole { $field } to rzeka.
no-not-in-hand = Karty { $card } nie masz na ręce.
no-lay-event = Karta { $card } to wydarzenie; nie kładzie się jej na mapie.
no-no-event = Karta { $card } nie jest wydarzeniem; kładzie się ją na mapie.
no-four-actions = W turze kładziesz kartę, zagrywasz wydarzenie, wymieniasz kartę albo czekasz.
no-wait-instead = Jeśli nie chcesz nic robić, poczekaj (wait).
no-one-action = W tej turze akcja już była; możesz przeprowadzić plebiscyt albo zakończyć turę.
no-limited = W tej turze możesz tylko wymienić kartę albo czekać.
no-no-more-drawing = Ostatni stos jest pusty i nic się już nie dobiera, więc nie ma wymiany.
no-pile-empty = Stos jest pusty, więc nie ma wymiany.
no-basic-game = Plebiscyty są tylko w rozgrywce rozszerzonej.
no-one-plebiscite = W tej turze plebiscyt już był.
no-from-own-card = Na polu { $field } nie leży twoja karta, więc plebiscyt nie może stąd wyjść.
no-on-rival-card = Na polu { $field_2 } nie leży karta rywala.
no-on-nobody = Karta { $card } na polu { $field_2 } jest niczyja, a plebiscyt dotyczy karty rywala.
no-not-touching = Pola { $field } i { $field_2 } nie stykają się bokiem.
no-two-tokens = Na karcie { $card } leżą dwa żetony graniczne i plebiscyt jej nie dotyczy.
no-plebiscite-banned = Wydarzenie { $event } nie pozwala na plebiscyt o kartę { $card }.
no-no-vote = Nikt nie zaproponował końca gry.
no-vote-not-agreed = Nie umówiliście się na głosowanie o koniec gry.
no-vote-when = Koniec gry proponuje na początku swojej tury { $player }, po co najmniej jednej pełnej rundzie i raz na rundę.
no-vote-first = Najpierw odpowiedz na propozycję końca gry; proponuje { $player }.

no-needs-halls = Wydarzenie { $event } wymaga Ratuszy: { $count }. Masz: { $number }.
no-not-yourself = Wydarzenia { $event } nie zagrywa się na siebie.
no-city-shield = Wydarzenie { $event } omija to miasto: { $player } ma karty { category-of } w liczbie co najmniej { $count }.
no-names-nobody = Przy wydarzeniu { $event } nie wskazuje się gracza.
no-name-somebody = Wskaż osadę, na którą zagrywasz wydarzenie { $event }.
no-nobody-to-name = Wydarzenia { $event } nie można teraz zagrać na nikogo.
no-no-such-player = Przy tym stole nikt nie gra osadą { town-name }.
no-must-pick = Wydarzenie { $event } wymaga wskazania karty.
no-pick-first = Najpierw wskaż kartę dla wydarzenia { $event }.
no-pick-empty = Na polu { $field } nie ma karty.
no-pick-start = Karty Startowej { $card } nie rusza żadne wydarzenie.
no-pick-nobody = Karta { $card } jest niczyja, a wydarzenie { $event } dotyczy kart graczy.
no-pick-other = Karta { $card } nie należy do gracza, o którego chodzi: { $player }.
no-pick-again = Karta { $card } jest już wskazana.
no-pick-covered = Na karcie { $card } leży zamiennik i liczy się tylko jego kategoria.
no-pick-category = Karta { $card } nie jest taka, jakiej dotyczy wydarzenie { $event }.
no-pick-ground = Pole { $field } nie jest takie, jakiego dotyczy wydarzenie { $event }.
no-pick-apart = Karta { $card } nie styka się z żadną twoją kartą.
no-pick-not-beside = Karta { $card } nie styka się z wcześniej wskazaną kartą.
no-pick-neighbours = Karta { $card } ma inną liczbę sąsiednich kart, niż mówi wydarzenie { $event }.
no-pick-together = Karta { $card } nie tworzy jednej grupy z kartami już wskazanymi.
no-shielded = Karta { $card } jest chroniona przez kartę { $card_2 } na polu { $field_2 }.
no-tick-first = Najpierw wskaż swoją kartę, którą zabiera wydarzenie { $event }.
no-cover-twice = Na karcie { $card } leży już zamiennik.
no-cover-kind = Zamiennik wydarzenia { $event } nie może leżeć na karcie { $card }.
no-cover-clash = Obok karty { $card } leży karta { $card_2 } tej samej kategorii co zamiennik wydarzenia { $event }.
no-nothing-to-cover = Nie ma karty, na której mógłby leżeć zamiennik wydarzenia { $event }: { $player }.
no-nothing-to-pick-up = Nie masz na mapie Obiektu, który wydarzenie { $event } pozwala wziąć na rękę.
no-nothing-to-build = Nie masz karty, którą dzięki wydarzeniu { $event } można położyć.
no-nothing-to-begin = Wydarzenie { $event } zaczyna się od karty { category-of }, a takiej nie możesz teraz położyć.
no-build-one = Wydarzenie { $event } wymaga położenia choć jednej karty.
no-build-first = Najpierw połóż karty, na które pozwala wydarzenie { $event }.
no-begin-with = Wydarzenie { $event } zaczyna się od karty { category-of }, a karta { $card } nią nie jest.
no-chain = Karta { $card } ma dotykać karty { $card_2 }, położonej przed chwilą na polu { $field_2 }.
no-choose-first = Najpierw wybierz kartę dla wydarzenia { $event }.
no-not-shown = Karty { $card } nie ma wśród tych, z których wybierasz.
no-row-first = Najpierw wskaż rząd dla wydarzenia { $event }.
no-aim-first = Najpierw wskaż pole, w które uderza wydarzenie { $event }.

# Czego nie da się odczytać

no-verb = „{ $text }” to nie ruch. Ruch zaczyna się od jednego ze słów: { $verbs }.
no-shape = Ruch „{ $verb }” pisze się tak: { $example }
no-card = „{ $word }” to nie numer karty.
no-card-number = Nie ma karty { $card }; są karty od 1 do { $cards }.
no-field-name = „{ $word }” to nie pole; pola to A1x1 do O15x15: kolumna z literą i numerem, potem rząd.
no-row = „{ $word }” to nie rząd; rzędy mają numery od 1 do { $size }.
no-town = „{ $word }” to nie osada; osady to { $towns }.

no-lies = „{ $word }” nie da się odczytać; kartę na mapie pisze się jak 57@E5x10, z zamiennikiem 40+168B@F6x8, a za polem gwiazdka to żeton.
no-process-form = „{ $word }” nie da się odczytać; trwające wydarzenie pisze się jak 154 T>C 3: numer, kto, na kogo i ile tur zostało.
no-frames = Tego przebiegu tury nie da się odczytać: { $text }
no-which = Możliwe wartości: { $allowed }.
no-towns = W tylu graczy gra się osadami: 2 – T C, 3 – T C L, 4 – T C S L, w dowolnej kolejności.
no-card-twice = Karta { $card } jest zapisana dwa razy.
no-sub-twice = Zamiennik { $number } B jest zapisany dwa razy.
no-no-sub = Nie ma zamiennika { $number } B; są: { $known }.
no-two-cards = Na polu { $field } leżą dwie karty: { $card } i { $card_2 }.
no-start-missing = Na polu { $field } ma leżeć karta { $card }: Karta Startowa nigdy go nie opuszcza.
no-start-place = Pole { $field } jest tylko dla swojej Karty Startowej, a ona tylko dla niego; karta { $card } nie może tu leżeć.
no-event-on-map = Karta { $card } to wydarzenie i nie może leżeć na mapie.
no-touching-alike = Karty { $card } i { $card_2 } są tej samej kategorii, a stykają się.
no-lonely-company = Karta samotna { $card } styka się z więcej niż jedną kartą.
no-must-have-owner = Karta { $card } nie może być niczyja; niczyje są tylko karty epoki I i Karty Startowe.
no-sub-place = Zamiennik { $number } B nie może leżeć na karcie { $card }.
no-tokens-basic = W rozgrywce podstawowej nie ma żetonów granicznych.
no-tokens-nobody = Na niczyjej karcie { $card } nie leżą żetony.
no-card-nowhere = Karta { $card } nigdzie nie leży.
no-impossible = Tak nie może stać żaden stół.

# Rachunek

line-no-start = brak Karty Startowej, więc bez punktów
line-largest = { $tied ->
    [1] największe miasto
   *[other] największe miasto (remis)
}, { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
line-starts = { $count ->
    [one] { $count } Karta Startowa
    [few] { $count } Karty Startowe
    [many] { $count } Kart Startowych
   *[other] { $count } Karty Startowej
}
line-monuments = { $count ->
    [one] { $count } Zabytek
    [few] { $count } Zabytki
    [many] { $count } Zabytków
   *[other] { $count } Zabytku
}
line-specials = { $count ->
    [one] { $count } Obiekt Unikalny lub Przyszłości
    [few] { $count } Obiekty Unikalne lub Przyszłości
    [many] { $count } Obiektów Unikalnych lub Przyszłości
   *[other] { $count } Obiektu Unikalnego lub Przyszłości
}
line-categories = { $count ->
    [one] { $count } kategoria Obiektów
    [few] { $count } kategorie Obiektów
    [many] { $count } kategorii Obiektów
   *[other] { $count } kategorii Obiektów
}: { $categories }
line-contamination = Skażenie Środowiska

# Błędy w pliku talii

no-deck-colour = kart { $code } ma być { $wanted }
no-deck-start = Karta Startowa nie ma kategorii
no-deck-star = gwiazdka notki stoi wtedy, gdy jest notka i nie ma innego znaku
no-deck-packet = do epoki II należą Karty Startowe 1–4 i karty 114–125, i tylko one
no-deck-epoch = { $what ->
    [event] wydarzeń
   *[other] kart { $what }
} epoki { $epoch } ma być { $wanted }, a jest { $found }
no-deck-substitute = zamiennik kładzie to wydarzenie, które go ma, i tylko ono
no-deck-kinds = zamienników { $code } ma być { $wanted }, a jest { $found }
no-deck-process = trwające wydarzenie robi jedno z trzech: „tick” i „of”, „ban” albo „ban_touching”
no-deck-either = „either” mówi „jedno z dwojga”: potrzebne są „of” i „on”
no-deck-order = wcześniej musi stać „{ $needs }”
