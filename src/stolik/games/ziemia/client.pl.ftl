# Zdania stołu w przeglądarce. Każdy komunikat ma odpowiednik w client.en.ftl.

# Nazwy

tz-city = { $city ->
    [warszawa] Warszawa
    [gniezno] Gniezno
    [czestochowa] Częstochowa
    [krakow] Kraków
    [oswiecim] Oświęcim
   *[nowy-targ] Nowy Targ
}
tz-in-city = { $city ->
    [warszawa] w Warszawie
    [gniezno] w Gnieźnie
    [czestochowa] w Częstochowie
    [krakow] w Krakowie
    [oswiecim] w Oświęcimiu
   *[nowy-targ] w Nowym Targu
}
tz-faction = { $faction ->
    [D] Duchowieństwo
    [R] Robotnicy
    [S] Studenci
   *[I] Inteligencja
}
tz-of-faction = { $faction ->
    [D] Duchowieństwa
    [R] Robotników
    [S] Studentów
   *[I] Inteligencji
}
tz-field = { $field ->
    [church] Kościół
    [office] Urząd
   *[special] pole Specjalne
}
tz-field-letter = { $field ->
    [church] K
    [office] U
   *[special] S
}
tz-resource = { $resource ->
    [faith] Wiara
    [resistance] Opór
   *[influence] Wpływy
}
tz-amount = { $resource ->
    [faith] Wiara { $count }
    [resistance] Opór { $count }
   *[influence] Wpływy { $count }
}
tz-nothing = nic
tz-kind = { $kind ->
    [local] lokalna
   *[immediate] natychmiastowa
}
tz-when = { $when ->
    [any] w każdej chwili
    [own] w swojej turze
   *[reaction] reakcja
}
tz-meta = Czerwiec 1979 · poziom { $level ->
    [easy] łatwy
    [hard] trudny
    [extreme] ekstremalny
   *[normal] normalny
}
tz-number = Karta { $number }
tz-from-us = Treść karty: nasze wydanie.
tz-from-rulebook = Treść karty: z instrukcji gry.

# Plansza

tz-board = Miasta
tz-time = czas
tz-time-next = Tor czasu: { $time } ze 100, następna Mobilizacja na { $mark }
tz-time-last = Tor czasu: { $time } ze 100, Mobilizacji już nie będzie
tz-mobilisation = Mobilizacja
tz-counts = Wierni: { $faithful }, Agenci: { $agents }, kółka: { $circles }
tz-stands = stoi Obywatel { tz-of-faction }
tz-free = wolne
tz-closed = zamknięte przez kartę lokalną
tz-may-place = możesz tu postawić Obywatela
tz-may-pick = możesz wybrać
tz-may-call = możesz tu kogoś wezwać Telefonem
tz-may-play = możesz zagrać
tz-local = Lokalna karta Reżimu { $card }. Koszt zdjęcia: { $cost }. Kara: { $count } pkt
tz-penalty = { $count ->
    [0] 0 pkt
   *[other] −{ $count } pkt
}
tz-removal = Zdjęcie:
tz-rule = Zasada miasta: { $card }. { $text }
tz-rule-barred = { $card }: zasada nie działa
tz-look-rule = Zasada miasta
tz-renewal = Karty Odnowy, Telefon i Więzienie
tz-renewal-cards = Odkryte karty Odnowy
tz-in-hand = w twojej ręce
tz-renewal-card = karta Odnowy
tz-renewal-field = pole { tz-of-faction }
tz-reward = Wpływy za przygotowanie: { $count }
tz-telephone = Telefon
tz-phone-free = wolny, wezwij kogoś z innej frakcji
tz-phone-cut = głuchy do następnej tury tego, kto go stracił
tz-prison = Więzienie
tz-prison-empty = puste
tz-captives = { $count ->
    [one] { $count } Obywatel
    [few] { $count } Obywateli
    [many] { $count } Obywateli
   *[other] { $count } Obywatela
}

# Obok planszy

tz-pool = Wspólna pula
tz-pool-most = najwyżej 10
tz-central = Centralna karta Reżimu
tz-central-none = Na poziomie łatwym jej nie ma.
tz-one-office-used = W tej turze nie ma już akcji w Urzędzie.
tz-known = Następne karty Reżimu
tz-last-regime = Ostatnia karta Reżimu
tz-last-none = Jeszcze żadnej nie odkryto.
tz-decks = W stosach: Reżim { $regime }, Odnowa { $renewal }, centralne { $central }
tz-hand = Twoje karty
tz-hand-of = Karty: { $player }
tz-hand-empty = Przygotowana karta Odnowy trafia tutaj.
tz-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
tz-active = tura
tz-no-faction = jeszcze bez frakcji
tz-at-home = Na karcie { tz-of-faction }: { $count }
tz-absent = Frakcje bez gracza
tz-absent-what = w rezerwie
tz-today = Punkty na dziś
tz-points-now = { $count ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
} na dziś, cel: { $target }
tz-faithful-count = { $count ->
    [one] { $count } Wierny
    [few] { $count } Wiernych
    [many] { $count } Wiernych
   *[other] { $count } Wiernego
}
tz-loss-agents = { $count ->
    [one] { $count } Agent
    [few] { $count } Agentów
    [many] { $count } Agentów
   *[other] { $count } Agenta
}
tz-loss-prison = { $count } w Więzieniu
tz-loss-locals = { $count } za karty
tz-loss-removed = { $count } poza grą

tz-mobilised = Mobilizacja. Zmienia się karta centralna i wszystkie karty Odnowy.
tz-revealed = Karta Reżimu w { city-in }
tz-revealed-cancelled = Skutek odwołany.

# Polecenia

tz-turn-first = Postaw Obywatela.
tz-turn-next = Postaw kolejnego Obywatela.
tz-turn-none = Nie masz już kogo postawić. Zakończ turę.
tz-turn-draws = Pierwszy w mieście odkryje kartę Reżimu.
tz-turn-drawn = Karta Reżimu w tej turze jest już odkryta.
tz-left = { $count ->
    [one] Został { $count } Obywatel do postawienia.
    [few] Zostało { $count } Obywateli do postawienia.
    [many] Zostało { $count } Obywateli do postawienia.
   *[other] Zostało { $count } Obywatela do postawienia.
}
tz-hushed = W tej turze nie ma akcji w Kościele.
tz-open = W tej turze pola Odnowy wszystkich frakcji są dla ciebie otwarte.
tz-draw-here = Pierwszy Obywatel tej tury stoi { tz-in-city }.
tz-asked = Karta { $card }.
tz-at-most = { $count ->
    [one] Możesz wskazać jeszcze { $count }.
   *[other] Możesz wskazać jeszcze najwyżej { $count }.
}
tz-ask-factions = Wybierz frakcję.
tz-ask-draw = Odkryj kartę Reżimu.
tz-ask-reaction = Czy reagujesz?
tz-ask-freeing = Wybierz, kogo zwalniasz z Więzienia.
tz-ask-city = { $verb ->
    [add] Wskaż miasto, w którym przybędzie Wierny.
    [expel] Wskaż miasto, z którego znika Agent.
    [scatter] Wskaż miasto, z którego odchodzą Wierni.
    [agent] Wskaż miasto, do którego przychodzi Agent.
    [lift] Wskaż miasto, z którego schodzi karta lokalna.
    [buy] Wskaż miasto, w którym zapłacisz za kartę lokalną.
   *[other] Wskaż miasto.
}
tz-ask-citizen = { $verb ->
    [exile] Wskaż uwięzionego, który odchodzi z gry.
   *[free] Wskaż, kto wychodzi z Więzienia.
}
tz-ask-card = Wskaż kartę Odnowy, która odchodzi.
tz-ask-placed = Wskaż swojego Obywatela, który wraca do frakcji.
tz-ask-gain = Wybierz, co zyskujecie.
tz-ask-ransom = Zapłać albo pozwól na areszt.
tz-ask-payment = Wybierz, czym płacisz.
tz-ask-order = Ułóż karty Reżimu. Wskaż tę, która przyjdzie pierwsza.
tz-order-next = Wskaż następną kartę.
tz-order-card = Karta { $card }, jako { $number }.
tz-order-back = Cofnij ostatnią
tz-ask-calling = Wskaż pole Odnowy, na które kogoś wzywasz.
tz-ask-enrolling = Postaw drugiego Obywatela na dowolnym polu Odnowy.
tz-react = { $event ->
    [agent] Agent pojawia się { tz-in-city }. Czy reagujesz?
    [arrest] Do Więzienia ma iść Obywatel { tz-of-faction }. Czy reagujesz?
   *[regime] Odkryto kartę Reżimu. Czy reagujesz?
}
tz-react-cards = Te karty na to odpowiadają. Zagrana karta działa od razu.
tz-react-cancelled = Skutek tej karty jest już odwołany.
tz-waits = { $prompt ->
    [factions] Wybiera frakcję.
    [draw] Odkrywa kartę Reżimu.
    [reaction] Zastanawia się nad reakcją.
    [freeing] Zwalnia z Więzienia.
    [city] Wskazuje miasto.
    [citizen] Wskazuje uwięzionego.
    [card] Wskazuje kartę Odnowy.
    [placed] Wskazuje Obywatela.
    [gain] Wybiera, co zyskujecie.
    [ransom] Płaci albo pozwala na areszt.
    [payment] Wybiera, czym płaci.
    [order] Układa karty Reżimu.
    [calling] Wzywa Obywatela.
    [enrolling] Stawia Obywatela na karcie Odnowy.
   *[turn] Stawia Obywateli.
}
tz-may-interject = Możesz teraz zagrać kartę ze swojej ręki, ale nie musisz.

tz-plan-at = Plan: { $place }
tz-plan-show = Pokaż innym plan
tz-plan-of = Plan: { $player } – { $moves }.

# Czynności

tz-do-action = { $action ->
    [faith] Zyskaj Wiarę
    [faithful] Dodaj Wiernego
    [resistance] Zyskaj Opór
    [agent] Usuń Agenta
    [rule] Użyj zasady miasta
    [free] Zwolnij z Więzienia
   *[none] Stań i nic nie rób
}
tz-why = Teraz nie. Zobacz, dlaczego.
tz-do-prepare = Postaw swojego Obywatela na polu { tz-of-faction }
tz-do-call = Wezwij: { tz-faction }, karta { $card }
tz-do-remove = Zapłać i zdejmij ({ $cost })
tz-do-play = Zagraj kartę
tz-do-play-card = Zagraj kartę { $card }
tz-do-draw = Odkryj kartę Reżimu
tz-do-end = Zakończ turę
tz-do-done = Wystarczy
tz-do-pass = Nie teraz
tz-do-pass-turn = Nie pytaj w tej turze
tz-do-gain = Zyskajcie: { tz-resource }
tz-do-pay = Zapłać: { $cost }
tz-do-arrest = Pozwól na areszt
tz-risk-first = Pierwszy w mieście: odkryje kartę Reżimu.
tz-risk-local = Leży tu karta lokalna { $card }: druga przyniesie Agenta i areszt.

# Plany

tz-plans = Plany
tz-plan-how = Zaplanuj swoją turę. Plan widzą wszyscy, a nikogo nie wiąże.
tz-plan-take-back = W twoim planie. Wybierz, żeby cofnąć.
tz-plan-clear = Wyczyść plan
tz-planned-by = w planie: { $player }
tz-intent = Zamiar:

# Na początek

tz-hint-place = Wybierz zielone pole. Kościół daje Wiarę albo Wiernego, Urząd daje Opór albo usuwa Agenta, pole Specjalne to zasada miasta.
tz-hint-regime = Teraz odpowie Reżim. Karta działa w mieście, w którym stoi twój pierwszy Obywatel, i przesuwa czas.
tz-hint-reaction = Ta karta w ręce odpowiada na to, co się dzieje. Jeśli jej nie zagrasz, zostanie na później.
tz-hint-faithful = Każdy Wierny to punkt na koniec. Gdzie jest Agent, tam Wiernych nie przybywa.
tz-hint-renewal = Karta Odnowy jest gotowa, gdy na wszystkich jej polach stoją Obywatele. Trafia do ręki i daje Wpływy.
tz-hint-telephone = Z Telefonu wezwiesz na kartę Odnowy Obywatela innej frakcji, także tej bez gracza.
tz-hint-prison = Uwięzionego zwolnisz z pola Specjalnego za Wpływy. Kto zostanie w Więzieniu, zabierze punkt.
tz-hint-local = Czarna karta lokalna blokuje zasadę miasta i odejmie punkty. Wybierz ją, żeby zobaczyć, ile kosztuje zdjęcie.
tz-hint-time = Przy 25, 50 i 75 przychodzi Mobilizacja: zmieniają się karty Odnowy i karta centralna. Przy 100 gra się kończy.

# Koniec

tz-won = Wygraliście: { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktu
} przy celu { $target }.
tz-lost = Tym razem się nie udało. Zabrakło { $count ->
    [one] { $count } punktu
   *[other] { $count } punktów
}.
tz-goal = Cel: { $target }
tz-sum = { $below ->
    [yes] Razem { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
        [many] { $count } punktów
       *[other] { $count } punktu
    } poniżej zera.
   *[no] Razem macie { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
        [many] { $count } punktów
       *[other] { $count } punktu
    }.
}
tz-what = Źródło
tz-source = { $source ->
    [faithful] Wierni
    [local] Karty lokalne
    [agents] Agenci
    [prison] Więzienie
   *[removed] Usunięci z gry
}
tz-near = Co przesądziło
tz-near-loss = { $source ->
    [local] Karty lokalne kosztowały
    [agents] Agenci kosztowali
    [prison] Więzienie kosztowało
   *[removed] Usunięci z gry kosztowali
} { $count }. Bez tej straty cel byłby osiągnięty.
tz-near-losses = Żadna strata sama nie przesądziła, ale wszystkie razem kosztowały { $count }.
tz-near-even = Nawet bez strat zabrakłoby { $count ->
    [one] { $count } punktu
   *[other] { $count } punktów
}.
tz-near-spotless = Nic wam nie odjęto, zabrakło Wiernych.
tz-near-spare = { $count ->
    [0] Nie było zapasu: każdy punkt był potrzebny.
    [one] Zapas to { $count } punkt.
    [few] Zapas to { $count } punkty.
    [many] Zapas to { $count } punktów.
   *[other] Zapas to { $count } punktu.
}
tz-near-city = Bez Wiernych w { city-in } zabrakłoby { $count ->
    [one] { $count } punktu
   *[other] { $count } punktów
}.
tz-dearest = Najwięcej kosztowała karta Reżimu { $card } w { city-in }, przy czasie { $time }: { $what }.
tz-harm-faithful = { $count ->
    [one] ubył { $count } Wierny
   *[other] ubyło { $count } Wiernych
}
tz-harm-agents = { $count ->
    [one] przybył { $count } Agent
   *[other] przybyło { $count } Agentów
}
tz-harm-arrests = { $count ->
    [one] { $count } areszt
    [few] { $count } areszty
    [many] { $count } aresztów
   *[other] { $count } aresztu
}
tz-harm-penalty = { $count ->
    [one] { $count } punkt kary
    [few] { $count } punkty kary
    [many] { $count } punktów kary
   *[other] { $count } punktu kary
}
