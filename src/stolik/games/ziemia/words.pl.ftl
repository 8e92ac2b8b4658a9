# Ta Ziemia po polsku. Każdy komunikat ma odpowiednik w words.en.ftl.

game-title = Ta Ziemia
game-intro =
    Jest rok 1979. Razem przygotowujecie pierwszą pielgrzymkę Jana Pawła II do Polski,
    a reżim chce tę wizytę umniejszyć. W turze zbierasz swoich Obywateli i rozstawiasz ich
    na nowo: w Kościele, w Urzędzie i na polu Specjalnym Miasta, na kartach Odnowy albo na
    Telefonie. Pierwszy, który staje w Mieście, odkrywa kartę Reżimu. Gdy czas dojdzie do
    100, liczycie Wiernych i straty: razem wygrywacie albo razem przegrywacie.

    Frakcje: D Duchowieństwo, R Robotnicy, S Studenci, I Inteligencja.
    Zasoby we wspólnej puli: Wiara, Opór i Wpływy, najwyżej po 10.

option-level = Poziom
option-level-normal = normalny
option-level-easy = łatwy, bez Centralnych Kart Reżimu
option-level-hard = trudny
option-level-extreme = ekstremalny
option-target = Cel
option-target-level = taki, jaki ma poziom
option-target-10 = 10 punktów
option-target-11 = 11 punktów
option-target-12 = 12 punktów
option-target-13 = 13 punktów
option-target-14 = 14 punktów
option-target-15 = 15 punktów
option-target-16 = 16 punktów
option-target-17 = 17 punktów
option-target-18 = 18 punktów
option-target-19 = 19 punktów
option-target-20 = 20 punktów
option-target-21 = 21 punktów
option-target-22 = 22 punkty
option-target-23 = 23 punkty
option-target-24 = 24 punkty
option-target-25 = 25 punktów
option-target-26 = 26 punktów
option-target-27 = 27 punktów
option-target-28 = 28 punktów
option-target-29 = 29 punktów
option-target-30 = 30 punktów
option-factions = Frakcje
option-factions-draw = przez losowanie
option-factions-choose = każdy wybiera swoją
option-factions-order = według miejsc przy stole
option-start = Kto zaczyna
option-start-draw = losowanie
option-start-1 = pierwszy gracz
option-start-2 = drugi gracz
option-start-3 = trzeci gracz
option-start-4 = czwarty gracz

prompt-factions = Wybierz frakcję.
prompt-turn = Postaw Obywatela, usuń lokalną kartę, zagraj kartę Odnowy albo zakończ turę.
prompt-draw = Odkryj kartę Reżimu. Przedtem możesz zagrać kartę Odnowy albo usunąć lokalną kartę.
prompt-reaction = Zagraj reakcję albo z niej zrezygnuj.
prompt-freeing = Wybierz, kogo uwalniasz z Więzienia.
prompt-city = Wybierz Miasto.
prompt-citizen = Wybierz Obywatela w Więzieniu.
prompt-card = Wybierz kartę Odnowy do odrzucenia.
prompt-placed = Wybierz swojego Obywatela, który znów będzie do dyspozycji.
prompt-gain = Wybierz zasób.
prompt-ransom = Zapłać albo pozwól aresztować Obywatela.
prompt-payment = Wybierz, którymi żetonami płacisz.
prompt-order = Ułóż wierzchnie karty Reżimu w wybranej kolejności.
prompt-calling = Wybierz, kogo i na którą kartę Odnowy wzywasz.
prompt-enrolling = Postaw jeszcze jednego Obywatela na karcie Odnowy, na polu dowolnej frakcji.
prompt-interject = Czekasz na swoją turę, ale możesz teraz zagrać kartę „kiedykolwiek”.
prompt-over = Koniec gry.

play-estimate = Gdyby gra skończyła się teraz:

# Formy

city-name = { $city ->
    [warszawa] Warszawa
    [gniezno] Gniezno
    [czestochowa] Częstochowa
    [krakow] Kraków
    [oswiecim] Oświęcim
   *[nowy-targ] Nowy Targ
}
city-in = { $city ->
    [warszawa] Warszawie
    [gniezno] Gnieźnie
    [czestochowa] Częstochowie
    [krakow] Krakowie
    [oswiecim] Oświęcimiu
   *[nowy-targ] Nowym Targu
}
city-of = { $city ->
    [warszawa] Warszawy
    [gniezno] Gniezna
    [czestochowa] Częstochowy
    [krakow] Krakowa
    [oswiecim] Oświęcimia
   *[nowy-targ] Nowego Targu
}
city-two = { $city_2 ->
    [warszawa] Warszawie
    [gniezno] Gnieźnie
    [czestochowa] Częstochowie
    [krakow] Krakowie
    [oswiecim] Oświęcimiu
   *[nowy-targ] Nowym Targu
}
field-on = { $field ->
    [church] w Kościele w { city-in }
    [office] w Urzędzie w { city-in }
    [telephone] na Telefonie
   *[special] na polu Specjalnym w { city-in }
}
field-from = { $field ->
    [church] z Kościoła w { city-in }
    [office] z Urzędu w { city-in }
    [telephone] z Telefonu
   *[special] z pola Specjalnego w { city-in }
}
faction-name = { $faction ->
    [D] Duchowieństwo
    [R] Robotnicy
    [S] Studenci
   *[I] Inteligencja
}
faction-of = { $faction ->
    [D] Duchowieństwa
    [R] Robotników
    [S] Studentów
   *[I] Inteligencji
}
faction-whom = { $faction ->
    [D] Duchowieństwo
    [R] Robotników
    [S] Studentów
   *[I] Inteligencję
}
resource-name = { $resource ->
    [faith] Wiara
    [resistance] Opór
   *[influence] Wpływy
}
resource-what = { $resource ->
    [faith] Wiarę
    [resistance] Opór
   *[influence] Wpływy
}
resource-tokens = { $resource ->
    [faith] { $count } { $count ->
        [one] Wiarę
        [few] Wiary
        [many] Wiar
       *[other] Wiary
    }
    [resistance] { $count } { $count ->
        [one] Opór
        [few] Opory
        [many] Oporów
       *[other] Oporu
    }
   *[influence] { $count } { $count ->
        [one] Wpływ
        [few] Wpływy
        [many] Wpływów
       *[other] Wpływu
    }
}
faith-tokens = { $faith } { $faith ->
    [one] Wiarę
    [few] Wiary
    [many] Wiar
   *[other] Wiary
}
resistance-tokens = { $resistance } { $resistance ->
    [one] Opór
    [few] Opory
    [many] Oporów
   *[other] Oporu
}
influence-tokens = { $influence } { $influence ->
    [one] Wpływ
    [few] Wpływy
    [many] Wpływów
   *[other] Wpływu
}
cost = { $faith ->
    [0] { $resistance ->
        [0] { influence-tokens }
       *[other] { $influence ->
            [0] { resistance-tokens }
           *[other] { resistance-tokens } i { influence-tokens }
        }
    }
   *[other] { $resistance ->
        [0] { $influence ->
            [0] { faith-tokens }
           *[other] { faith-tokens } i { influence-tokens }
        }
       *[other] { $influence ->
            [0] { faith-tokens } i { resistance-tokens }
           *[other] { faith-tokens }, { resistance-tokens } i { influence-tokens }
        }
    }
}
faith-short = { $faith } { $faith ->
    [one] Wiary
   *[other] Wiar
}
resistance-short = { $resistance } { $resistance ->
    [one] Oporu
   *[other] Oporów
}
influence-short = { $influence } { $influence ->
    [one] Wpływu
   *[other] Wpływów
}
short = { $faith ->
    [0] { $resistance ->
        [0] { influence-short }
       *[other] { $influence ->
            [0] { resistance-short }
           *[other] { resistance-short } i { influence-short }
        }
    }
   *[other] { $resistance ->
        [0] { $influence ->
            [0] { faith-short }
           *[other] { faith-short } i { influence-short }
        }
       *[other] { $influence ->
            [0] { faith-short } i { resistance-short }
           *[other] { faith-short }, { resistance-short } i { influence-short }
        }
    }
}
freeing-price = { $price } { $price ->
    [one] Wpływ
    [few] Wpływy
    [many] Wpływów
   *[other] Wpływu
}

# Stół

table-round = Runda { $round }
table-level = poziom { $level ->
    [easy] łatwy
    [hard] trudny
    [extreme] ekstremalny
   *[normal] normalny
}
table-time = czas { $time } z { $last }, Mobilizacje przy { $marks }
table-central = Centralna Karta Reżimu { $number }:
table-points = Punkty teraz: { $total }, cel { $target } (Wierni { $faithful }, straty: karty lokalne { $locals }, Agenci { $agents }, Więzienie { $prison }, usunięci { $removed })
table-pool = Pula:
table-cities = Miasta
table-church = Kościół
table-office = Urząd
table-special = Specjalne
table-legend = { $faithful } Wierny, { $agent } Agent, { $free } wolne kółko. Na polach litera frakcji; × pole zamknięte.
table-rule = zasada { $number }
table-rule-barred = zasada { $number } { $title } – wyłączona
table-local = ! lokalna { $number } { $title }, do usunięcia za { cost }, kara { $penalty }
table-telephone = Telefon:
telephone-free = wolny
telephone-cut = wyłączony (karta 17)
table-prison = Więzienie:
prison-nobody = puste
table-removed = Usunięci z gry:
table-renewal = Karty Odnowy
table-reward = nagroda { influence-tokens }
table-player = { $player }
table-player-you = { $player } (ty)
faction-none = bez frakcji
table-home = na karcie frakcji { $count }
table-usable = do dyspozycji { $count }
table-absent = Frakcje bez gracza, w rezerwie:
table-decks = Talie: Reżim { $regime }, Odnowa { $renewal }, Centralne { $central } – odrzucone: Reżim { $regime_used }, Odnowa { $renewal_used }
table-known = Z wierzchu talii Reżimu leżą: { $cards }
table-regime = Karta Reżimu w { city-in }: { $number }
table-cancelled = Jej skutek jest odwołany.
table-moves-time = Czas przesunie się o { $count }.
table-event = { $event ->
    [agent] Zdarzenie: w { city-in } pojawia się Agent.
    [arrest] Zdarzenie: Obywatel { faction-of } ma trafić do Więzienia.
   *[regime] Zdarzenie: odkryto kartę Reżimu.
}
table-asks = Pyta karta { $number }:
table-picked = Wybrane: { $picked }

# Karty

card-immediate = Karta Reżimu natychmiastowa, czas { $time }
card-local = Karta Reżimu lokalna, czas { $time }, do usunięcia za { $cost }, kara { $penalty }
card-central = Centralna Karta Reżimu
card-renewal = Karta Odnowy, { $moment }; pola { $fields }; nagroda { influence-tokens }
card-city = Specjalna Zasada Miasta
card-faction = Karta frakcji { $faction }
card-when = { $when ->
    [any] kiedykolwiek
    [own] w swojej turze
   *[reaction] reakcja
}
card-on = { $on ->
    [agent] gdy pojawia się Agent
    [arrest] gdy Obywatel ma trafić do Więzienia
    [immediate] gdy odkryto natychmiastową kartę Reżimu
    [local] gdy odkryto lokalną kartę Reżimu
   *[regime] gdy odkryto kartę Reżimu
}
card-source = Źródło: { $source }
card-rulebook = To podaje drukowana instrukcja: { $facts }; reszta jest nasza.
card-ours = Kartę ułożyliśmy do tego wydania.
stated-number = numer
stated-title = nazwa

# Ruchy, jako propozycje

move-place = postaw Obywatela { field-on } { $action ->
    [faith] i weź Wiarę
    [faithful] i dodaj Wiernego
    [resistance] i weź Opór
    [agent] i usuń Agenta
    [rule] i użyj Specjalnej Zasady
    [free] i uwolnij kogoś z Więzienia
   *[none] i zrezygnuj z akcji
}
move-prepare = postaw Obywatela na polu { faction-of } na karcie { $card }
move-call = wezwij Obywatela { faction-of } na kartę { $card }
move-remove = zapłać za lokalną kartę i usuń ją z { city-of }
move-play = zagraj kartę { $card }
move-draw = odkryj kartę Reżimu
move-end = zakończ turę
move-pass = nie reaguj
move-pass-turn = nie reaguj i nie pytaj mnie więcej w tej turze
move-pick-city = wybierz Miasto { city-name }
move-pick-citizen = wybierz Obywatela { faction-of }
move-pick-card = wybierz kartę { $card }
move-pick-field = wybierz Obywatela { field-from }
move-done = nie wybieraj nic więcej
move-gain = weź { $resource ->
    [faith] Wiarę
    [resistance] Opór
   *[influence] Wpływy
}
move-pay = zapłać { cost }
move-arrest = pozwól aresztować Obywatela
move-order = ułóż karty Reżimu od góry: { $cards }
move-take = wybierz frakcję { faction-name }

# Zamiary

intent-prepare = Przygotowuję kartę { $card }.
intent-remove = Usuwam z { city-of } lokalną kartę { $card }.
intent-free = Staję w { city-in }, żeby uwolnić kogoś z Więzienia.
intent-expel = Usuwam Agenta z { city-of }.
intent-play = Zagrywam kartę { $card }.
intent-gather = Gromadzę Wiernych w { city-in }.
intent-gather-two = Gromadzę Wiernych w { city-in } i w { city-two }.
intent-begin = Staję na karcie { $card } i czekam tam na { faction-whom }.
intent-first = Zaczynam w { city-in }, bo reżim zastanie tam najmniej Wiernych.
intent-rule = Korzystam w { city-in } ze Specjalnej Zasady { $card }.
intent-save-for = Zbieram { resource-what }, żeby usunąć lokalną kartę z { city-of }.
intent-save = Zbieram { resource-what } do wspólnej puli.
intent-take = Wybieram { faction-whom }.
intent-stand = Zajmuję miejsce w { city-in }.
intent-wait = Nie mam kogo postawić, więc czekam.

# Co się stało

fact-took = { $player } wybiera frakcję { faction-name }.
fact-turn = { $player } zaczyna turę.
fact-collected = Na kartę { faction-of } { $count ->
    [one] wraca z planszy { $count } Obywatel
   *[other] wraca z planszy { $count } Obywateli
}.
fact-relief = Wstawiennictwo: jeden Obywatel { faction-of } wraca z Więzienia bez opłaty.
fact-place = { $player } stawia Obywatela { field-on }.
fact-rule = { $player } korzysta w { city-in } ze Specjalnej Zasady { $card }.
fact-telephone = { $player } stawia Obywatela na Telefonie.
fact-called = Wezwany Obywatel { faction-of } staje na karcie { $card }.
fact-stand = { $player } stawia Obywatela na polu { faction-of } na karcie { $card }.
fact-prepared = { $player } przygotowuje kartę { $card } i bierze ją do ręki.
fact-discarded-unplayed = Karta { $card } jest reakcją, więc { $player } odrzuca ją niezagraną.
fact-shown = Nowa karta Odnowy: { $card }.
fact-discarded = Karta Odnowy { $card } idzie na stos odrzuconych.
fact-sent-home = Obywatele z kart Odnowy wracają na karty swoich frakcji.
fact-play = { $player } zagrywa kartę { $card }.
fact-gain = { $count ->
    [0] Pula jest pełna, zasób przepada: { resource-name }.
   *[other] Pula rośnie o { resource-tokens }.
}
fact-lose = { $count ->
    [0] W puli nie ma czego stracić: { resource-name }.
   *[other] Tracicie { resource-tokens }.
}
fact-paid = Płacicie { cost }.
fact-faithful = W { city-in } przybywa 1 Wierny.
fact-scattered = Z { city-of } { $count ->
    [one] znika { $count } Wierny
   *[other] znika { $count } Wiernych
}.
fact-agent = W { city-in } pojawia się Agent.
fact-no-agent = Agent nie pojawia się w { city-in }: nie ma dla niego kółka albo wszyscy są już na planszy.
fact-expelled = Z { city-of } { $count ->
    [one] znika { $count } Agent
   *[other] znika { $count } Agentów
}.
fact-spared = Agent w { city-in } nikogo nie aresztuje.
fact-arrested = Obywatel { faction-of } trafia z { city-of } do Więzienia.
fact-arrested-telephone = Obywatel { faction-of } trafia z Telefonu do Więzienia.
fact-rescued = Obywatel { faction-of } unika aresztowania i wraca na kartę frakcji.
fact-freed = Obywatel { faction-of } wychodzi z Więzienia.
fact-exiled = Obywatel { faction-of } z Więzienia jest na stałe usunięty z gry.
fact-held = Jeden Obywatel { faction-of } zostaje w tej turze na karcie frakcji.
fact-recalled = { $player } zabiera Obywatela { field-from } i znów ma go do dyspozycji.
fact-seen = Z wierzchu talii Reżimu widać karty { $cards }.
fact-sorted = { $player } układa wierzchnie karty Reżimu.
fact-regime = { $player } odkrywa w { city-in } kartę Reżimu { $card }.
fact-cancelled = Karta Reżimu { $card } nie ma skutku.
fact-second-local = W { city-in } leży już lokalna karta, więc zamiast skutku karty { $card } przychodzi Agent.
fact-laid = Karta Reżimu { $card } zostaje w { city-in }.
fact-lifted = Lokalna karta { $card } znika z { city-of }.
fact-idle-regime = Przez całą kolejkę nikt nie staje w Mieście: karta Reżimu { $card } tylko przesuwa czas.
fact-time = Czas przesuwa się o { $count }, na { $time }.
fact-mobilisation = Mobilizacja przy { $time }.
fact-central = Obowiązuje Centralna Karta Reżimu { $card }.
fact-over = Zaczyna się pielgrzymka. Gra się kończy.

# Dlaczego nie

no-over = Gra już się skończyła.
no-out-of-turn = Teraz decyduje inny gracz.
no-faction-first = Najpierw wybierz frakcję.
no-faction-taken = Frakcja { faction-name } jest już zajęta.
no-place-first = Teraz możesz postawić Obywatela, usunąć lokalną kartę, zagrać kartę Odnowy albo zakończyć turę.
no-place-all = Nie możesz jeszcze zakończyć tury: masz do postawienia { $count ->
    [one] { $count } Obywatela
   *[other] { $count } Obywateli
}.
no-nobody-usable = W tej turze nie masz już nikogo do dyspozycji.
no-city-duty = To twój ostatni Obywatel do dyspozycji, a w tej turze nikt nie stanął jeszcze w Mieście: postaw go tam.
no-occupied = { $field ->
    [church] W Kościele
    [office] W Urzędzie
   *[special] Na polu Specjalnym
} w { city-in } stoi już Obywatel.
no-closed = Karta { $card } nie pozwala stawiać Obywateli { field-on }.
no-toll = Karta { $card } każe w { city-in } zapłacić 1 Wiarę za każdą akcję oprócz uwalniania, a w puli nie ma Wiary.
no-hushed = Karta 18 nie pozwala twoim Obywatelom na akcje Kościoła do końca tej tury. Możesz tu kogoś postawić i zrezygnować z akcji.
no-agent-here = W { city-in } jest Agent, więc nie przybędzie tam Wiernych.
no-no-faithful-here = Dopóki w { city-in } leży karta { $card }, Wiernych tam nie przybywa.
no-no-circle = W { city-in } wszystkie kółka są zajęte: { $count } z { $count }.
no-no-faith-here = Dopóki leży karta { $card }, Kościół w { city-in } nie daje Wiary.
no-one-office = Centralna Karta Reżimu { $card } pozwala tylko na jedną akcję Urzędu w turze.
no-no-resistance-here = Dopóki leży karta { $card }, Urząd w { city-in } nie daje Oporu.
no-no-agent-here = W { city-in } nie ma Agenta.
no-guarded = Karta { $card } każe w { city-in } zapłacić 1 Opór za usunięcie Agenta, a w puli nie ma Oporu.
no-prison-empty = Więzienie jest puste, nie ma kogo uwolnić.
no-freeing-too-dear = Uwolnienie kosztuje tu { freeing-price } od osoby, a tyle nie ma w puli.
no-rule-barred = W { city-in } leży lokalna karta { $card }, więc tamtejszej Specjalnej Zasady nie można użyć.
no-no-city-rules = Dopóki leży Centralna Karta Reżimu { $card }, Specjalnych Zasad Miast nie można używać.
no-rule-not-ready = Specjalnej Zasady { $card } w { city-in } nie można teraz użyć: { $need ->
    [pay] w puli nie ma tego, co trzeba zapłacić
    [enrol] potrzeba jeszcze jednego Obywatela do dyspozycji i wolnego pola na karcie Odnowy
    [expel] na planszy nie ma Agentów
   *[add] w żadnym innym Mieście nie może przybyć Wierny
}.

no-not-shown = Karta Odnowy { $card } nie leży teraz odkryta.
no-other-faction = Na karcie { $card } stawiasz swojego Obywatela tylko na polu swojej frakcji, a nie na polu { faction-of }.
no-no-such-field = Na karcie { $card } nie ma pola { faction-of }.
no-field-taken = Pole { faction-of } na karcie { $card } jest już zajęte.
no-own-call = Wzywa się Obywateli innej frakcji, a { faction-name } to twoja frakcja.
no-nobody-home = Nie ma kogo wezwać: na karcie { faction-of } nikogo nie ma.
no-telephone-busy = Na Telefonie stoi już Obywatel { faction-of }.
no-telephone-cut = Linie są wyłączone: karta 17 nie pozwala stawiać Obywateli na Telefonie.

no-not-in-hand = Karty { $card } nie masz w ręku.
no-only-reaction = Karta { $card } to reakcja: zagrasz ją tylko przy jej zdarzeniu.
no-only-own-turn = Kartę { $card } zagrywa się tylko w swojej turze.
no-no-answer = Karta { $card } nie odpowiada na to zdarzenie.
no-react-first = Najpierw zagraj reakcję albo z niej zrezygnuj.
no-draw-first = Najpierw odkryj kartę Reżimu. Przedtem możesz tylko zagrać kartę Odnowy albo usunąć lokalną kartę.

no-no-local = W { city-in } nie ma lokalnej karty Reżimu.
no-pay-near = Dopóki leży karta 53, za kartę { $card } zapłacisz tylko wtedy, gdy w { city-in } stoi twój Obywatel.
no-too-dear = Na usunięcie karty { $card } z { city-of } brakuje w puli { short }.
no-other-payment = Dzięki karcie { $card } za kartę { $card_2 } płacisz dokładnie { $count ->
    [one] { $count } żeton
    [few] { $count } żetony
    [many] { $count } żetonów
   *[other] { $count } żetonu
} z jej kosztu, i tylko takie, które są w puli.
no-local-too-dear = Karta { $card } usuwa karty, których koszt to najwyżej { $most }, a karta { $card_2 } kosztuje więcej.

no-finish-card = Najpierw dokończ kartę { $card }.
no-must-pick = Karta { $card } wymaga wyboru, nie można z niego zrezygnować.
no-another-city = Według karty { $card } to nie może być { city-name }.
no-not-clear = W { city-in } leży lokalna karta Reżimu, a karta { $card } dodaje Wiernych tylko tam, gdzie jej nie ma.
no-not-most = Karta { $card } dotyczy Miasta, w którym jest teraz najwięcej Wiernych, a { city-name } nim nie jest.
no-not-other = Karta { $card } zabiera po Wiernym z innych Miast, w których są Wierni, a { city-name } się do nich nie liczy.
no-not-fullest = Karta { $card } odrzuca kartę, na której stoi najwięcej Obywateli, a { $card_2 } nią nie jest.
no-not-empty = Karta { $card } odrzuca karty bez Obywateli, każdą raz, więc karty { $card_2 } wybrać nie można.
no-not-in-prison = W Więzieniu nie ma Obywatela { faction-of }.
no-free-first = Wybierz, kogo uwalniasz; za każdego płacisz { freeing-price }.
no-not-yours = Karta { $card } dotyczy twojego Obywatela, a { field-on } go nie ma.
no-not-offered = Tego zasobu karta { $card } nie daje: { resource-name }.
no-pay-or-arrest = Karta { $card } daje wybór: zapłać albo pozwól aresztować Obywatela.
no-other-price = Karta { $card } każe zapłacić dokładnie { cost }.
no-other-cards = Dzięki karcie { $card } układasz te karty Reżimu, każdą raz: { $cards }.

# Czego nie da się odczytać

no-verb = „{ $text }” to nie ruch. Ruch zaczyna się od jednego ze słów: { $verbs }.
no-shape = Ruch „{ $verb }” pisze się tak: { $example }
no-card = „{ $word }” to nie numer karty.
no-card-number = Tu nie pasuje karta { $card }; potrzebny jest numer od { $least } do { $most }.
no-city = „{ $word }” to nie Miasto; Miasta to { $cities }.
no-field-kind = „{ $word }” to nie pole; pola to { $kinds }.
no-faction = „{ $word }” to nie frakcja; frakcje to { $factions }.

# Rachunek

line-faithful = Wierni w { city-in }: { $count }
line-local = kara za kartę lokalną w { city-in }
line-agents = Agenci w { city-in }: { $count }
line-prison = w Więzieniu { $count ->
    [one] { $count } Obywatel
   *[other] { $count } Obywateli
} { faction-of }
line-removed = poza grą { $count ->
    [one] { $count } Obywatel
   *[other] { $count } Obywateli
} { faction-of }

# Błędy w pliku talii

no-deck-verb = tego nie robi karta tego rodzaju; możliwe: { $allowed }
no-deck-resources = brakuje zasobów: „faith”, „resistance”, „influence”; do wyboru potrzebne są dwa
no-deck-beside = to pole nie pasuje do „{ $where }”
no-deck-order = tuż przed tym musi stać „{ $needs }”
no-deck-first = zapłata stoi zawsze na początku
no-deck-cost = koszt to trzy liczby od 0 do { $most }: [Wiara, Opór, Wpływy]
no-deck-local = to pole ma tylko lokalna karta Reżimu
no-deck-lasting = „bars” i „lasting” stoją zawsze razem
no-deck-fields = od dwóch do czterech liter frakcji w kolejności { $codes }
no-deck-on = na zdarzenie odpowiada tylko reakcja: when = "reaction"
no-deck-answer = reakcja na „{ $event }” ma dokładnie jeden skutek, i to taki, który na nie odpowiada
no-deck-reaction = ten skutek może mieć tylko reakcja
no-deck-own = ten skutek działa tylko we własnej turze: when = "own"
no-deck-locals = lokalnych kart Reżimu ma być { $wanted }, a jest { $found }

# Pliki pozycji

no-position-number = „{ $key }” to liczba od { $least } do { $most }.
no-position-which = Możliwe wartości „{ $key }”: { $allowed }.
no-position-city = „{ $word }” to nie Miasto; Miasta to { $allowed }.
no-position-faction = „{ $word }” to nie frakcja; frakcje to { $allowed }.
no-position-factions = „factions” podaje frakcje dwóch, trzech albo czterech miejsc, każdą raz.
no-position-absent = Nikt nie gra frakcją { $faction }.
no-position-citizens = Obywateli frakcji { $faction } jest czterech, a zapisano więcej.
no-position-field = Na polu stoi najwyżej jeden Obywatel; przy „{ $field }” zapisano „{ $text }”.
no-position-card = Nie ma karty { $number }; karty mają numery od 1 do { $most }.
no-position-no-card = Brakuje numeru karty.
no-position-kind = Karta { $card } nie może tu leżeć; mogą tylko karty od { $least } do { $most }.
no-position-twice = Karta { $card } jest zapisana dwa razy.
no-position-nowhere = Karta { $card } nigdzie nie leży.
no-position-both = Napisz albo „{ $key }”, albo „{ $key_2 }”.
no-position-pool = „{ $text }” nie da się odczytać; pulę pisze się jak 2/0/1: Wiara, Opór, Wpływy.
no-position-pool-full = Każdego zasobu w puli mieści się najwyżej { $most }.
no-position-circles = Kółek dla Wiernych i Agentów jest tu { $count }, a zapisano ich więcej.
no-position-agents = Agentów jest { $most }, a zapisano więcej.
no-position-not-local = Karta { $card } nie jest lokalną kartą Reżimu i nie może leżeć w Mieście.
no-position-display = Odkrytych kart Odnowy jest najwyżej { $most }.
no-position-fields = Karta { $card } ma inną liczbę pól; liczba znaków do zapisania: { $count } – litera za każdego Obywatela i . za każde puste pole.
no-position-prepared = Wszystkie pola karty { $card } są zajęte, więc jest przygotowana i nie leży już odkryta.
no-position-hands = Liczba graczy to { $count }, a rąk zapisano więcej.
no-position-easy = Na poziomie łatwym nie ma Centralnej Karty Reżimu.
no-position-no-central = Na każdym poziomie poza łatwym leży Centralna Karta Reżimu.
no-position-frames = Tego przebiegu tury nie da się odczytać: { $text }
no-position-turn = „turn” i „frames” mówią o różnych graczach.
no-position-end = Gra kończy się, gdy czas dojdzie do { $last }, i tylko wtedy.
no-position-impossible = Tak nie może stać żaden stół.

# Samouczek

lesson-aim-title = Zgromadźcie Wiernych
lesson-aim-text =
    Jest rok 1979. Razem przygotowujecie pierwszą pielgrzymkę Jana Pawła II do Polski i razem
    wygrywacie albo przegrywacie. W sześciu Miastach gromadzicie Wiernych: żółte kółka. Tor na
    górze odmierza czas. Gdy dojdzie do 100, liczycie punkty.

    Każdy Wierny to 1 punkt. Odejmują punkty czarne karty lokalne, Agenci w kapeluszach
    i Obywatele w Więzieniu. Wygrywacie od **20 punktów**. Tak może wyglądać koniec: tu jest
    ich { $points }.

lesson-fields-title = Postaw Obywatela
lesson-fields-text =
    W turze zbierasz swoich czterech Obywateli z Miast i stawiasz ich na nowo, jednego po drugim.
    W każdym Mieście są trzy kwadratowe pola. Na polu stoi jeden Obywatel i robi jedną z dwóch rzeczy:

    - **K, Kościół:** zyskaj Wiarę albo dodaj Wiernego.
    - **U, Urząd:** zyskaj Opór albo usuń Agenta.
    - **S, pole Specjalne:** użyj zasady Miasta albo zwolnij kogoś z Więzienia.

    Wiara, Opór i Wpływy leżą we wspólnej puli. Prowadzisz Duchowieństwo, literę D.
lesson-fields-ask = Wybierz akcję, którą twój Obywatel może teraz wykonać w Gnieźnie.
lesson-fields-done =
    Twój Obywatel stoi w Gnieźnie i zostaje tam do twojej następnej tury. Kropki pokazują inne
    akcje, które też były możliwe.

lesson-church-title = Kościół: Wiara albo Wierny
lesson-church-text =
    W Kościele wybierasz: Wiara do puli albo od razu Wierny na wolnym kółku tego Miasta. Każdy
    Wierny to punkt, ale są trzy przeszkody:

    - gdzie jest **Agent**, tam Wiernych nie przybywa,
    - Wierny potrzebuje wolnego kółka,
    - na zajętym polu nie staniesz.
lesson-church-ask = Dotknij Kościoła, w którym możesz dodać Wiernego.
lesson-church-done = Przybywa Wierny, czyli 1 punkt. Teraz odpowie Reżim – o tym mówi następny krok.

lesson-regime-title = Reżim odpowiada
lesson-regime-text =
    Gdy w turze **pierwszy raz** stajesz w Mieście, najpierw wykonujesz akcję, a potem odkrywasz kartę
    Reżimu. Działa ona w tym Mieście i przesuwa czas o liczbę z prawego górnego rogu. Następni
    Obywatele w tej turze kart już nie odkrywają.

    Karta **natychmiastowa** działa i odchodzi. Karta **lokalna** działa i zostaje w Mieście.
    Duchowieństwo stoi w Kościele w Gnieźnie i właśnie odkrywa lokalną kartę „Zakaz budowy ołtarza”.
lesson-regime-ask = Dotknij Miasta, w którym zostaje ta karta.
lesson-regime-done = Z Gniezna znika dwóch Wiernych, karta zostaje, a czas przesuwa się z 10 na 13.
lesson-regime-wrong = W tym Mieście nikt w tej turze nie stanął. Karta trafia tam, gdzie stoi pierwszy Obywatel tej tury.

lesson-local-title = Zdejmij kartę lokalną
lesson-local-text =
    Dopóki karta lokalna leży w Mieście, zasada tego Miasta nie działa, a na końcu zwykle tracicie za
    kartę punkty. Niektóre zabraniają też czegoś więcej. Druga karta lokalna w tym samym Mieście nie działa,
    ale przynosi **Agenta i areszt**.

    W każdej chwili swojej tury możesz zdjąć dowolną z nich: płacisz z puli cały koszt, czyli Wiarę,
    Opór i Wpływy z czarnego paska.
lesson-local-ask = W puli są 2 Wiary, 1 Opór i 1 Wpływ. Dotknij karty, którą możesz za to zdjąć.
lesson-local-done = Karta schodzi, zasada Miasta znów działa. Najpierw zdejmuj karty, które zabierają najwięcej punktów.

lesson-agent-title = Agent, areszt, Więzienie
lesson-agent-text =
    Agentów przynoszą karty Reżimu. Agent zajmuje kółko i od razu wysyła jednego Obywatela z tego
    Miasta do **Więzienia**: najpierw z pola Specjalnego, jeśli tam pusto, to z Urzędu, a jeśli i tam,
    to z Kościoła.

    Agenta usuwasz z Urzędu tego samego Miasta. Uwięzionego zwalniasz z dowolnego pola
    Specjalnego za 2 Wpływy. Pomagają w tym też karty Odnowy.
lesson-agent-ask = W Gnieźnie odkrywasz tę kartę. Dotknij Obywatela, który idzie do Więzienia.
lesson-agent-done = Tak: pole Specjalne jest pierwsze. Gdy spodziewasz się Agenta, nie zostawiaj tam nikogo.
lesson-agent-wrong = To pole Agent sprawdza później, a jest ktoś, kogo aresztuje wcześniej.

lesson-renewal-title = Karty Odnowy
lesson-renewal-text =
    Odkryte są trzy karty Odnowy. Każda ma pola z literami frakcji. W swojej turze stawiasz Obywateli na
    polach **swojej** frakcji, ilu chcesz, ale przynajmniej jeden ma w turze stanąć w Mieście.

    Gdy zapełni się **ostatnie pole**, karta jest gotowa: bierze ją ten, kto je zapełnił, Obywatele wracają
    do swoich frakcji, a do puli wpadają Wpływy. Kartę z ręki zagrywasz raz, kiedy na to pozwala.
lesson-renewal-ask = Prowadzisz Duchowieństwo, D. Dotknij pola, którym dokończysz kartę.
lesson-renewal-done = „Msza polowa” jest w twojej ręce i doda Wiernego, kiedy zechcesz. W puli jest już 1 Wpływ, a w miejsce karty leży nowa.
lesson-renewal-wrong = Stanąć tu możesz, ale na tej karcie zostaną jeszcze puste pola.

lesson-telephone-title = Telefon
lesson-telephone-text =
    Gdy na karcie brakuje innej frakcji, **zadzwoń**: twój Obywatel staje na Telefonie, a wezwany na polu
    swojej frakcji. Wezwać można kogoś, kto czeka na karcie swojej frakcji. Frakcje bez gracza, tu Studenci
    i Inteligencja, mają w rezerwie po czterech Obywateli i inaczej do nich nie dotrzesz.

    Na Telefonie mieści się jeden Obywatel. Telefon nie należy do żadnego Miasta, więc karty Reżimu
    nie odkrywa.
lesson-telephone-ask = Prowadzisz Duchowieństwo. Dotknij pola, na które kogoś wezwiesz, żeby dokończyć kartę.
lesson-telephone-done = Student staje na ostatnim polu. Karta jest twoja, w puli są 2 Wpływy, a Obywatele z karty wracają do swoich frakcji.
lesson-telephone-wrong = Wezwać tam kogoś możesz, ale ta karta nie będzie jeszcze gotowa.

lesson-mobilisation-title = Mobilizacja i koniec
lesson-mobilisation-text =
    Przy **25, 50 i 75** przychodzi Mobilizacja: nieprzygotowane karty Odnowy odchodzą, Obywatele
    z nich wracają do frakcji i odkrywacie trzy nowe. Na wyższych poziomach zmienia się też Centralna Karta
    Reżimu, która utrudnia grę wszystkim.

    Przy **100** gra od razu się kończy. Pula i karty w ręce nic już nie dają, liczy się to, co stoi na
    planszy. Na poziomie łatwym Agenci i Więzienie nie odejmują punktów, a kart centralnych nie ma.
lesson-mobilisation-ask = Czas to 23, a odkrywasz kartę, która przesuwa go o 3. Dotknij wszystkich kart Odnowy, które odchodzą.
lesson-mobilisation-done = Czas minął 25. Odchodzą wszystkie odkryte karty, a „Msza polowa” zostaje w ręce.

lesson-begin-title = Pierwsza partia
lesson-begin-text =
    Zagraj na poziomie łatwym i poprowadź obie frakcje: Duchowieństwo i Robotników. Na początek:

    - Pierwszego Obywatela każdej tury stawiaj w jednym małym Mieście, na przykład w Oświęcimiu, i nie
      gromadź tam Wiernych. Reżim uderza wtedy tam, gdzie nie ma czego zabrać.
    - Następnymi dodawaj Wiernych w Kościołach innych Miast, najpierw tam, gdzie jest ich mało.
    - Gdy zasada Miasta daje Wiernego, korzystaj z niej. Gdy na karcie Odnowy brakuje jednego pola, dokończ ją.
    - Za Wpływy od razu zwalniaj z Więzienia: każdy uwięziony to jedna akcja mniej w turze.
    - Gdy starczy puli, zdejmuj karty lokalne, najpierw te, które zabierają najwięcej punktów.
