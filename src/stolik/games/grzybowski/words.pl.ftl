# Plac Grzybowski po polsku. Każdy komunikat ma odpowiednik w words.en.ftl. Atrybut .seen to to samo
# zdanie dla kogoś, kto widzi planszę i nie potrzebuje współrzędnych.

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
    .seen = { $player } kładzie kartę { $card } ({ $side ->
        [a] awers
       *[r] rewers
    }).
fact-refill = Na rynek trafia karta { $card } ({ $side ->
    [a] awers
   *[r] rewers
}).
fact-swap = { $player } używa szansy { $card } i zamienia miejscami karty { $card_2 } i { $card_3 }.
fact-flip = { $player } używa szansy { $card } i obraca kartę { $card_2 }.
fact-move = { $player } używa szansy { $card } i przenosi kartę { $card_2 } na miejsce { $row },{ $column }.
    .seen = { $player } używa szansy { $card } i przenosi kartę { $card_2 }.
fact-joker = { $player } używa szansy { $card }: ks. Godlewski staje się jokerem.
fact-outside = { $player } używa szansy { $card } i kładzie kartę { $card_2 } poza siatką, w miejscu { $row },{ $column }.
    .seen = { $player } używa szansy { $card } i kładzie kartę { $card_2 } poza siatką.
fact-diagonal = { $player } używa szansy { $card } i kładzie kartę { $card_2 } na skos, w miejscu { $row },{ $column }.
    .seen = { $player } używa szansy { $card } i kładzie kartę { $card_2 } na skos.
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
    .seen = Pierwszą kartę kładziesz w zaznaczonym miejscu; siatka urośnie wokół niej w dowolną stronę.
no-taken = Miejsce { $row },{ $column } jest zajęte.
    .seen = To miejsce jest zajęte.
no-too-wide = Karta w miejscu { $row },{ $column } nie zmieści się w siatce { $size }×{ $size }.
    .seen = W tym miejscu karta nie zmieści się w siatce { $size }×{ $size }.
no-corner = Miejsce { $row },{ $column } styka się z twoimi kartami tylko rogiem.
    .seen = To miejsce styka się z twoimi kartami tylko rogiem.
no-apart = Miejsce { $row },{ $column } nie sąsiaduje z żadną twoją kartą w rzędzie ani w kolumnie.
    .seen = To miejsce nie sąsiaduje z żadną twoją kartą w rzędzie ani w kolumnie.
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
    .seen = W tym miejscu twojej siatki nie ma karty.
no-swap-same = Zamieniasz miejscami dwie różne karty.
no-flip-chance = Karty { $card } nie można obrócić: leży stroną szansy albo jest jokerem.
no-chance-idle = Szansy { $card } nie da się teraz użyć: nie ma wolnego miejsca.
no-leaves-outside = Gdyby karta leżała w miejscu { $row },{ $column }, karta poza siatką nie przylegałaby już do siatki.
    .seen = Gdyby karta leżała w tym miejscu, karta poza siatką nie przylegałaby już do siatki.
no-no-godlewski = W twojej siatce nie leży awersem do góry karta { $card }.
no-still-inside = Miejsce { $row },{ $column } może jeszcze należeć do siatki, nie jest poza nią.
    .seen = To miejsce może jeszcze należeć do siatki, nie jest poza nią.
no-not-diagonal = Miejsce { $row },{ $column } nie leży na skos od żadnej twojej karty.
    .seen = To miejsce nie leży na skos od żadnej twojej karty.
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

# Podpowiedzi na pierwszą grę

hint-market = Każda karta ma dwie strony. Awers (jasny) ma symbole, rewers (ciemny) to cel, szansa albo joker. Bierzesz tę stronę, którą widać.
hint-lay = Karta zostaje w siatce do końca gry. Połóż ją na zielonym polu tak, żeby jej symbole ułożyły się w to, czego szukają twoje cele.
hint-goal = Masz pierwszy cel. Na końcu dostaniesz za niego punkty, jeśli symbole w twojej siatce spełnią to, co na nim narysowano.
hint-chance = Masz pierwszą szansę. Od następnej tury możesz jej raz użyć, wtedy karta obróci się na awers. Nieużyta daje na końcu 1 punkt.
hint-end = Koniec jest blisko. Gra kończy się, gdy obie siatki mają po 25 kart, a wtedy liczą się cele, nieużyte szanse i joker.

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

card-printed = drukowana instrukcja gry

# Samouczek

lesson-build-title = Zbuduj swój plac
lesson-build-text =
    Gracie we dwoje. Każde z was układa przed sobą siatkę 5×5: 25 kart o przedwojennym placu
    w środku Warszawy. Jedne karty dają symbole, inne dają za nie punkty.

    Na końcu wygrywa wyższy wynik. Ta gotowa siatka jest warta { $points ->
        [one] { $points } punkt.
        [few] { $points } punkty.
        [many] { $points } punktów.
       *[other] { $points } punktu.
    }

lesson-sides-title = Karta ma dwie strony
lesson-sides-text =
    Te dwa obrazki to jedna karta. **Awers** daje symbole: okrągłe znaki z literą. **Rewers** to
    cel z liczbą punktów, szansa albo joker. Liczy się strona, która leży do góry.
lesson-sides-ask = Dotknij karty, która leży stroną celu do góry.
lesson-sides-done = To jest cel. Liczba w rogu mówi, ile jest wart na końcu gry.
lesson-sides-wrong = To awers. Jego okrągłe znaki są symbolami, z których buduje się układy.

lesson-market-title = Weź jedną kartę z rynku
lesson-market-text =
    Na rynku leży sześć kart: dwie rewersem do góry, cztery awersem. W swojej turze bierzesz
    jedną i kładziesz ją w siatce **tą samą stroną do góry**.

    Puste miejsce zajmuje wierzchnia karta stosu, tą samą stroną do góry co karta stamtąd
    wzięta. Potem gra druga osoba.
lesson-market-ask = Dotknij karty, którą bierzesz.
lesson-market-done =
    Karta jest twoja. Teraz możesz obejrzeć także jej drugą stronę, ale położysz ją tak, jak leżała.

lesson-lay-title = Połóż kartę w siatce
lesson-lay-text =
    Pierwszą kartę kładziesz w dowolnym miejscu. Każda następna musi **sąsiadować** z twoją kartą
    w rzędzie albo w kolumnie. Sam róg nie wystarcza.

    Siatka ma najwyżej pięć rzędów i pięć kolumn, więc nie może urosnąć ponad pięć miejsc
    w żadną stronę.
lesson-lay-ask = Dotknij miejsca, w którym może leżeć wzięta karta.
lesson-lay-done = Karta leży. Kropki pokazują inne miejsca, w których też by mogła.

lesson-pattern-title = Cel: układ symboli
lesson-pattern-text =
    Ten cel płaci 3 punkty za parę: Kultura i Pogranicze na dwóch kartach obok siebie.
    Układ może leżeć w dowolnej części siatki, także odbity albo obrócony.

    Cel możesz zrealizować kilka razy, byle z innych kart. Różne cele mogą korzystać z tej samej
    karty. Za niezrealizowany cel nic nie tracisz.
lesson-pattern-ask = Dotknij wszystkich kart, które tworzą pary tego celu.
lesson-pattern-done = To dwie pary, razem { $points ->
    [one] { $points } punkt.
    [few] { $points } punkty.
    [many] { $points } punktów.
   *[other] { $points } punktu.
}
lesson-pattern-wrong = Na tej karcie nie ma ani Kultury, ani Pogranicza, więc nie tworzy pary.

lesson-places-title = Cele, dla których liczy się miejsce
lesson-places-text =
    Cel *Berek Joselewicz* daje 1 punkt za każdy symbol Niepodległość na zewnętrznej krawędzi
    siatki. *Ratusz Grzybowa* daje 7 punktów w samym środku, a gdzie indziej 1. Cel *413
    zatrzymanych* daje 3 punkty, jeśli w jego rzędzie i kolumnie nie ma symbolu Rozruchy.

    Są też cele za symbole we wnętrzu siatki albo w rzędzie i kolumnie karty oraz za wskazaną
    kartę obok.
lesson-places-ask = Dotknij wszystkich kart, za które płaci *Berek Joselewicz*.
lesson-places-done = Tyle symboli leży na krawędzi. Ten cel daje { $points ->
    [one] { $points } punkt.
    [few] { $points } punkty.
    [many] { $points } punktów.
   *[other] { $points } punktu.
}
lesson-places-wrong = Ta karta nie pokazuje symbolu Niepodległość albo nie leży na zewnętrznej krawędzi.

lesson-chance-title = Szansa: raz wbrew zasadzie
lesson-chance-text =
    Szansę bierzesz i kładziesz jak każdą kartę. W jednej ze swoich następnych tur możesz jej użyć;
    w turze najwyżej jednej. Użytą szansę obracasz awersem do góry i liczą się jej symbole.

    Używać nie musisz: szansa, która na końcu leży do góry, daje 1 punkt. *Ulica Próżna*
    pozwala położyć wziętą kartę na skos.
lesson-chance-ask = Użyj tej szansy: dotknij miejsca na skos od swojej karty.
lesson-chance-done = Karta leży, a karta szansy leży teraz awersem do góry i daje symbole.

lesson-joker-title = Joker pomaga na końcu
lesson-joker-text =
    Joker to rewers karty *Ks. Marceli Godlewski*. Przy liczeniu punktów zastępuje dowolny symbol,
    którego brakuje ci do układu. Symbol jokera może służyć różnym celom, ale każdy użyty
    kosztuje 1 punkt.

    Cel *Isaac Bashevis Singer* szuka trzech symboli w jednej linii: Osobistość, Kultura, Pogranicze.
lesson-joker-ask = Dotknij trzech kart tego układu. Jedną z nich jest joker.
lesson-joker-done = Joker zastępuje Kulturę. Służy tu obu celom, a płacisz za niego raz.
lesson-joker-wrong = Ta karta nie leży w jednej linii z Osobistością i Pograniczem.

lesson-choose-title = Którą kartę weźmiesz?
lesson-choose-text =
    W twojej siatce leży cel *Sienkiewicz w jidysz*: 3 punkty za parę Kultura i Pogranicze.
    Kultura już jest.

    Cel możesz położyć także wcześniej albo później niż jego układ, bo liczy się siatka na końcu
    gry. Tu wystarczy popatrzeć na jedną turę.
lesson-choose-ask = Dotknij na rynku karty, która w tej turze daje najwięcej punktów.
lesson-choose-done = Właśnie tak wygląda każda tura: co leży na rynku i do czego pasuje w siatce.

lesson-end-title = Koniec gry i podliczanie
lesson-end-text =
    Gra kończy się po 50 turach, gdy w każdej siatce jest 25 kart. Dostajesz punkty za każdy cel,
    który leży stroną celu do góry, i po 1 za nieużyte szanse. Za użyte symbole jokera odejmujesz
    po 1. Równe wyniki to remis.

    Tak liczy się siatka z pierwszego kroku. Możesz zaczynać.
