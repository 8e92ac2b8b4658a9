# Plac Grzybowski po polsku. Każdy komunikat ma odpowiednik w words.en.ftl.

game-title = Plac Grzybowski
game-intro =
    Na zmianę bierzecie po jednej karcie z rynku i dokładacie ją do własnej siatki 5×5.
    Awersy (kolorowe litery) dają symbole. Rewersy to cele, szanse i joker: za układy symboli,
    których szukają cele, dostajesz na końcu punkty. Gra kończy się, gdy każdy ma 25 kart.

    Symbole: O Osobistość, W Warszawiacy, H Handel, J Judaizm, A Architektura, K Kultura,
    N Niepodległość, P Pogranicze, T Transport, S Syjonizm, C Chrześcijaństwo, R Rozruchy,
    Z Żelazo. Miejsca zapisuje się jako rząd,kolumna; pierwsza karta leży w miejscu 0,0.

option-first = Kto zaczyna
option-first-lots = losowanie
option-first-1 = pierwszy gracz
option-first-2 = drugi gracz

prompt-take = Weź jedną kartę z rynku.
prompt-lay = Połóż wziętą kartę w swojej siatce.
prompt-close = Użyj szansy albo zakończ turę.
prompt-over = Koniec gry.

play-estimate = Szacunek: gdyby gra skończyła się teraz, w najlepszym położeniu siatki.

# Stół

turn = Tura { $turn } z 50
market = Rynek – w stosie: { $stack ->
    [one] { $stack } karta
    [few] { $stack } karty
    [many] { $stack } kart
   *[other] { $stack } karty
}
stack-top = Na wierzchu stosu leży karta { $card }
hand = Wzięta karta (obie strony; leży pierwszą do góry)
hand-up = Wzięta karta
hand-open = Dobrana ze stosu: możesz położyć dowolną stroną do góry
grid-of-you = Twoja siatka
grid-of-other = Siatka przeciwnika
grid-of = Siatka: { $player }
grid-empty = (jeszcze bez kart)

short-edge = { $code } krawędź
short-interior = { $code } wnętrze
short-cross = { $code } na krzyż
short-eliminate = bez { $code }
short-place = we wzorze
short-neighbour = obok { $number }

chance-swap = zamiana
chance-flip = obrót
chance-move = przenieś
chance-joker = po jokera
chance-outside = poza siatkę
chance-diagonal = na skos
chance-reshuffle = tasowanie
chance-draw = ze stosu
joker = joker

# Karty

card-obverse = Awers:
card-reverse = Rewers:
card-source = Źródło: { $source }
card-rulebook = Kartę albo jej cel wymienia drukowana instrukcja; reszta jest nasza.
card-ours = Kartę ułożyliśmy do tego wydania.

explain-pattern = { $points } pkt za każdy taki układ (także obrócony lub odbity):
explain-edge = { $points } pkt za każdy symbol „{ $symbol }” na zewnętrznej krawędzi
explain-interior = { $points } pkt za każdy symbol „{ $symbol }” poza zewnętrzną krawędzią
explain-cross = { $points } pkt za każdy symbol „{ $symbol }” w rzędzie i kolumnie tej karty
explain-eliminate = { $points } pkt, jeśli w rzędzie i kolumnie tej karty nie ma symbolu „{ $symbol }”
explain-place = { $points } pkt w zaznaczonym miejscu siatki, gdzie indziej { $else } pkt:
explain-neighbour = { $points } pkt obok awersu karty { $card }, gdzie indziej { $else } pkt
explain-swap = szansa: zamień miejscami dwie dowolne karty swojej siatki (nieużyta: 1 pkt)
explain-flip = szansa: obróć kartę leżącą stroną zasobów lub celu (nieużyta: 1 pkt)
explain-move = szansa: przenieś kartę na inne wolne miejsce przy innej karcie (nieużyta: 1 pkt)
explain-joker = szansa: obróć ks. Godlewskiego na jokera (nieużyta: 1 pkt)
explain-outside = szansa: połóż dobraną kartę poza siatką 5×5 (nieużyta: 1 pkt)
explain-diagonal = szansa: połóż dobraną kartę na skos od innej (nieużyta: 1 pkt)
explain-reshuffle = szansa: wtasuj rynek w stos i wyłóż go od nowa (nieużyta: 1 pkt)
explain-draw = szansa: weź kartę z wierzchu stosu i sam wybierz stronę (nieużyta: 1 pkt)
explain-the-joker = joker: na końcu zastępuje dowolne symbole, każdy za 1 pkt


# Ruchy, jako propozycje

move-take = weź kartę { $card } ({ $side ->
    [a] awers
   *[r] rewers
})
move-lay = połóż kartę { $card } ({ $side ->
    [a] awers
   *[r] rewers
}) w miejscu { $row },{ $column }
move-swap = szansa { $card }: zamień karty w miejscach { $row },{ $column } i { $row_2 },{ $column_2 }
move-flip = szansa { $card }: obróć kartę w miejscu { $row },{ $column }
move-move = szansa { $card }: przenieś kartę z { $row },{ $column } na { $row_2 },{ $column_2 }
move-joker = szansa { $card }: obróć ks. Godlewskiego na jokera
move-outside = szansa { $card }: połóż kartę poza siatką, w miejscu { $row },{ $column }
move-diagonal = szansa { $card }: połóż kartę na skos, w miejscu { $row },{ $column }
move-reshuffle = szansa { $card }: przetasuj rynek
move-draw = szansa { $card }: weź kartę z wierzchu stosu
move-end = zakończ turę

# Co się stało

fact-take = { $player } bierze z rynku kartę { $card } ({ $side ->
    [a] awers
   *[r] rewers
}).
fact-lay = { $player } kładzie kartę { $card } ({ $side ->
    [a] awers
   *[r] rewers
}) w miejscu { $row },{ $column }.
fact-refill = Na rynek trafia karta { $card } ({ $side ->
    [a] awers
   *[r] rewers
}).
fact-swap = { $player } używa szansy { $card } i zamienia miejscami karty { $card_2 } i { $card_3 }.
fact-flip = { $player } używa szansy { $card } i obraca kartę { $card_2 }.
fact-move = { $player } używa szansy { $card } i przenosi kartę { $card_2 } na miejsce { $row },{ $column }.
fact-joker = { $player } używa szansy { $card }: ks. Godlewski staje się jokerem.
fact-outside = { $player } używa szansy { $card } i kładzie kartę { $card_2 } poza siatką, w miejscu { $row },{ $column }.
fact-diagonal = { $player } używa szansy { $card } i kładzie kartę { $card_2 } na skos, w miejscu { $row },{ $column }.
fact-reshuffle = { $player } używa szansy { $card } i tasuje rynek od nowa.
fact-draw = { $player } używa szansy { $card } i bierze ze stosu kartę { $card_2 }.
fact-over = Koniec po { $turn } { $turn ->
    [one] turze
    [few] turach
    [many] turach
   *[other] tury
}.

# Dlaczego nie

no-over = Gra już się skończyła.
no-out-of-turn = Teraz jest tura drugiego gracza.
no-no-pass = Nie można pasować: weź kartę z rynku.
no-take-first = Najpierw weź kartę z rynku.
no-not-in-market = Karty { $card } nie ma na rynku.
no-lies-otherwise = Karta { $card } leży na rynku { $side ->
    [a] awersem
   *[r] rewersem
} do góry i tak trzeba ją wziąć.
no-lay-first = Najpierw połóż wziętą kartę.
no-taken-already = Karta { $card } jest już wzięta i trzeba ją położyć.
no-not-in-hand = Masz położyć { $card_2 }, a nie { $card }.
no-same-side = Kartę { $card } trzeba położyć { $side ->
    [a] awersem
   *[r] rewersem
} do góry, tak jak leżała na rynku.
no-first-place = Pierwszą kartę kładziesz w miejscu 0,0; siatka urośnie wokół niej w dowolną stronę.
no-taken = Miejsce { $row },{ $column } jest zajęte.
no-too-wide = Karta w miejscu { $row },{ $column } nie zmieści się w siatce { $size }×{ $size }.
no-corner = Miejsce { $row },{ $column } styka się z twoimi kartami tylko rogiem.
no-apart = Miejsce { $row },{ $column } nie sąsiaduje z żadną twoją kartą w rzędzie ani w kolumnie.
no-one-card = W turze dokładasz tylko jedną kartę.
no-one-chance = W tej turze szansa została już użyta.
no-other-chance = Karta { $card } nie daje takiej szansy.
no-chance-not-yours = Karta { $card } nie leży w twojej siatce.
no-chance-fresh = Szansa { $card } została dopiero położona; użyjesz jej w jednej z następnych tur.
no-chance-spent = Karta { $card } nie leży stroną szansy do góry.
no-chance-moment = Szansy { $card } ({ $verb ->
    [outside] miejsce poza siatką
    [diagonal] linia skośna
    [reshuffle] ponowne tasowanie
   *[draw] dobranie ze stosu
}) używa się { $verb ->
    [outside] po wzięciu karty, przy jej kładzeniu
    [diagonal] po wzięciu karty, przy jej kładzeniu
   *[other] przed wzięciem karty
}.
no-no-card-there = W miejscu { $row },{ $column } twojej siatki nie ma karty.
no-swap-same = Zamieniasz miejscami dwie różne karty.
no-flip-chance = Karty { $card } nie można obrócić: leży stroną szansy albo jest jokerem.
no-chance-idle = Szansy { $card } nie da się teraz użyć: nie ma wolnego miejsca.
no-leaves-outside = Gdyby karta leżała w miejscu { $row },{ $column }, karta poza siatką nie przylegałaby już do siatki.
no-no-godlewski = W twojej siatce nie leży awersem do góry karta { $card }.
no-still-inside = Miejsce { $row },{ $column } może jeszcze należeć do siatki, nie jest poza nią.
no-not-diagonal = Miejsce { $row },{ $column } nie leży na skos od żadnej twojej karty.
no-stack-empty = Stos jest pusty.

# Czego nie da się odczytać

no-verb = „{ $text }” to nie ruch. Ruch zaczyna się od jednego ze słów: { $verbs }.
no-shape = Ruch „{ $verb }” pisze się tak: { $example }
no-card = „{ $word }” to nie numer karty.
no-card-number = Nie ma karty { $card }; są karty od 1 do { $cards }.
no-side = Po numerze karty „{ $word }” brakuje strony: a (awers) albo r (rewers).
no-place = „{ $word }” to nie miejsce; miejsce to rząd i kolumna, np. 0,1 albo -1,2.
no-far = Miejsce { $place } leży za daleko; rzędy i kolumny liczą się od { $low } do { $high }.

no-grid-rows = Siatka ma { $size } rzędów; w pliku: { $rows }.
no-grid-columns = W rzędzie { $row } siatki powinno być { $size } miejsc; puste miejsce to ---.
no-sixth-column = W rzędzie { $row } siatki jest więcej niż { $size } miejsc.
no-out-line = Karta poza siatką to wiersz: out rząd,kolumna karta, np. out 1,-1 41a.
no-out-place = Miejsce { $place } nie leży tuż przy siatce albo jest już zajęte.
no-too-many = Kart w siatce: { $cards }; może być najwyżej { $full }.
no-card-twice = Karta { $card } jest zapisana dwa razy.
no-two-seats = Graczy jest dwoje: 1 i 2.
no-too-few-left = Nie starcza kart: talia ma ich { $cards }.
no-laid-where = Karta { $card } nie leży w siatce gracza, którego jest tura.
no-out-of-step = Gracze grają na zmianę, więc siatki nie mogą mieć { $own } i { $other } kart.
no-market-size = Rynek ma { $slots } miejsc; w pliku: { $found }.
no-market-side = Miejsca 1 i 2 rynku to rewersy, 3–6 awersy; miejsce { $slot } jest zapisane inaczej.
no-market-holes = Liczba pustych miejsc na rynku powinna wynosić: { $holes }.
no-card-count = Razem ma być { $cards } kart, każda w jednym miejscu.
no-hand-slot = Wzięta karta leżała inną stroną do góry niż puste miejsce { $slot } rynku.

# Rachunek

line-pattern = { $times ->
    [0] układ niezrealizowany
    [one] { $times } układ za { $points } pkt
    [few] { $times } układy po { $points } pkt
    [many] { $times } układów po { $points } pkt
   *[other] { $times } układu po { $points } pkt
}
line-edge = { $times } × „{ $symbol }” na zewnętrznej krawędzi
line-interior = { $times } × „{ $symbol }” poza zewnętrzną krawędzią
line-cross = { $times } × „{ $symbol }” w rzędzie i kolumnie
line-eliminate-kept = w rzędzie i kolumnie nie ma symbolu „{ $symbol }”
line-eliminate-spoilt = w rzędzie lub kolumnie jest symbol „{ $symbol }”
line-place-right = karta leży we właściwym miejscu
line-place-wrong = karta leży w innym miejscu
line-neighbour-right = karta leży obok wskazanej karty
line-neighbour-wrong = wskazana karta nie leży obok awersem do góry
line-chance = nieużyta szansa
line-joker = joker zastępuje brakujące symbole
line-joker-unused = joker niepotrzebny
line-joker-symbol = symbol „{ $symbol }” wzięty z jokera

# Błędy w pliku talii

no-deck-count = liczba symboli { $symbol } to { $wanted }
no-deck-numbers = karty mają numery od 1 do { $cards }, każdy raz; kart w pliku: { $found }
no-deck-total = symbol { $symbol } ma być na { $wanted } kartach, a jest na { $found }
no-deck-chance = w talii brakuje szansy „{ $kind }”
no-deck-joker = w talii ma być dokładnie jeden joker
no-deck-symbols = dwa albo trzy różne symbole spośród { $symbols }
no-deck-one = tu jest zawsze 1 punkt
no-deck-points = punkty to liczba od 1 do 50
no-deck-neighbour = sąsiad to inna karta, numer od 1 do { $cards }
no-deck-pattern = wzór to wiersze równej długości z symboli { $symbols } i kropek, najwyżej 5×5
no-deck-cells = miejsca to pary [rząd, kolumna] od 0 do 4

card-source-rulebook = Źródło: drukowana instrukcja gry
