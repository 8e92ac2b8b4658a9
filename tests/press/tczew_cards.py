"""What the faces of Zbudujmy Tczew are tried with: every card, with its longest words."""

from stolik.games.tczew.faces import FaceCard, Shield, Target, Words

BLOCKS = (
    ("G", 1, 4), ("R", 5, 17), ("P", 18, 25), ("S", 26, 31), ("Z", 32, 39), ("M", 40, 49),
    ("N", 50, 62), ("T", 63, 73), ("W", 74, 81), ("H", 82, 95), ("K", 96, 104), ("B", 105, 113),
    ("D", 114, 131), ("U", 132, 142), ("F", 143, 150), ("", 151, 200),
)  # fmt: skip
"""Category, first and last number."""
EPOCHS = {
    1: ((74, 74), (132, 134)),
    2: ((1, 4), (114, 125)),
    4: ((10, 17), (21, 25), (29, 31), (35, 39), (44, 49), (56, 62), (68, 73), (78, 81), (87, 95),
        (98, 104), (106, 113), (130, 131), (137, 142), (169, 192)),
    5: ((143, 150), (193, 200)),
}  # fmt: skip
"""All other numbers are of the third."""
STARS = {
    **dict.fromkeys((63, 64, 66, 94, 103, 113, 126, 147), 2),
    **dict.fromkeys((52, 65, 72, 83, 99, 111, 140, 145), 3),
    **dict.fromkeys((37, 53, 60, 61, 149), 4),
    **dict.fromkeys((5, 27, 50, 114, 128), 1),
}
POINTS = {"G": 3, "D": 2, "U": 1, "F": 1, "X": -1}
SUBSTITUTES = (
    ("U", (168, 171, 177, 178, 179, 182, 184)), ("X", (188,)), ("F", (196, 197, 198, 200)),
)  # fmt: skip

TITLES = """
Tczew / Tczew; Czyżykowo / Czyżykowo; Suchostrzygi / Suchostrzygi; Lisewo / Lisewo
Ratusz na Rynku / Town Hall on the Market; Rada Miejska / Town Council
Magistrat / Magistrate’s Office; Sąd Grodzki / Borough Court
Starostwo z 1908 r. / County Office of 1908; Urząd Miejski / City Hall
Starostwo Powiatowe / County Office; Sąd Rejonowy / District Court; Urząd Skarbowy / Tax Office
Urząd Stanu Cywilnego / Registry Office; Powiatowy Urząd Pracy / County Labour Office
Urząd Gminy / Rural Commune Office; Biuro Obsługi Mieszkańców / Residents’ Service Office
Straż nocna / Night Watch; Koszary Grenzschutzu / Border Guard Barracks
Komisariat Policji Państwowej / State Police Station
Komenda Powiatowa Policji / County Police Headquarters; Straż Miejska / City Guard
Posterunek dworcowy / Station Police Post; Rewir dzielnicowych / Community Officers’ Beat
Patrol drogowy / Road Patrol; Wieża strażnicza / Fire Watchtower
Ochotnicza Straż Pożarna / Volunteer Fire Brigade
Strażnica przy ul. Lecha / Fire Station in Lecha Street
Komenda Powiatowa PSP / County Fire Command
Jednostka Ratowniczo-Gaśnicza / Fire and Rescue Unit; Ratownictwo wodne / Water Rescue
Apteka / Pharmacy; Szpital św. Wincentego / St Vincent’s Hospital
Łazienki Schefflera / Scheffler’s Baths; Szpital Powiatowy / County Hospital
Przychodnia przy ul. Wojska Polskiego / Clinic in Wojska Polskiego Street
Szpital zakaźny / Isolation Hospital; Pogotowie Ratunkowe / Ambulance Station
Stacja sanitarna / Sanitary Station; Willa Kelcha / Kelch Villa
Domy kolejarzy / Railwaymen’s Houses; „Zamek nad Wisłą” / “Castle on the Vistula”
Nowe Miasto / New Town; Osiedle Suchostrzygi I / Suchostrzygi I Estate
Osiedle Bajkowe / Bajkowe Estate; Osiedle Staszica / Staszic Estate
Osiedle Witosa / Witos Estate; Spółdzielcze bloki Suchostrzyg / Co-operative Blocks of Suchostrzygi
Domki jednorodzinne / Family Houses; Młyn parowy / Steam Mill
Cukrownia Tczewska / Tczew Sugar Factory; Cegielnia parowa Preusa / Preus’s Steam Brickworks
Cementownia mostowa / Bridge Cement Works; Szkoła Morska / Maritime School
Fabryka Kelcha „Arkona” / Kelch’s “Arkona” Factory; Fabryka Przekładni / Gearbox Factory
Liceum Ogólnokształcące / Secondary School; Pomorska Fabryka Gazomierzy / Pomeranian Gas Meter Works
Zakłady Flextronics / Flextronics Plant; Oczyszczalnia ścieków / Sewage Works
Wysypisko śmieci / Refuse Tip; Kombinat Ogrodniczy „Malinowo” / “Malinowo” Horticultural Combine
Prom na Wiśle / Vistula Ferry; Most kolejowy / Railway Bridge; Port rzeczny / River Port
Most Knybawski / Knybawa Bridge; Dworzec Stülera / Stüler’s Station
Postój taksówek / Taxi Rank; Dworzec kolejowy z 1949 r. / Railway Station of 1949
Lokomotywownia / Engine Shed; Linia autobusowa nr 3 / Bus Line No. 3
Przystań pasażerska / Passenger Landing; Wiadukt kolejowy / Railway Viaduct
Cmentarzysko z okresu rzymskiego / Roman-period Burial Ground
Kościół św. Józefa / St Joseph’s Church; Synagoga / Synagogue; Cmentarz żydowski / Jewish Cemetery
Kościół NMP Matki Kościoła / Church of Mary Mother of the Church
Kościół św. Maksymiliana Kolbego / St Maximilian Kolbe Church
Kaplica Chrystusa Króla / Christ the King Chapel
Kościół św. Franciszka z Asyżu / St Francis of Assisi Church
Poczta z 1905 r. / Post Office of 1905; Spichlerz nad Wisłą / Granary on the Vistula
Krawiec / Tailor; Gospoda „Pod Cesarzem Niemieckim” / “German Emperor” Inn
Hotel Gdański / Danzig Hotel; Targowisko miejskie / Town Market; Hotel „Carina” / Hotel “Carina”
Bank Spółdzielczy / Co-operative Bank; Dom towarowy / Department Store; Supermarket / Supermarket
Zakład fryzjerski / Barber’s Shop; Restauracja / Restaurant
Pływająca restauracja / Floating Restaurant; Warsztat samochodowy / Car Repair Shop
Park Miejski / City Park; Dom św. Józefa / St Joseph’s House; Kino „Wisła” / “Wisła” Cinema
Plaża miejska / Town Beach; Centrum Kultury i Sztuki / Centre of Culture and Art
Miejska Biblioteka Publiczna / Public Library; Dom kultury / House of Culture
Statek wycieczkowy / Pleasure Boat; Klub muzyczny / Music Club; Klub „Unia” / “Unia” Club
Klub „Wisła” / “Wisła” Club; Korty tenisowe / Tennis Courts; Skatepark / Skatepark
Hala sportowa TCSiR / TCSiR Sports Hall; Kompleks boisk „Orlik” / “Orlik” Pitches
Przystań wioślarska / Rowing Boathouse; Kryta pływalnia TCSiR / TCSiR Indoor Pool
Tor regatowy / Regatta Course; Fara (Podwyższenia Krzyża Św.) / Parish Church (Holy Cross)
Zamek Krzyżacki / Teutonic Castle; Mury obronne / Town Walls
Dwór krzyżacki w Czyżykowie / Teutonic Manor of Czyżykowo; Folwark Czyżykowo / Czyżykowo Manor Farm
Cegielnia w Czyżykowie / Brickworks of Czyżykowo; Dobra Cegenbergów / Cegenberg Estate
Wieś Łunowo / Village of Łunowo; Spichlerz dworski / Manor Granary
Kościół św. Mikołaja w Lisewie / St Nicholas’ Church in Lisewo
Kaplica szkieletowa w Lisewie / Timber-framed Chapel in Lisewo
Wiatrak odwadniający / Drainage Mill; Most Tczewski / Tczew Bridge; Wieże mostu / Bridge Towers
Wiatrak holenderski / Dutch Windmill; Kamienica secesyjna / Art Nouveau Tenement
Pomnik żołnierza / Soldier’s Monument; Parowóz-pomnik / Monument Engine
Osada kultury pucharów lejkowatych / Funnelbeaker Settlement
Gródek i osada rybacka / Hill-fort and Fishing Hamlet; Gród Sambora I / Stronghold of Sambor I
Stacja telegrafu / Telegraph Station; Stara pompa i hydranty / Old Pump and Hydrants
Fontanna / Fountain; Szalet miejski / Public Lavatory; Ławeczka pisarza / Writer’s Bench
Punkt widokowy na Wisłę / Vistula Viewpoint; Mural kociewski / Kociewie Mural
Lokomotywa Republiki / Republika Locomotive; Aquapark / Aquapark
Parking piętrowy przy dworcu / Multi-storey Car Park; Wiślana Trasa Rowerowa / Vistula Cycle Route
Nowy amfiteatr / New Amphitheatre; Tramwaj wodny / Water Tram; Centrum danych / Data Centre
Farma wiatrowa / Wind Farm; Basen na Czyżykowie / Pool at Czyżykowo
Plaga szczurów / Rat Plague; Wielki pożar / Great Fire; Powódź / Flood; Cholera / Cholera
Rekwizycja napoleońska / Napoleonic Requisition; Kolej Wschodnia / Eastern Railway
Otwarcie Szkoły Morskiej / Maritime School Opens; Emigracja za chlebem / Emigration for Bread
Wysadzenie mostów / Bridges Blown Up; Strajk kolejarzy / Railway Strike
Granica Wolnego Miasta / Free City Border; Powrót do Polski / Return to Poland
Wielki Kryzys / Great Depression; Sabotaż w fabryce / Factory Sabotage; Pożar młyna / Mill Fire
Rozbiórka murów / Walls Pulled Down; Szpieg / Spy; Wieża ciśnień / Water Tower
Nacjonalizacja / Nationalisation; Kartki na żywność / Food Ration Cards
Bulwar Nadwiślański / Vistula Boulevard; Zator lodowy / Ice Jam; Cenzura / Censorship
Budowa osiedla / Housing Estate; Protest mieszkańców / Residents’ Protest; Strajk / Strike
Fabryka Sztuk / Art Factory; Transportowy Węzeł Integracyjny / Transport Hub
Muzeum Wisły / Vistula Museum; Afera w magistracie / Town Hall Scandal
Reforma powiatowa / County Reform; Galeria Kociewska / Kociewska Shopping Centre
Referendum / Referendum; Amfiteatr w Parku Miejskim / Amphitheatre in the City Park
Epidemia grypy / Flu Epidemic; Wykolejenie pociągu / Derailment
Bankructwo klubu / Club Bankruptcy; Skażenie środowiska / Contamination
Wichura / Gale; Wandale / Vandals; Obwodnica / Ring Road; Fundusze unijne / EU Funds
Rekultywacja / Land Restoration; Wielka aglomeracja / Great Agglomeration; Cyberatak / Cyber Attack
Osiedle ekologiczne / Eco Estate; Kolej dużych prędkości / High-speed Rail; Marina / Marina
Meteoryt / Meteorite; Rekonstrukcja Mostu Tczewskiego / Reconstruction of the Tczew Bridge
"""

EFFECTS = (
    Words(
        "Rzuć K3. Tyle kart rywala: Strefa Mieszkaniowa lub Handel, wraca pod stos.",
        "Roll K3. That many Housing or Trade cards of a rival go under the pile.",
    ),
    Words("Rywal traci następną turę.", "A rival skips the next turn."),
    Words(
        "Połóż najwyżej 3 karty, pierwszą z kategorii Strefa Mieszkaniowa, każdą następną obok "
        "poprzedniej. W tej turze nie dobierasz kart, a zasłonięte karty zostają u ciebie na ręce.",
        "Place up to 3 cards, the first a Housing card, each of the others beside the one before. "
        "You draw no cards this turn, and the covered cards stay in your hand until the next one.",
    ),
)
TARGETS: tuple[Target, ...] = ("opp", "self", "all_opp", "any", "all")
SHIELDS = (Shield("Z"), None, Shield("S"), Shield("P", 3), Shield("R", 2))
NOTE = Words(
    "Leży tylko na rzece i łączy oba brzegi Wisły. Most otwarto w 1857 roku.",
    "It lies on the river only and joins both banks of the Vistula. Opened in 1857.",
)


def titles() -> list[Words]:
    pairs = (pair for line in TITLES.strip().splitlines() for pair in line.split("; "))
    return [Words(*pair.split(" / ")) for pair in pairs]


def epoch(number: int) -> int:
    return next((of for of, spans in EPOCHS.items() if any(a <= number <= b for a, b in spans)), 3)


def card(number: int) -> FaceCard:
    title = titles()[number - 1]
    category = next(of for of, first, last in BLOCKS if first <= number <= last)
    if not category:
        return FaceCard(
            number, title, epoch=epoch(number), text=EFFECTS[number % 3],
            target=TARGETS[number % 5], shield=SHIELDS[number % 5],
        )  # fmt: skip
    return FaceCard(
        number, title, category, epoch(number), STARS.get(number, 0), POINTS.get(category, 0),
        text=NOTE if number % 2 else None,
    )  # fmt: skip


CARDS = [card(number) for number in range(1, 201)]
CARDS += [
    FaceCard(n, titles()[n - 1], of, points=POINTS[of], substitute=True, text=NOTE)
    for of, numbers in SUBSTITUTES
    for n in numbers
]
