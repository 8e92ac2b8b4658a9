# Wspólne słowa wszystkich gier. Każdy komunikat ma odpowiednik w en.ftl.

# Gdzie jest błąd

where-line = wiersz { $value }
where-move = ruch { $value }
where-card = karta { $value }
where-effect = efekt { $value }
where-field = pole „{ $value }”

# Czego nie da się przyjąć

no-stale = Stół poszedł już dalej: teraz jest ruch numer { $expected }, a ten był numer { $given }.
no-seat = Nie ma gracza numer { $seat }; graczy jest { $seats }.
no-file = Nie można odczytać pliku.
no-file-missing = Nie ma takiego pliku.
no-file-folder = To jest katalog, a nie plik.
no-file-size = Plik jest za duży (najwięcej { $limit } bajtów).
no-file-encoding = Plik nie jest tekstem UTF-8.
no-toml = Od tego miejsca to nie jest poprawny TOML.
no-json = Od tego miejsca to nie jest poprawny JSON.
no-key = Nieznany klucz „{ $key }”; możliwe: { $allowed }.
no-key-type = Klucz „{ $key }” ma zły rodzaj; powinno być: { $wanted }.
no-field = Pola „{ $field }” brakuje albo ma zły rodzaj.
no-format = Nieznany format zapisu: { $format } (znamy { $known }).
no-other-game = To zapis gry „{ $game }”, a nie „{ $known }”.
no-unknown-game = Nie ma gry „{ $game }”; są: { $known }.
no-other-edition = Zapis pochodzi z wydania { $edition }, a to jest wydanie { $known }.
no-other-rules = Zapis pochodzi z wersji zasad { $rules }, a to jest wersja { $known }.
no-players = W tej grze nie może brać udziału tylu graczy: { $count }.
no-outcome = Zapisany los nie pasuje do tego miejsca gry.
no-result = Zapisany wynik nie zgadza się z przebiegiem gry.
no-no-seed = Ziarno losowania nie jest jeszcze ujawnione, nie ma czego sprawdzić.
no-seed-hash = Ziarno losowania nie pasuje do ogłoszonego skrótu.
no-luck = Zapisany los nie wynika z ziarna losowania.
no-number = Na liście nie ma pozycji { $number }.
no-rule = Nie ma zasady { $number }.
no-card-here = Nie ma karty { $number }.
no-bot = Nie ma bota „{ $name }”; są: { $known }.
no-seats = Liczba miejsc ({ $count }) nie pasuje do gry; możliwe: { $known }.
no-option = Nieznana opcja albo wartość: „{ $option }”. Możliwe: { $known }.
no-usage = { $why }
no-together = Opcji { $option } nie łączy się z innymi ustawieniami gry: są już w pliku.
no-no-lesson = Ta gra nie ma jeszcze samouczka.
no-save = Nie można zapisać pliku { $path }.
no-run = To nie jest podsumowanie areny: { $why }

# Błędy w pliku talii

no-deck-missing = pola brakuje albo ma zły rodzaj
no-deck-languages = tekst musi być po polsku i po angielsku: pl = "…", en = "…"
no-deck-field = nieznane pole; możliwe: { $allowed }
no-deck-schema = nieznany schemat pliku talii
no-deck-categories = kategorie muszą stać w kolejności { $symbols }
no-deck-twice = to samo ma już karta { $number }
no-deck-choice = możliwe wartości: { $allowed }
no-deck-sources = notka potrzebuje źródła z listy [sources], a źródło notki
no-deck-range = liczba od { $least } do { $most }
no-deck-letter = litery kategorii, każda raz, spośród { $codes }
no-deck-lacks = w pliku brakuje numeru { $number }
no-deck-long = nazwa nie mieści się na karcie w dwóch wierszach; w wierszu mieści się znaków: { $letters }

# Polecenia

app-help =
    Stolik: polskie gry historyczne przy jednym stoliku.

    Samo „stolik” otwiera stół w przeglądarce; w terminalu gra się tak: stolik play grzybowski
app-commands = Polecenia
app-parameters = Argumenty i opcje
app-see = Więcej o poleceniu: stolik POLECENIE --help
help-help = Pokaż tę pomoc.
help-version = Pokaż wersję.
help-lang = Język: pl albo en (także zmienna STOLIK_LANG).
help-game = Nazwa gry, np. grzybowski.
help-json = Wynik jako JSON.
help-seed = Ziarno losowania; to samo ziarno daje te same gry.
help-file-position = Plik pozycji (TOML), patrz docs/positions.md.
help-file-record = Plik zapisu gry (.stolik.json).

help-play =
    Zagraj całą partię w terminalu.

    Przykłady:
    stolik play grzybowski
    stolik play grzybowski --seats person,person --names Ola,Jan
help-play-seats = Kto siedzi przy stole, po przecinku: person (człowiek) albo nazwa bota (od level1 do level4, greedy, random).
help-play-names = Imiona graczy, po przecinku.
help-play-option = Opcja gry, np. first=1 (można podać kilka razy).
help-play-position = Zacznij od tej pozycji.
help-play-resume = Graj dalej od końca tego zapisu.
help-play-save = Zapisz grę w tym pliku.
help-selfplay =
    Boty grają między sobą.

    Przykład: stolik selfplay grzybowski --games 100 --bots greedy,random --jobs 2
help-selfplay-games = Liczba gier.
help-selfplay-bots = Boty po przecinku, w kolejności miejsc.
help-selfplay-players = Liczba miejsc; podane boty siadają po kolei, aż wszystkie będą zajęte.
help-selfplay-across = Opcja, której wartości są próbowane po kolei, przy każdej liczbie graczy.
help-selfplay-jobs = Na ilu procesach liczyć.
help-train =
    Boty uczą się na własnych partiach: szuka wag oceny pozycji.

    Przykład: stolik train tczew --games 1000 --bot level2 --jobs 2
help-train-bot = Bot, który gra partie do nauki.
help-train-players = Liczba graczy.
help-train-out = Plik na wagi.
help-arena =
    Sprawdź, który bot gra lepiej i o ile.

    Każda para spotyka się na tych samych ziarnach, na każdym miejscu. Poziom może mieć inny budżet: level3x2.
    Przykłady:
    stolik arena grzybowski --bots level3,greedy --games 200 --jobs 2
    stolik arena grzybowski --ladder level3 --games 100 --report drabina.html
help-arena-bots = Boty po przecinku, najsilniejszy pierwszy (domyślnie greedy,random).
help-arena-ladder = Poziom, który gra z połową, jednym, dwoma i czterema swoimi budżetami, stopień po stopniu.
help-arena-games = Liczba gier każdej pary, co najmniej: rundy miejsc są rozgrywane do końca.
help-arena-players = Liczba miejsc; w grze dla więcej niż dwóch jeden bot siada wśród kopii drugiego.
help-arena-report = Zapisz stronę z tabelami i wykresami do tego pliku (HTML).
help-arena-save = Zapisz podsumowanie do tego pliku (JSON), dla stolik report.
help-report =
    Zbierz wyniki kilku aren na jednej stronie.

    Przykład: stolik report arena.html grzybowski.json tczew.json
help-report-page = Strona, która powstanie (HTML).
help-report-runs = Pliki zapisane przez stolik arena --save albo --json.
help-score =
    Policz punkty pozycji, na przykład gry papierowej przy kuchennym stole.

    Przykład: stolik score grzybowski siatka.toml
help-why =
    Powiedz, czy ruch jest dozwolony, a jeśli nie, która zasada go zabrania.

    Przykład: stolik why grzybowski pozycja.toml "lay 24a 1,1"
help-why-move = Ruch w notacji gry.
help-why-seat = Który gracz pyta (domyślnie ten, którego jest tura).
help-replay = Odtwórz zapis gry słowami.
help-replay-to = Zatrzymaj się po tylu ruchach i pokaż stół.
help-verify = Sprawdź zapis: ziarno, skrót, tasowania i to, czy każdy ruch był dozwolony.
help-fuzz = Graj losowo i sprawdzaj wszystkie prawa silnika.
help-fuzz-seconds = Jak długo, w sekundach.
help-fuzz-save = Katalog na zapis gry, która złamała prawo.
help-cards = Pokaż karty gry albo jedną kartę w całości.
help-cards-number = Numer karty.
help-cards-deck = Sprawdź i pokaż inny plik talii.
help-rules = Pokaż zasady gry albo jedną zasadę.
help-rules-number = Numer zasady, np. PG-021.

usage-missing = Brakuje argumentu { $name }.
usage-unknown-option = Nieznana opcja { $name }.
usage-unknown-command = Nieznane polecenie { $name }.
usage-surplus = Niepotrzebne słowo: { $name }.
usage-value = Wartość „{ $value }” nie pasuje do { $name }.
usage-other = Nie rozumiem tego polecenia.

# Gra w terminalu

play-title = { $game } – { $players }
play-hint = Wpisz numer z listy albo ruch w notacji. ? pokaże pomoc.
play-help =
    Co możesz wpisać:
      numer        ruch o tym numerze z listy
      ruch         ruch w notacji, tak jak na liście w nawiasach; wystarczy jego koniec,
                   jeśli pasuje do jednego ruchu, np. samo miejsce
      stół         pokaż stół jeszcze raz (table)
      lista        pokaż wszystkie dozwolone ruchy (list)
      karta 24     przeczytaj kartę i jej historię (card)
      punkty       szacunkowy rachunek punktów (points)
      2: ruch      ruch z innego miejsca, jeśli może się teraz wtrącić
      zasada { $rule }  przeczytaj zasadę (rule)
      zapisz plik  zapisz grę do pliku (save)
      koniec       przerwij grę (quit)
play-prompt = { $player }: { $prompt }
play-prompt-role = { $player } ({ $role }): { $prompt }
play-seat = { $number } { $player }
play-seat-role = { $number } { $player } ({ $role })
play-asides = Wtrącić się może: { $seats }. Wpisz numer miejsca, dwukropek i ruch, np. { $example }
play-more = … i { $count } { $count ->
    [one] inny ruch
    [few] inne ruchy
    [many] innych ruchów
   *[other] innego ruchu
} „{ $verb }”: wpisz lista { $verb }
play-stopped = Gra przerwana po { $moves } { $moves ->
    [one] ruchu
   *[other] ruchach
}.
play-saved = Zapisano: { $path }
play-result = Wynik
play-winner = Wygrywa { $player }!
play-draw = Remis.
play-won = { $points ->
    [one] Wygraliście: { $points } punkt przy celu { $target }.
    [few] Wygraliście: { $points } punkty przy celu { $target }.
    [many] Wygraliście: { $points } punktów przy celu { $target }.
   *[other] Wygraliście: { $points } punktu przy celu { $target }.
}
play-lost = Tym razem się nie udało. { $short ->
    [one] Do celu { $target } zabrakło { $short } punktu.
    [few] Do celu { $target } zabrakło { $short } punktów.
    [many] Do celu { $target } zabrakło { $short } punktów.
   *[other] Do celu { $target } zabrakło { $short } punktu.
}
play-seed = Ziarno losowania: { $seed }
play-seed-hash = Skrót ziarna losowania: { $hash }
play-default-name = Gracz { $number }
play-bot-name = Bot { $bot }
play-which-card = Podaj numer karty, na przykład: karta 24
play-refused = Nie można.

# Rachunek i inne wyniki

account-total = Razem: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
why-legal = legalny ruch
verify-seed = Ziarno losowania pasuje do ogłoszonego skrótu.
verify-moves = { $moves ->
    [one] Sprawdzono { $moves } ruch: dozwolony, los wynika z ziarna.
    [few] Sprawdzono { $moves } ruchy: wszystkie dozwolone, los wynika z ziarna.
    [many] Sprawdzono { $moves } ruchów: wszystkie dozwolone, los wynika z ziarna.
   *[other] Sprawdzono { $moves } ruchu: wszystkie dozwolone, los wynika z ziarna.
}
verify-skipped = Ruchy od 1 do { $moves } rozegrano przed zapisanym punktem wznowienia; nie są sprawdzane.
verify-result = Wynik zgadza się: { $scores }.
verify-unfinished = Gra nie jest skończona.
verify-ok = Zapis jest prawdziwy.
replay-players = Gracze: { $players }
fuzz-done = { $games ->
    [one] { $games } gra
    [few] { $games } gry
    [many] { $games } gier
   *[other] { $games } gry
}, { $moves ->
    [one] { $moves } ruch
    [few] { $moves } ruchy
    [many] { $moves } ruchów
   *[other] { $moves } ruchu
}: wszystkie prawa dotrzymane.
fuzz-broken = Złamane prawo: { $law }
fuzz-running = Losowe gry
selfplay-running = Gry
selfplay-title = { $game }: { $games ->
    [one] { $games } gra
    [few] { $games } gry
    [many] { $games } gier
   *[other] { $games } gry
}
selfplay-bot = Bot
selfplay-wins = Wygrane
selfplay-mean = Średnio punktów
selfplay-players = Gracze
selfplay-won = Wygrane, przedział 95%
selfplay-rate = { $rate }% ({ $low }–{ $high })
selfplay-moves = Średnio ruchów
selfplay-lock-out = Najdłuższy przestój
selfplay-draws = Remisy: { $draws }
selfplay-speed = { $games } gier/s, { $moves } ruchów/s
arena-title = { $game }, gracze: { $players }
arena-pair = Para
arena-games = Gry
arena-losses = Przegrane
arena-draws = Remisy
arena-share = Zwycięstwa, przedział 95%
arena-only-first = Tylko pierwszy
arena-only-second = Tylko drugi
arena-same = Tak samo
arena-difference = Różnica w p.p., przedział 95%
arena-ahead = { $pair }, przewaga w punktach: { $points }
arena-points = { $points } (od { $low } do { $high })
arena-elo = Ranking, przedział 95%
arena-mean = Sekund na decyzję
arena-p95 = 95 na 100 do
arena-seconds = { NUMBER($seconds, maximumFractionDigits: 4) }
arena-rounded = Gier w każdej parze: { $games } zamiast { $asked }, bo rundy miejsc są rozgrywane do końca.
arena-anchor = Ranking to punkty w skali Elo powyżej bota { $anchor }.
arena-time = Czas: { $seconds } s
interrupted = Przerwano.

usage-positive = Liczby gier, procesów i sekund muszą być dodatnie.
train-nothing = Oceny gry { $game } nie da się uczyć: nie ma wag.
train-done = Pozycji: { $positions }. Wagi wyjaśniają { $explained }% wyniku partii, których nie użyto do nauki.
usage-across = --across działa tylko w grach, które wygrywa się wspólnie.
usage-bots = Botów ({ $bots }) jest więcej niż miejsc ({ $players }).
usage-arena = Arena potrzebuje co najmniej dwóch botów, każdego podanego raz.
usage-ladder = Opcji --bots i --ladder nie można łączyć.
number = { $number }

# Przy stoliku w przeglądarce

no-no-table = Nie ma stolika { $code }.
no-no-page = Pod tym adresem nic nie ma.
no-no-face = Nie ma obrazka { $face }.
no-token = Ten odsyłacz nie daje miejsca przy tym stoliku.
no-not-your-seat = To nie jest twoje miejsce.
no-no-free-seat = Wszystkie miejsca przy tym stoliku są zajęte.
no-waiting = Gra zacznie się, gdy wszyscy będą przy stoliku.
no-not-over = To możliwe dopiero po zakończeniu gry.
no-stale-epoch = W międzyczasie cofnięto ruchy; spójrz na stolik jeszcze raz.
no-barrier = Tego nie można cofnąć: zadziałał los, coś się odkryło albo ruszył się ktoś inny. Ruchy, które można cofnąć: { $possible }.
no-history = Ostatni ruch tej gry ma numer { $last }.
no-move-length = Zapis ruchu jest za długi (najwięcej znaków: { $limit }).
no-chat-length = Wiadomość musi mieć od 1 do { $limit } znaków.
no-chat-letters = W wiadomości są znaki, których nie da się pokazać.
no-chat-rate = Za dużo wiadomości naraz (najwięcej na minutę: { $limit }). Poczekaj chwilę.
no-point-place = Tego miejsca nie da się wskazać.
no-point-rate = Za dużo wskazań naraz (najwięcej na minutę: { $limit }). Poczekaj chwilę.
no-plan-shape = Tego planu nie da się pokazać. Najwięcej ruchów w planie: { $moves }, znaków w zapisie ruchu: { $letters }.
no-plan-rate = Za dużo zmian planu naraz (najwięcej na minutę: { $limit }). Poczekaj chwilę.
no-plan-over = Gra się skończyła, nie ma już czego planować.
no-bot-plays = Na tym miejscu gra teraz komputer. Najpierw wróć do gry.
no-other-hand = Na tym miejscu gra już ktoś inny.
no-host-only = To wybiera tylko osoba, która otworzyła stolik.
no-not-a-bot = Na tym miejscu nie gra komputer.
no-handover-over = Gra się skończyła, nie ma już o co grać.
no-handover-rate = Za dużo zmian na miejscach naraz (najwięcej na minutę: { $limit }). Poczekaj chwilę.
no-not-away = Na tym miejscu nikogo nie brakuje.
no-not-away-long = Zaproponujesz to, gdy nikogo tam nie będzie jeszcze przez tyle sekund: { $seconds }.
no-proposed-already = Ktoś już to zaproponował.
no-no-proposal = Tej propozycji już nie ma.
no-hints-off = Przy tym stoliku mistrz nie podpowiada.
no-hint-turn = Mistrza możesz zapytać, gdy jest twoja kolej.
no-hint-busy = Mistrz już się zastanawia.
no-hint-rate = Za dużo pytań naraz (najwięcej na minutę: { $limit }). Poczekaj chwilę.
no-hint-none = Mistrz nie zna odpowiedzi. Graj po swojemu.
no-name-length = Imię musi mieć od 1 do { $limit } znaków.
no-name-letters = W imieniu są znaki, których nie da się pokazać.
no-one-me = Tylko jedno miejsce może być twoje; inni przy tym samym ekranie to rodzaj „here”.
no-open-tables = Za dużo otwartych stolików (najwięcej: { $limit }); najpierw dokończ któreś gry.
no-new-tables = Za dużo nowych stolików z tego adresu (najwięcej na godzinę: { $limit }). Spróbuj później.
no-rate = Za dużo żądań naraz. Poczekaj chwilę.
no-host = Ten serwer nie odpowiada pod nazwą „{ $host }”. Jeśli to jego nazwa, dopisz ją do zmiennej STOLIK_HOSTS.
no-origin = To żądanie pochodzi z obcej strony.
no-too-long = To jest za długie (najwięcej bajtów: { $limit }).
no-message = Tej wiadomości nie da się odczytać.
no-hello = Pierwszą wiadomością musi być powitanie „hello”.
no-hello-again = Powitanie już było.
no-record-moves = Zapis ma za dużo ruchów (najwięcej: { $limit }).
web-not-built = Stolik działa, ale jego strony nie są jeszcze zbudowane: make client
help-serve =
    Otwórz stolik w przeglądarce dla siebie i znajomych.

    Przykład: stolik serve --port 8000 --data ~/stolik
help-serve-host = Adres, na którym serwer słucha; 0.0.0.0 wpuszcza innych z twojej sieci.
help-serve-port = Port; 0 bierze wolny.
help-serve-data = Folder na gry i tajny klucz (także zmienna STOLIK_DATA).
serve-ready = Stolik jest otwarty: { $address }
serve-friends = W tej samej sieci: { $address }
serve-stop = Zamknij: Ctrl+C. Wszystkie stoły są zapisane.
serve-over = Stolik zamknięty. Gry czekają na ciąg dalszy.
no-serve-port = Nie można użyć portu { $port }.
no-serve-folder = Inny serwer używa już folderu { $path }.

# Samouczek

lesson-gain = { $points ->
    [one] W tej turze daje to { $points } punkt.
    [few] W tej turze daje to { $points } punkty.
    [many] W tej turze daje to { $points } punktów.
   *[other] W tej turze daje to { $points } punktu.
}
lesson-line = { $card }: { $line }.
