# Zdania klienta w przeglądarce. Każdy komunikat ma odpowiednik w client.en.ftl.

# Wspólne

quoted = „{ $text }”
close = Zamknij
menu = Menu
rules = Zasady
you = ty
points-short = pkt
points-why = za co
points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktu
}
moves = { $count ->
    [one] { $count } ruch
    [few] { $count } ruchy
    [many] { $count } ruchów
   *[other] { $count } ruchu
}
loading = Chwila, wczytujemy…
other-language = English
language = Język
theme = Wygląd
theme-auto = jak w systemie
theme-light = jasny
theme-dark = ciemny
hints = Pierwsze kroki
hints-on = Podpowiedzi dla nowych
hint = Na początek:
hint-close = Schowaj podpowiedź
estimates = Punkty w trakcie gry
estimates-on = Pokazuj szacunek punktów
sounds = Dźwięki
sounds-on = stuknięcie karty
copied = Skopiowano
no-server = Serwer nie odpowiada. Nic nie przepadło, spróbuj za chwilę.
to-home = Wróć na stronę główną
no-page = Nie ma takiej strony
no-page-text = Adres jest niepełny albo pochodzi ze starego odnośnika.

# Strona główna

home-doc-title = Stolik – trzy polskie gry o historii
home-title = Siądź do stołu z historią.
home-lead = Trzy polskie gry planszowe w przeglądarce. Bez zakładania konta, za darmo, z rodziną, klasą albo z komputerem.
main-nav = Strona
how-to-play = Jak grać
replay-link = Odtwórz zapis gry
have-code = Masz kod stołu?
join = Dołącz
code-needed = Wpisz kod z zaproszenia.
code-unknown = Nie ma stołu o kodzie { $code }. Sprawdź, czy nie brakuje litery.
games = Gry
open-table = Otwórz stół
not-yet = Jeszcze nie do grania
box-grzybowski = Plac Grzybowski
box-grzybowski-players = 2 graczy
box-grzybowski-cards = 55 kart
box-grzybowski-length = 50 tur
box-grzybowski-text = Dwie siatki kart i jeden warszawski plac, na którym przez sto lat spotykali się wszyscy.
box-tczew = Zbudujmy Tczew
box-tczew-players = 2–4 graczy
box-tczew-cards = 212 kart
box-tczew-length = około 3 godzin
box-tczew-text = Cztery miasta, jedna Wisła. Buduj od grodu po przyszłość, zanim zrobią to sąsiedzi.
box-ziemia = Ta Ziemia
box-ziemia-players = 1–4 osoby, wspólnie
box-ziemia-cards = 110 kart
box-ziemia-length = 4 poziomy
box-ziemia-text = Czerwiec 1979. Przygotujcie sześć miast na pielgrzymkę, choć władza robi, co może.
your-tables = Twoje stoły
no-tables = Nie masz jeszcze żadnego stołu w tej przeglądarce.
first-table = Otwórz pierwszy stół
state-waiting = czeka na graczy
state-over = koniec gry
your-turn = twoja kolej
turn-of-short = ruch: { $name }

# Nowy stół i zaproszenie

new-table = Nowy stół
your-name = Twoje imię
their-name = Imię drugiej osoby
name-needed = Wpisz imię każdej osoby, która siada przy tym ekranie.
who-plays = Kto siada naprzeciwko
who-helps = Kto gra z tobą
how-many = Ilu graczy
players-count = { $count } graczy
who-sits = Miejsce { $number }
who-friend = Ktoś przez internet
who-friend-text = Wyślesz odnośnik albo kod stołu.
who-here = Ktoś obok mnie
who-here-text = Gracie na zmianę na tym ekranie.
who-mine = Ja
who-mine-text = Grasz także na tym miejscu.
bot-name = Komputer
bot-number = Komputer { $number }
who-computer = Komputer: { $name }
bot-level1 = Uczeń
bot-level1-text = Zna zasady, ale część ruchów przeocza i myli się w rachunkach. Na pierwsze partie.
bot-level1-text-together = Chętny partner, który czasem czegoś nie zauważy.
bot-level2 = Czeladnik
bot-level2-text = Patrzy jeden ruch naprzód i rzadko się myli. Dla tych, którzy znają grę.
bot-level2-text-together = Rozsądny partner: patrzy jeden ruch naprzód.
bot-level3 = Mistrz
bot-level3-text = Przed każdym ruchem sprawdza kilkanaście dalszych ciągów. Bez planu trudno z nim wygrać.
bot-level3-text-together = Mocny partner: przed każdym ruchem sprawdza kilkanaście dalszych ciągów.
bot-level4 = Arcymistrz
bot-level4-text = Sprawdza setki dalszych ciągów, najwyżej trzy sekundy nad ruchem. Najmocniejszy, jakiego mamy.
bot-level4-text-together = Najmocniejszy partner: sprawdza setki dalszych ciągów, najwyżej trzy sekundy nad ruchem.
bot-greedy = Komputer zachłanny
bot-greedy-text = Zawsze bierze to, co teraz opłaca się najbardziej.
bot-greedy-text-together = Dobry partner: robi to, co teraz najbardziej pomaga wszystkim.
bot-random = Komputer losowy
bot-random-text = Gra, jak popadnie. Dobry na pierwszą partię.
bot-random-text-together = Gra, jak popadnie. Słaby partner.
free-seat = wolne miejsce
seat-number = Gracz { $number }
invite = Zaproś do stołu
code-is = Kod stołu: { $code }
link = Odnośnik do stołu
copy-link = Kopiuj odnośnik
share-link = Udostępnij
qr = Kod QR z odnośnikiem do stołu { $code }
seats = Miejsca przy stole
invite-hint = Wyślij odnośnik, podyktuj kod albo pokaż kod QR. Gra ruszy sama, gdy ktoś usiądzie.
sit-down = Usiądź do gry
sit = Siadam
waiting-for = { $count ->
    [one] Czekamy jeszcze na { $count } osobę.
    [few] Czekamy jeszcze na { $count } osoby.
    [many] Czekamy jeszcze na { $count } osób.
   *[other] Czekamy jeszcze na { $count } osoby.
}

# Stół

no-table = Nie można otworzyć tego stołu
no-board = Tej gry nie można jeszcze zagrać w przeglądarce.
laying-out = Rozkładamy karty…
table-nav = Stół
tabs = Widok stołu
tab-table = Stół
tab-players = Gracze
tab-log = Dziennik
tab-rules = Zasady
players = Gracze
points-now = punkty na dziś
final-score = wynik
estimate = szacunek
away = nie ma przy stole
nobody-there = Przy stole nie ma gracza: { $name }.
thinking = wybiera
log = Dziennik
log-hint = Wybierz wpis strzałkami, a na stole zobaczysz karty, o których mówi.
in-log = wskazana w dzienniku
log-empty = Jeszcze nic się nie stało.
history = Historia ruchów
move-of = ruch { $move } z { $moves }
in-past = Oglądasz stół po ruchu { $move }.
in-past-rest = Gra czeka tam, gdzie była.
to-now = Wróć do teraz
turn-of = Ruch: { $name }.
watching = Oglądasz stół: { $players }.
replaying = Odtwarzasz zapis gry: { $players }.
reconnecting = Łączymy ponownie…
moves-safe = Twoje ruchy są bezpieczne.
stale = Stół ruszył dalej. Zobacz, co się zmieniło.
hand-over = Przekaż ekran: { $name }
hand-over-text = Karty na ręce zobaczy tylko osoba, która siedzi przy ekranie.
at-screen = Jestem przy ekranie
who-plays-here = Kto gra
bot-choice = Poziom komputera
bot-choice-for = Poziom komputera: { $name }
hand-seat = Oddaj miejsce komputerowi
hand-seat-hint = Komputer gra za ciebie, a ty patrzysz i rozmawiasz. Wracasz, kiedy chcesz.
take-seat-back = Wróć do gry
take-seat-back-of = Wróć do gry: { $name }
bot-for-you = Za ciebie gra komputer.
bot-for = { $name }: na tym miejscu gra komputer.
played-by = Gra: { $bot }.
table-bots = Komputery przy stole
open-seat = Oddaj to miejsce komuś
close-seat = Zostaw to miejsce komputerowi
seat-open = Wyślij odnośnik. Komputer gra dalej, aż ktoś z nim przyjdzie i usiądzie.
seat-open-short = miejsce dla kogoś z odnośnikiem
seat-for-you = Przy stole jest miejsce dla ciebie.
seat-for-you-text = Gra już trwa. Siadasz zamiast komputera i grasz dalej.
just-watch = Tylko popatrzę
propose-bot = Niech zagra komputer
proposal = Nie ma gracza: { $name }. { $by } proponuje, żeby grał komputer: { $bot }.
proposal-waits = Czekamy na zgodę: { $names }.
proposal-yes = Zgadzam się
proposal-no = Nie
proposal-back = Wycofaj
proposal-agreed = Zgadzasz się.
proposal-gone = Nie wszyscy się zgodzili. Czekamy dalej na gracza: { $name }.
undo = Cofnij
restart-turn = Tura od nowa
put-back = Odłóż
not-here = Tu nie można.
not-now = Teraz nie można.
rule-link = Zasada { $rule }
look-card = Obejrzyj kartę
look-at = Obejrzyj kartę { $card }
new-flag = nowa
newly-laid = nowa karta
rules-title = Zasady gry
rules-failed = Nie udało się wczytać zasad. Spróbuj za chwilę.
table-code = Kod stołu
copy-seat = Kopiuj odnośnik do mojego miejsca
copy-seat-hint = Otwórz go na innym urządzeniu i graj dalej. Nie pokazuj nikomu: kto go ma, siedzi na twoim miejscu.
copy-watch = Kopiuj odnośnik dla widza
seed-hash = Skrót ziarna losowania
seed-hint = Na końcu gry poznasz ziarno i sprawdzisz, że nikt nie podmienił kart.
seed-shown = To jest ziarno losowania tej gry.
keys = Klawisze
key-arrows = Strzałki
keys-walk = chodzisz po polach
keys-choose = wybierasz
keys-look = oglądasz kartę
keys-back = odkładasz kartę albo cofasz ruch
keys-rule = czytasz zasadę
keys-last = słyszysz ostatni ruch
keys-master = pytasz mistrza, co by zrobił
keys-ping = wskazujesz innym to miejsce
keys-plan = z Enterem: pokaż innym plan
ping-how = Wskażesz coś innym także prawym przyciskiem myszy albo palcem, gdy go przytrzymasz.
ping-said = { $name } wskazuje: { $place }
chat = Rozmowa
chat-new = nowe wiadomości
chat-empty = Nikt jeszcze nic nie powiedział.
chat-message = Twoja wiadomość
chat-as = Pisze { $name }
chat-send = Wyślij
chat-said = { $name }: { $text }
chat-watching = Czytasz rozmowę. Piszą w niej osoby, które siedzą przy stole.
leave = Wyjdź na stronę główną

# Koniec i odtwarzanie

counting = Podliczanie punktów
story-step = Krok { $step } z { $steps }
story-back = Poprzedni krok
story-next = Dalej
story-skip = Od razu wynik
story-again = Opowiedz od nowa
all-points = Tabela wszystkich punktów
together = Razem
wins = Wygrywa { $name }.
draw = Remis.
win-together = Wygrywają razem: { $names }.
win-all = Wygraliście razem.
lose-all = Tym razem się nie udało.
the-group = Wszyscy razem
rematch = Jeszcze raz w tym składzie
rematch-join = Siadam do rewanżu
rematch-join-together = Siadam do następnej gry
save-record = Zapisz przebieg
see-table = Zobacz stół
see-story = Zobacz punkty
replay-title = Odtwórz zapis gry
replay-short = Zapis gry
replay-text = Upuść tu plik .stolik.json albo wybierz go z dysku. Zobaczysz całą grę ruch po ruchu.
replay-choose = Wybierz plik
replay-failed = Tego pliku nie da się odtworzyć.
step-back = Ruch wstecz
step-on = Następny ruch

# Samouczek

learn = Samouczek
learn-first = Zacznij od samouczka
learn-steps = Kroki samouczka
learn-board = Karty tego kroku
learn-back = Wstecz
learn-play = Zagraj z komputerem
learn-play-alone = Zagraj pierwszą partię
learn-new-table = Inny stół
learn-right = Dobrze.
learn-wrong = Jeszcze nie.
learn-chosen = dobrze
learn-refused = jeszcze nie
learn-found = Znalezione karty: { $found } z { $wanted }.

# Plac Grzybowski

pg-turn = Tura { $turn } z { $turns }
pg-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
pg-chances = { $count ->
    [one] { $count } szansa
    [few] { $count } szanse
    [many] { $count } szans
   *[other] { $count } szansy
}
pg-of-full = { $count ->
    [one] { $count } karta z { $full }
    [few] { $count } karty z { $full }
    [many] { $count } kart z { $full }
   *[other] { $count } karty z { $full }
}
pg-take = Weź jedną kartę z rynku.
pg-take-side = Położysz ją tą samą stroną do góry.
pg-lay = Połóż kartę { $card } w swojej siatce.
pg-lay-side = { $side ->
    [a] Awersem do góry, tak jak leżała na rynku.
   *[r] Rewersem do góry, tak jak leżała na rynku.
}
pg-lay-either = Wybierz, którą stroną do góry.
pg-lay-touch = Musi dotykać twojej karty w rzędzie albo w kolumnie.
pg-places = Możliwe miejsca: { $count }.
pg-do-swap = { $step ->
    [1] Wybierz pierwszą kartę do zamiany.
   *[other] Wybierz drugą kartę do zamiany.
}
pg-do-flip = Wybierz kartę, którą obrócisz na drugą stronę.
pg-do-move = { $step ->
    [1] Wybierz kartę, którą przeniesiesz.
   *[other] Wskaż nowe miejsce dla tej karty.
}
pg-do-outside = Połóż wziętą kartę poza siatką 5×5.
pg-do-diagonal = Połóż wziętą kartę na skos od swojej karty.
pg-do-joker = Obróć kartę Ks. Marceli Godlewski na jokera.
pg-do-reshuffle = Przetasuj rynek.
pg-do-draw = Weź kartę z wierzchu stosu.
pg-waits-take = Wybiera kartę z rynku.
pg-waits-lay = Wybiera miejsce dla karty.
pg-waits-close = Wybiera, czy użyć szansy.
pg-end-turn = Zakończ turę
pg-market = Rynek
pg-market-sides = dwa rewersy, cztery awersy
pg-lay-here = tu leżała karta { $card }
pg-gap = puste miejsce
pg-stack = Stos
pg-stack-top = Wierzchnią kartę widzą oboje gracze.
pg-stack-empty = Stos jest pusty.
pg-taken = Wzięta karta
pg-this-side = Ta strona do góry:
pg-other-side = Druga strona: widzisz ją tylko ty.
pg-side = { $side ->
    [a] Połóż awersem do góry
   *[r] Połóż rewersem do góry
}
pg-side-name = { $side ->
    [a] Awers
   *[r] Rewers
}
pg-up = ta strona leży do góry
pg-obverse = Awers
pg-reverse = Rewers
pg-chances-title = Twoje szanse
pg-your-goals = Twoje cele
pg-goals-of = Cele: { $player }
pg-no-goals = Gdy położysz cel albo szansę, zobaczysz tu punkty.
pg-joker = Joker
pg-lit = żółta ramka: { $card }
pg-place = rząd { $row }, kolumna { $column }
pg-free = wolne
pg-may-lay = możesz tu położyć
pg-may-choose = możesz ją wybrać
pg-may-take = możesz ją wziąć
pg-chosen = wybrana
pg-outside = leży poza siatką
pg-scores = daje punkty
pg-key-goals = Cele
pg-key-chances = Nieużyte szanse
pg-key-joker = Joker
pg-symbol-O = Osobistość
pg-symbol-W = Warszawiacy
pg-symbol-H = Handel
pg-symbol-J = Judaizm
pg-symbol-A = Architektura
pg-symbol-K = Kultura
pg-symbol-N = Niepodległość
pg-symbol-P = Pogranicze
pg-symbol-T = Transport
pg-symbol-S = Syjonizm
pg-symbol-C = Chrześcijaństwo
pg-symbol-R = Rozruchy
pg-symbol-Z = Żelazo

# Mistrz

master-hints = Podpowiedzi mistrza
master-hints-text = W swojej kolejce zapytasz, co zrobiłby mistrz. Po grze widać, kto pytał i ile razy.
master-ask = Podpowiedz
master-thinks = Mistrz myśli…
master-would = Mistrz zagrałby: { $move }.
master-better = To mniej więcej o { $points } lepiej niż: { $move }.
master-equal = Równie dobre: { $move }.
master-next = Pokaż dalej
master-then = Potem w tej turze
master-close = Schowaj radę mistrza
master-asked = Pytali mistrza:
master-asked-by = { $name } – { $count ->
    [one] { $count } raz
    [few] { $count } razy
    [many] { $count } razy
   *[other] { $count } razu
}
review = Przegląd partii
review-text = Mistrz przejrzy twoje decyzje i pokaże te, które kosztowały najwięcej.
review-ask = Przejrzyj partię
review-progress = Mistrz przegląda partię: { $done } z { $of }
review-done = Przegląd partii jest gotowy.
review-failed = Przegląd się nie udał. Spróbuj jeszcze raz.
review-none = Dobra gra: mistrz nie widzi kosztownych błędów.
review-when = Ruch { $move }
review-cost = kosztuje mniej więcej { $points }
review-made = Zagrano:
review-better = Mistrz:
review-then = Potem: { $move }.
review-show = Pokaż
review-show-move = Pokaż stół przed ruchem { $move }
review-back = Wróć do przeglądu
review-of = { $name } wybiera: { $move }.
review-how = Mistrz ocenia po tym, co było wtedy wiadomo, a nie po tym, co przyniósł los.
