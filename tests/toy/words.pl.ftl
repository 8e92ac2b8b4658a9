# Wybuchowa czwórka po polsku. Każdy komunikat ma odpowiednik w words.en.ftl.

game-title = Wybuchowa czwórka

option-width = Liczba kolumn
option-width-6 = sześć
option-width-7 = siedem
option-width-8 = osiem

prompt-turn = Wrzuć krążek albo rzuć bombę.
prompt-aiming = Kogo trafia bomba?
prompt-losing = Zdejmij z planszy jeden swój krążek albo zasłoń się tarczą.
prompt-shielding = Możesz zatrzymać bombę tarczą.
prompt-over = Koniec gry.

hand = Twoje żetony: { $tokens }
about-bomb = Rzucana we własnej turze: kostka mówi, ile krążków straci przeciwnik.
about-shield = Zatrzymuje bombę rzuconą przez kogoś innego.

# Ruchy jako propozycje

move-drop = wrzuć krążek do kolumny { $place }
move-throw = rzuć: { $token }
move-hit = traf: { $player }
move-lose = zdejmij krążek z pola { $place }
move-block = zasłoń się: { $token }

# Co się stało

fact-drop = { $player } wrzuca krążek do kolumny { $place }.
fact-throw = { $player } rzuca: { $token }.
fact-roll = Na kostce { $number }: { $hits ->
    [0] niewypał
    [1] jeden krążek
   *[other] krążki: { $hits }
}.
fact-hit = { $player } trafia: { $player_2 }.
fact-lose = { $player } zdejmuje krążek z pola { $place }.
fact-block = { $player } zatrzymuje bombę: { $token }.
fact-draw = { $player } dobiera żeton.
fact-drawn = Twój nowy żeton: { $token }.
fact-over = Koniec gry.

# Skąd punkty

line-four = cztery w rzędzie, { $times ->
    [one] raz
   *[other] { $times } razy
}
line-token = zachowany żeton: { $token }

# Dlaczego nie

no-over = Gra jest skończona.
no-out-of-turn = To nie twoja kolej.
no-no-bomb-about = Nikt nie rzucił bomby.
no-no-such-column = Na tej planszy nie ma kolumny { $place }.
no-column-full = Kolumna { $place } jest pełna.
no-not-held = Nie masz żetonu: { $token }.
no-not-a-bomb = Tego żetonu nie można rzucić: { $token }.
no-nobody-to-hit = Nikt inny nie ma krążka na planszy.
no-own-bomb = Nie możesz zatrzymać własnej bomby.
no-aim-first = Najpierw wskaż, kogo trafia bomba.
no-cannot-be-hit = Nie można trafić gracza { $number }.
no-no-shield = Nie masz takiej tarczy: { $token }.
no-lose-first = Najpierw zdejmij krążek.
no-not-your-disc = Na polu { $place } nie ma twojego krążka.

# Czego nie da się odczytać

no-verb = „{ $text }” to nie ruch. Ruch zaczyna się od jednego ze słów: { $verbs }.
no-shape = Ruch „{ $verb }” zapisuje się tak: { $example }
no-size = Dwie lub trzy osoby i od sześciu do ośmiu kolumn, a nie { $players } i { $columns }.
no-token-twice = Każdy żeton gdzieś jest i żaden nie jest w dwóch miejscach.
no-hand-size = Nikt nie ma więcej żetonów niż { $size }.
no-no-such-player = Liczba graczy: { $players }.
no-not-the-end = Gra kończy się, gdy jest czwórka albo plansza jest pełna, i tylko wtedy.
no-board-shape = Wszystkie rzędy planszy mają tę samą szerokość.
no-too-high = Plansza ma najwyżej { $rows } rzędów.
no-floating = Pole planszy to kropka albo numer gracza, a krążek nie wisi nad kropką.
no-tokens = Żetony to liczby od 1 do { $tokens }.
no-frames = „{ $text }” to żaden moment tury.
no-no-deck = Ta gra nie ma pliku z talią.
