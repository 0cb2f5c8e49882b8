title = Krecia robota
tagline = Štychy s krtkem: společně plníte mise, ale jeden z vás jim škodí a sbírá tajná data.
about-time = asi 40 min

## Možnosti
option-raising = Zvyšování sázky
option-raising-help = Žeton na kartě z ní udělá trumf. Začátečníci mohou hrát bez toho.
option-risky = Riskantní mise
option-risky-help = Do balíčku přijdou čtyři riskantní mise. Líznutá se musí vybrat. Pro agenty je to těžší. Ve dvou se s nimi nehraje.
option-roles = Zvláštní role
option-roles-help = Pro čtyři nebo pět hráčů. Pravidla radí napoprvé jednu a pak nejvýš dvě, ale smí jich být i víc. Dohromady nejdou dvě odhalené od začátku (Agent s odposlechem, Komplic) ani dvě neutrální (Návnada, Komplic, Pochybná existence). Čtyři dvojice pravidla doporučují.
option-roles-wired = Agent s odposlechem
option-roles-wired-help = Hraje s odhalenou rolí, vyhrává s agenty. Má-li víc než jeden žeton, krtek hned vyhrává.
option-roles-paranoid = Vztahovačný agent
option-roles-paranoid-help = Vyhrává s agenty a má dva hlasy.
option-roles-daredevil = Agent hazardér
option-roles-daredevil-help = Vyhrává s agenty; odhalí-li ho žetony, agenti hned vyhrávají. Přináší riskantní mise.
option-roles-decoy = Návnada
option-roles-decoy-help = Neutrální: vyhrává jen tehdy, když dostane nejvíc hlasů.
option-roles-accomplice = Komplic
option-roles-accomplice-help = Neutrální, hraje s odhalenou rolí: vybere si partnera, uvidí jeho roli a vyhrává s ním. Vezme-li štych, partner vrací žeton.
option-roles-shady = Pochybná existence
option-roles-shady-help = Neutrální: vyhrává, když nevyhraje hráč po pravici.
option-roles-sleeper = Spící agent
option-roles-sleeper-help = Vyhrává s agenty, ale odhalí-li ho žetony, změní stranu.
option-roles-professor_no = Profesor No
option-roles-professor_no-help = Hraje místo krtka a ani on nemusí ctít barvu. Vyhrává, když jsou všichni ostatní odhalení; prohrává, když ho odhalí žetony.
option-blank_role = Prázdná karta role
option-blank_role-help = Vlastní role složená z toho, co umějí ostatní role. Všichni ji vidí před rozdáním.
option-blank_role-goal = Vyhrává
option-blank_role-goal-agents = s agenty
option-blank_role-goal-mole = s krtkem
option-blank_role-goal-most_votes = když má nejvíc hlasů
option-blank_role-goal-partner = s partnerem
option-blank_role-goal-right_loses = když nevyhraje hráč po pravici
option-blank_role-goal_revealed = Odhalí-li ji žetony, vyhrává
option-blank_role-goal_revealed-null = jako dosud
option-blank_role-goal_revealed-agents = s agenty
option-blank_role-goal_revealed-mole = s krtkem
option-blank_role-open = Odhalená od začátku
option-blank_role-follows = Musí ctít barvu
option-blank_role-votes = Hlasy, dokud je skrytá
option-blank_role-votes_revealed = Hlasy po odhalení
option-blank_role-on_reveal = Odhalí-li ji žetony
option-blank_role-on_reveal-nothing = nic se nestane
option-blank_role-on_reveal-agents_win = vyhrávají agenti
option-blank_role-on_reveal-mole_wins = vyhrává krtek
option-blank_role-on_reveal-take_token = bere žeton hráči po pravici
option-blank_role-holds_tokens = Má žetony
option-blank_role-token_limit = Má-li víc žetonů než tolik, vyhrává krtek (0: bez omezení)
option-blank_role-risky = Přináší riskantní mise
option-blank_role-early = Všechny role se odhalují o jeden žeton dřív
option-blank_role-silences = Kdo je odhalený, nehlasuje
option-open_role_seat = Kdo má odhalenou roli
option-open_role_seat-help = Kdo dostane roli odhalenou od začátku. Není-li nikdo určen, rozhodne rozdání.
option-open_role_seat-null = losem
option-open_role_seat-0 = Místo 1
option-open_role_seat-1 = Místo 2
option-open_role_seat-2 = Místo 3
option-open_role_seat-3 = Místo 4
option-open_role_seat-4 = Místo 5
option-dealer = Rozdávající
option-dealer-help = Kdo rozdává; další hráč vynáší první štych. Není-li nikdo určen, rozhodne los.
option-dealer-null = losem
option-dealer-0 = Místo 1
option-dealer-1 = Místo 2
option-dealer-2 = Místo 3
option-dealer-3 = Místo 4
option-dealer-4 = Místo 5
option-missions = Mise
option-missions-help = Balíček misí. Karty z vlastní krabice lze nahrát jako soubor TOML; „konspira pack krecia“ vypíše vzor.
option-missions-usual = Mise přibalené ke hře
option-missions-own = Mise z vlastní krabice
option-roles-sleeper_paranoid = Spící a Vztahovačný
option-roles-daredevil_shady = Hazardér a Pochybná existence
option-roles-accomplice_professor_no = Komplic a Profesor No
option-roles-shady_sleeper = Pochybná existence a Spící
note-missions = Seznam vytištěných misí není veřejný. U každé mise stojí, zda je oficiální, doložená (o podmínce píšou jiní, trumf je většinou náš), rekonstruovaná, nebo z vlastní krabice.
note-talk = Nesmíš říkat, jaké karty máš v ruce, ani co bylo na nevybrané misi. O ostatním se mluvit smí.

## Podstatná jména
krecia-larry = Larry
krecia-name = { $seat }
krecia-suit = { $suit ->
     [yellow] klíč (žlutý)
     [pink] maska (růžová)
     [green] lupa (zelená)
    *[blue] deštník (modrý)
    }
krecia-card = { $suit ->
     [yellow] klíč
     [pink] maska
     [green] lupa
    *[blue] deštník
    } { $value }
krecia-card-played = { $suit ->
     [yellow] klíč
     [pink] masku
     [green] lupu
    *[blue] deštník
    } { $value }
krecia-role = { $role ->
     [agent] agent
     [mole] krtek
     [wired] Agent s odposlechem
     [paranoid] Vztahovačný agent
     [daredevil] Agent hazardér
     [decoy] Návnada
     [accomplice] Komplic
     [shady] Pochybná existence
     [sleeper] Spící agent
     [professor_no] Profesor No
    *[blank] prázdná karta role
    }
krecia-role-named = { $name }
krecia-role-count = { $count ->
     [1] { $role }
    *[other] { $role } × { $count }
    }
krecia-the-mole = { $role ->
     [professor_no] Profesor No
    *[mole] krtek
    }
krecia-provenance = { $kind ->
     [official] oficiální
     [attested] doložená
     [reading] doložená, výklad náš
     [own] z vlastní krabice
    *[reconstructed] rekonstruovaná
    }

## Co role dělají
krecia-about-agent = Vyhráváš s agenty: když splníte dost misí, nebo když hlasování ukáže na { $professor ->
     [yes] Profesora No
    *[no] krtka
    }.
krecia-about-agent-two = Vyhráváš s agenty: když splníte dost misí, nebo když v hlasování žádný agent neukáže na agenta. Ukáže-li agent na agenta, vyhrává krtek.
krecia-about-mole = Vyhráváš, když nasbíráš dost žetonů, nebo když na tebe hlasování neukáže. Nemusíš ctít barvu.
krecia-about-mole-two = Vyhráváš, když nasbíráš dost žetonů, nebo když druhý hráč, který je agent, ukáže v hlasování na Larryho. Nemusíš ctít barvu.
krecia-about-wired = Vyhráváš s agenty. Tvou roli znají všichni; máš-li víc než jeden žeton, { $professor ->
     [yes] Profesor No
    *[no] krtek
    } hned vyhrává. Nesmíš zvyšovat.
krecia-about-paranoid = Vyhráváš s agenty. Máš dva hlasy pro dva různé hráče; po odhalení smíš dát oba jednomu.
krecia-about-daredevil = Vyhráváš s agenty. Odhalí-li tě žetony, agenti hned vyhrávají.
krecia-about-decoy = Hraješ neutrálně a vyhráváš jen tehdy, když dostaneš nejvíc hlasů; všichni ostatní pak prohrávají. Máš-li hlasů stejně jako { $professor ->
     [yes] Profesor No
    *[no] krtek
    }, vyhráváte oba.
krecia-about-accomplice = Hraješ neutrálně a vyhráváš právě tehdy, když vyhrává tvůj partner. Nemáš žetony a nehlasuješ; vezmeš-li štych, partner vrací jeden žeton.
krecia-about-shady = Hraješ neutrálně a vyhráváš právě tehdy, když nevyhrává hráč po tvé pravici, který hraje těsně před tebou. Odhalí-li tě žetony, bereš mu jeden žeton a nehlasuješ.
krecia-about-sleeper = Vyhráváš s agenty. Odhalí-li tě žetony, měníš stranu: vyhráváš už jen s { $professor ->
     [yes] Profesorem No
    *[no] krtkem
    } a nehlasuješ.
krecia-about-professor_no = Hraješ místo krtka: nemusíš ctít barvu a vyhráváš, když na tebe hlasování neukáže, nebo hned, když jsou všichni ostatní odhalení. Odhalí-li tě žetony, hned prohráváš.
krecia-blank-goal = { $goal ->
     [agents] Vyhráváš s agenty.
     [mole] Vyhráváš s { $professor ->
         [yes] Profesorem No
        *[no] krtkem
        }.
     [most_votes] Vyhráváš jen tehdy, když dostaneš nejvíc hlasů; všichni ostatní pak prohrávají.
     [partner] Vybíráš si partnera, vidíš jeho roli a vyhráváš právě tehdy, když vyhrává on.
    *[right_loses] Vyhráváš právě tehdy, když nevyhrává hráč po tvé pravici.
    }
krecia-blank-goal-revealed = { $goal ->
     [agents] Odhalí-li tě žetony, vyhráváš od té chvíle jen s agenty.
    *[mole] Odhalí-li tě žetony, vyhráváš od té chvíle jen s { $professor ->
         [yes] Profesorem No
        *[no] krtkem
        }.
    }
krecia-blank-says = Prázdná karta role říká tomu, kdo ji dostane:
krecia-silence = V této hře nehlasuje, kdo je odhalený.
krecia-risky-in = V balíčku jsou riskantní mise: líznutá se musí vybrat.
krecia-goals = { $tricks ->
     [one] Hrajete jeden štych
     [few] Hrajete { $tricks } štychy
    *[other] Hrajete { $tricks } štychů
    }. Agenti vyhrávají, když splní { $goal ->
     [one] jednu misi
     [few] { $goal } mise
    *[other] { $goal } misí
    }; roli { $tokens ->
     [one] odhalí jeden žeton
     [few] odhalí { $tokens } žetony
    *[other] odhalí { $tokens } žetonů
    }.
krecia-blank-open = Hraješ s odhalenou rolí.
krecia-blank-free = Nemusíš ctít barvu.
krecia-blank-no-tokens = { $goal ->
     [partner] Nemáš žetony; vezmeš-li štych, partner jeden vrací.
    *[other] Nemáš žetony; vezmeš-li štych, ty z karet se vracejí do zásoby.
    }
krecia-blank-limit = Máš-li víc než { $limit ->
     [one] jeden žeton
     [few] { $limit } žetony
    *[other] { $limit } žetonů
    }, { $professor ->
     [yes] Profesor No
    *[no] krtek
    } hned vyhrává.
krecia-blank-reveal = { $effect ->
     [agents_win] Odhalí-li tě žetony, agenti hned vyhrávají.
     [mole_wins] Odhalí-li tě žetony, { $professor ->
         [yes] Profesor No
        *[no] krtek
        } hned vyhrává.
    *[take_token] Odhalí-li tě žetony, bereš jeden žeton hráči po své pravici.
    }
krecia-blank-text = Majitel dodává: { $text }
krecia-blank-votes = { $votes ->
     [0] Dokud je tvá role skrytá, tvůj hlas se nepočítá
     [1] Dokud je tvá role skrytá, máš jeden hlas
    *[2] Dokud je tvá role skrytá, máš dva hlasy pro dva různé hráče
    }; po odhalení { $revealed ->
     [0] nehlasuješ
     [1] máš jeden hlas
    *[2] máš dva hlasy, třeba i pro jednoho
    }.

## Mise
krecia-mission = „{ $asks }“ ({ $risky ->
     [yes] riskantní, { $judged ->
         [yes] posuzuje, kdo vynáší, { $provenance }
        *[no] { $provenance }
        }
    *[no] { $judged ->
         [yes] posuzuje, kdo vynáší, { $provenance }
        *[no] { $provenance }
        }
    }), trumf { $trump }
krecia-cards = { $cards ->
     [all] každá karta
     [first] první karta
     [second] druhá karta
     [third] třetí karta
     [last] poslední karta
     [not_first] každá karta kromě první
     [middle] { $of ->
         [4] obě prostřední karty
        *[other] prostřední karta
        }
    *[winner] karta, která bere štych
    }
krecia-if-values = { $cards ->
     [all] jen hodnoty od { $low } do { $high }
     [middle] { $of ->
         [4] obě prostřední karty mají hodnoty od { $low } do { $high }
        *[other] { $which } má hodnotu od { $low } do { $high }
        }
     [winner] { $which }, má hodnotu od { $low } do { $high }
    *[other] { $which } má hodnotu od { $low } do { $high }
    }
krecia-if-no_values = { $cards ->
     [all] žádná karta nemá hodnotu od { $low } do { $high }
     [middle] { $of ->
         [4] obě prostřední karty mají jiné hodnoty než od { $low } do { $high }
        *[other] { $which } má jinou hodnotu než od { $low } do { $high }
        }
     [winner] { $which }, má jinou hodnotu než od { $low } do { $high }
    *[other] { $which } má jinou hodnotu než od { $low } do { $high }
    }
krecia-if-parity = { $cards ->
     [all] jen { $parity ->
             [even] sudé
            *[odd] liché
            } hodnoty
     [middle] { $of ->
         [4] obě prostřední karty mají { $parity ->
             [even] sudé
            *[odd] liché
            } hodnoty
        *[other] { $which } má { $parity ->
             [even] sudou
            *[odd] lichou
            } hodnotu
        }
     [winner] { $which }, má { $parity ->
             [even] sudou
            *[odd] lichou
            } hodnotu
    *[other] { $which } má { $parity ->
             [even] sudou
            *[odd] lichou
            } hodnotu
    }
krecia-if-trump = { $cards ->
     [middle] { $of ->
         [4] obě prostřední karty jsou trumfy
        *[other] { $which } je trumf
        }
     [winner] { $which }, je trumf
    *[other] { $which } je trumf
    }
krecia-if-token = { $cards ->
     [middle] { $of ->
         [4] obě prostřední karty mají na sobě žeton
        *[other] { $which } má na sobě žeton
        }
     [winner] { $which }, má na sobě žeton
    *[other] { $which } má na sobě žeton
    }
krecia-if-wins = { $which } bere štych
krecia-if-highest = { $cards ->
     [middle] { $of ->
         [4] obě prostřední karty mají vyšší hodnoty než první a poslední
        *[other] { $which } má vyšší hodnotu než každá jiná
        }
    *[other] { $which } má vyšší hodnotu než každá jiná
    }
krecia-if-lowest = { $cards ->
     [middle] { $of ->
         [4] obě prostřední karty mají nižší hodnoty než první a poslední
        *[other] { $which } má nižší hodnotu než každá jiná
        }
    *[other] { $which } má nižší hodnotu než každá jiná
    }
krecia-if-rising = každá další karta má vyšší hodnotu než předchozí
krecia-if-falling = každá další karta má nižší hodnotu než předchozí
krecia-if-ends = { $alike ->
     [same] první a poslední karta mají stejnou barvu
    *[different] první a poslední karta mají různé barvy
    }
krecia-if-colours = { $range ->
     [one] všechny karty mají stejnou barvu
     [least] počet barev je nejméně { $low }
     [between] počet barev je od { $low } do { $high }
     [exact] počet barev je přesně { $low }
    *[most] počet barev je nejvýš { $high }
    }
krecia-if-trumps = { $range ->
     [none] žádná karta nemá trumfovou barvu
     [one] přesně jedna karta má trumfovou barvu
     [exact] počet trumfů je přesně { $low }
     [least] počet trumfů je nejméně { $low }
     [between] počet trumfů je od { $low } do { $high }
    *[most] počet trumfů je nejvýš { $high }
    }
krecia-if-tokens = { $range ->
     [none] na žádné kartě neleží žeton
     [one] žeton leží přesně na jedné kartě
     [exact] počet karet se žetonem je přesně { $low }
     [least] počet karet se žetonem je nejméně { $low }
     [between] počet karet se žetonem je od { $low } do { $high }
    *[most] počet karet se žetonem je nejvýš { $high }
    }
krecia-if-sum_at_most = součet hodnot je nejvýš { $limit }
krecia-if-sum_at_least = součet hodnot je nejméně { $limit }
krecia-if-colour = { $cards ->
     [middle] { $of ->
         [4] obě prostřední karty mají barvu: { $suit }
        *[other] { $which } je { $suit }
        }
     [winner] { $which }, je { $suit }
    *[other] { $which } je { $suit }
    }
krecia-if-how_many = { $range ->
     [none] ani jedna { $cards }
     [one] přesně jedna { $cards }
     [exact] přesně { $low } { $cards }
     [least] nejméně { $low } { $cards }
     [between] od { $low } do { $high } { $cards }
    *[most] nejvýš { $high } { $cards }
    }
krecia-if-count_values = { $range ->
     [none] ani jedna { $cards }
     [one] přesně jedna { $cards }
     [exact] přesně { $low } { $cards }
     [least] nejméně { $low } { $cards }
     [between] od { $low } do { $high } { $cards }
    *[most] nejvýš { $high } { $cards }
    }
krecia-sort = { $sort ->
     [even] { $range ->
         [none] sudá karta
         [between] sudých karet
        *[other] { $number ->
             [one] sudá karta
             [few] sudé karty
            *[other] sudých karet
            }
        }
     [odd] { $range ->
         [none] lichá karta
         [between] lichých karet
        *[other] { $number ->
             [one] lichá karta
             [few] liché karty
            *[other] lichých karet
            }
        }
     [high] { $range ->
         [none] vysoká karta (7 až 13)
         [between] vysokých karet (7 až 13)
        *[other] { $number ->
             [one] vysoká karta (7 až 13)
             [few] vysoké karty (7 až 13)
            *[other] vysokých karet (7 až 13)
            }
        }
     [low] { $range ->
         [none] nízká karta (1 až 6)
         [between] nízkých karet (1 až 6)
        *[other] { $number ->
             [one] nízká karta (1 až 6)
             [few] nízké karty (1 až 6)
            *[other] nízkých karet (1 až 6)
            }
        }
     [yellow] { $range ->
         [none] karta s klíčem (žlutá)
         [between] karet s klíčem (žlutých)
        *[other] { $number ->
             [one] karta s klíčem (žlutá)
             [few] karty s klíčem (žluté)
            *[other] karet s klíčem (žlutých)
            }
        }
     [pink] { $range ->
         [none] karta s maskou (růžová)
         [between] karet s maskou (růžových)
        *[other] { $number ->
             [one] karta s maskou (růžová)
             [few] karty s maskou (růžové)
            *[other] karet s maskou (růžových)
            }
        }
     [green] { $range ->
         [none] karta s lupou (zelená)
         [between] karet s lupou (zelených)
        *[other] { $number ->
             [one] karta s lupou (zelená)
             [few] karty s lupou (zelené)
            *[other] karet s lupou (zelených)
            }
        }
    *[blue] { $range ->
         [none] karta s deštníkem (modrá)
         [between] karet s deštníkem (modrých)
        *[other] { $number ->
             [one] karta s deštníkem (modrá)
             [few] karty s deštníkem (modré)
            *[other] karet s deštníkem (modrých)
            }
        }
    }
krecia-sort-values = { $range ->
     [none] karta
     [between] karet
    *[other] { $number ->
         [one] karta
         [few] karty
        *[other] karet
        }
    } s hodnotou { $alike ->
     [yes] { $first }
    *[no] od { $first } do { $last }
    }
krecia-if-same_parity = všechny karty jsou sudé, nebo všechny liché
krecia-if-spread = { $most ->
     [0] všechny karty mají stejnou hodnotu
    *[other] nejvyšší a nejnižší hodnota se liší nejvýš o { $most }
    }
krecia-if-not = nesmí nastat: { $one }
krecia-if-and = { $count ->
     [2] obojí zároveň: { $one }; { $two }
    *[3] všechno zároveň: { $one }; { $two }; { $three }
    }
krecia-if-or = { $count ->
     [2] aspoň jedno z toho: { $one }; { $two }
    *[3] aspoň jedno z toho: { $one }; { $two }; { $three }
    }
krecia-if-exactly_one = { $count ->
     [2] právě jedno z toho: { $one }; { $two }
    *[3] právě jedno z toho: { $one }; { $two }; { $three }
    }
krecia-brackets = ({ $what })
krecia-if-words = { $words }
krecia-words-unknown = mise { $number }, slovy majitele

## Tahy
krecia-do-play = Zahrát { $card }
krecia-do-raise = Zahrát { $card } se žetonem
krecia-do-choose = Vybrat { $mission }
krecia-do-larry = Larry hraje { $card }; navrch se vrací { $back }
krecia-do-ally = Vybrat partnera: { $partner_seat }
krecia-do-vote = Ukázat na: { $target_seat }
krecia-do-vote-two = Ukázat na: { $target_seat }, druhým prstem na: { $second_seat }

## Co je jisté
krecia-then-holds = { $me ->
     [yes] Štych je zatím tvůj.
    *[no] Štych zatím bere { $seat }.
    }
krecia-then-takes = { $me ->
     [yes] Bereš štych a { $tokens ->
         [one] jeden žeton
         [few] { $tokens } žetony
        *[other] { $tokens } žetonů
        }.
    *[no] { $seat } bere štych a { $tokens ->
         [one] jeden žeton
         [few] { $tokens } žetony
        *[other] { $tokens } žetonů
        }.
    }
krecia-then-fulfilled = Mise je splněna.
krecia-then-failed = Mise se nezdaří.
krecia-then-away = Nikdo jiný se nedozví o misi { $mission }.
krecia-then-bound = Jméno slyší všichni, roli vidíš jen ty.
krecia-then-sealed = Zapečetěno, dokud nezahlasují všichni.

## Odmítnutí
krecia-refuse-ally-now = Nejdřív si vyber partnera.
krecia-refuse-choose-now = Nejdřív vyber jednu ze dvou misí.
krecia-refuse-play-now = Teď se hraje karta z ruky.
krecia-refuse-larry-now = Teď se hraje Larryho karta, jedna ze tří, na které se díváš.
krecia-refuse-vote-now = Štychy jsou dohrány: teď ukaž, kdo je { $professor ->
     [yes] Profesor No
    *[no] krtek
    }.
krecia-refuse-drawn = Na výběr máš { $one } nebo { $two }.
krecia-refuse-risky = Líznutá riskantní mise se musí vybrat.
krecia-refuse-not-held = Takovou kartu nemáš: { $card }. Tvoje ruka: { $cards }.
krecia-refuse-follow = Vynesená barva je { $suit } a můžeš ji ctít: { $cards }.
krecia-refuse-no-raising = V této hře se sázka nezvyšuje.
krecia-refuse-leader-raises = Kdo vynáší, nesmí zvyšovat: zahraj bez žetonu.
krecia-refuse-revealed-raises = Kdo je odhalený, nesmí zvyšovat: zahraj bez žetonu.
krecia-refuse-no-token = Nemáš žeton: zahraj bez něj.
krecia-refuse-three = Larry může zahrát jednu z těchto karet: { $cards }.
krecia-refuse-larry-follows = Vynesená barva je { $suit } a Larry ji může ctít: { $cards }.
krecia-refuse-ally = Na výběr máš: { $seats }.
krecia-refuse-vote-self = Pro sebe hlasovat nelze; na výběr máš: { $seats }.
krecia-refuse-vote-revealed = Kdo je odhalený, není už podezřelý; na výběr máš: { $seats }.
krecia-refuse-vote-nobody = Tam nikdo nesedí; na výběr máš: { $seats }.
krecia-refuse-vote-two = Každý ukazuje na dva různé hráče, prvního a druhého; na výběr máš: { $seats }.
krecia-refuse-vote-one = Každý ukazuje na jednoho hráče; na výběr máš: { $seats }.

## Co se děje
krecia-deals = { $me ->
     [yes] Rozdáváš
    *[no] { $seat } rozdává
    } po { $cards ->
     [one] jedné kartě
     [few] { $cards } kartách
    *[other] { $cards } kartách
    }; zbytek { $seats ->
     [2] je Larryho balíček.
    *[other] zůstává zakrytý.
    }
krecia-in-play = Role ve hře: { $roles }.
krecia-special = { $role }: { $about }
krecia-my-role = Tvoje role: { $role }.
krecia-starts-revealed = { $seat } hraje s odhalenou rolí: { $role }.
krecia-allying = { $me ->
     [yes] Vybíráš si partnera.
    *[no] { $seat } si vybírá partnera.
    }
krecia-allies = { $me ->
     [yes] Tvůj partner: { $partner_seat }.
    *[no] { $seat } má partnera: { $partner_seat }.
    }
krecia-partner-role = Víš to jen ty: { $partner_seat } je { $role }.
krecia-leads = Štych { $trick } z { $tricks }: { $me ->
     [yes] vynášíš a vybíráš misi.
    *[no] { $seat } vynáší a vybírá misi.
    }
krecia-drawn = Lízneš si { $one } a { $two }.
krecia-has-pawn = { $me ->
     [yes] Larryho figurka stojí u tebe: hraješ za něj.
    *[no] Larryho figurku má { $seat }.
    }
krecia-chooses = { $me ->
     [yes] Vybíráš
    *[no] { $seat } vybírá
    } { $mission }.
krecia-looks = { $me ->
     [yes] Díváš se
    *[no] { $seat } se dívá
    } na tři Larryho karty.
krecia-three = Tři Larryho karty: { $cards }.
krecia-put-back = Navrch Larryho balíčku se vrací { $top }, ze hry jde { $out }.
krecia-opens = { $me ->
     [yes] Vynášíš
    *[no] { $seat } vynáší
    } { $card }.
krecia-follows = { $me ->
     [yes] Přidáváš
    *[no] { $seat } přidává
    } { $card }.
krecia-discards = { $me ->
     [yes] Nectíš barvu:
    *[no] { $seat } nectí barvu:
    } { $card }.
krecia-raises = { $me ->
     [yes] Pokládáš na tu kartu žeton: počítá se jako trumf.
    *[no] { $seat } pokládá na tu kartu žeton: počítá se jako trumf.
    }
krecia-takes = { $me ->
     [yes] Bereš
    *[no] { $seat } bere
    } štych a { $tokens ->
     [one] jeden žeton
     [few] { $tokens } žetony
    *[other] { $tokens } žetonů
    }.
krecia-takes-none = { $me ->
     [yes] Bereš štych, ale bez žetonů
    *[no] { $seat } bere štych, ale bez žetonů
    }{ $stake ->
     [0] .
    *[other] ; ty z karet se vracejí do zásoby.
    }
krecia-partner-pays = { $me ->
     [yes] Vracíš žeton do zásoby.
    *[no] { $seat } vrací žeton do zásoby.
    }
krecia-revealed = { $me ->
     [yes] Máš
    *[no] { $seat } má
    } { $tokens ->
     [one] jeden žeton
     [few] { $tokens } žetony
    *[other] { $tokens } žetonů
    }, a tak { $me ->
     [yes] ukazuješ
    *[no] ukazuje
    } roli: { $role }.
krecia-steals = { $me ->
     [yes] Bereš
    *[no] { $seat } bere
    } žeton hráči po pravici ({ $right_seat }).
krecia-fulfilled = Mise splněna: { $done } z { $goal }.
krecia-failed = Mise se nezdařila; zatím { $done } z { $goal }.
krecia-vote-opens = Poslední štych je dohrán a nikdo nevyhrává: rozhodne hlasování.
krecia-talk-now = Teď si můžete promluvit. Nesmíš říkat, jaké karty máš v ruce, ani co bylo na nevybrané misi.
krecia-seals = { $me ->
     [yes] Tvůj hlas je zapečetěn.
    *[no] { $seat } už má hlas zapečetěný.
    }
krecia-points = { $me ->
     [yes] Ukazuješ
    *[no] { $seat } ukazuje
    } na: { $targets }.
krecia-was = { $seat }: { $role }.
krecia-winners = { $count ->
     [1] Vyhrává
    *[other] Vyhrávají
    }: { $winners }.

## Mise slovy
krecia-judging = { $me ->
     [yes] Tento štych vynášíš ty, a proto řekni, zda je mise splněna.
    *[no] Kdo vynáší, ten posuzuje: { $seat } říká, zda je mise splněna.
    }
krecia-judges = { $me ->
     [yes] Říkáš
    *[no] { $seat } říká
    }: { $fulfilled ->
     [yes] mise je splněna; { $done } z { $goal }.
    *[no] mise splněna není; zatím { $done } z { $goal }.
    }
krecia-objecting = Kdo to vidí jinak, může vznést námitku do zápisu: co bylo řečeno, platí.
krecia-has-said = { $me ->
     [yes] Tvoje odpověď je zapsaná.
    *[no] { $seat } už má odpověď hotovou.
    }
krecia-object = { $count ->
     [0] Nikdo nemá námitku.
     [one] Je tu námitka, vznáší ji { $seats }.
    *[other] Jsou tu námitky, vznáší je: { $seats }.
    }
krecia-unjudged = Hra končí dřív, než je mise posouzena.
krecia-do-judge = { $fulfilled ->
     [yes] Mise je splněna
    *[no] Mise splněna není
    }
krecia-do-object = { $objects ->
     [yes] Námitka do zápisu
    *[no] Bez námitek
    }
krecia-then-judged = { $me ->
     [yes] Pak řekneš, zda je mise splněna.
    *[no] Pak { $seat } řekne, zda je mise splněna.
    }
krecia-then-counts = Splněné mise po tom: { $done } z { $goal }.
krecia-then-recorded = Zapíše se to a je to vidět; nic to nemění.
krecia-refuse-judge-now = Teď řekni, zda je mise splněna.
krecia-refuse-object-now = Teď řekni, zda máš námitku.
krecia-board-objecting = Kdo ještě může vznést námitku: { $seats }.
krecia-ask-judge = Je mise splněna? 1 ne, 2 ano
krecia-ask-object = Máš námitku? 1 ne, 2 ano, do zápisu
krecia-page-judge = Je mise splněna?
krecia-page-judge-note = Tento štych vynášíš ty, a proto misi posuzuješ ty: poctivě, podle jejích slov.
krecia-page-object = Vidíš to jinak?
krecia-page-waits-judge = { $seat } posuzuje misi.
krecia-page-words = slovy: posuzuje ten, kdo vynáší
krecia-why-judge = { $fulfilled ->
     [yes] Podle nápovědy je mise splněna.
    *[no] Podle nápovědy mise splněna není.
    }
krecia-why-judge-unread = Bot tahle slova neumí přečíst, a tak neřekne, že je mise splněna.

## Konec
krecia-won-missions = Agenti plní { $done ->
     [one] jednu misi
     [few] { $done } mise
    *[other] { $done } misí
    } a vyhrávají.
krecia-won-tokens = { $me ->
     [yes] Máš
    *[no] { $seat } má
    } { $tokens ->
     [one] jeden žeton
     [few] { $tokens } žetony
    *[other] { $tokens } žetonů
    } ({ $role }): vyhrává { $mole }.
krecia-won-reveal = { $me ->
     [yes] Ukazuješ
    *[no] { $seat } ukazuje
    } roli: { $role }. Vyhrávají agenti.
krecia-won-limit = { $me ->
     [yes] Máš
    *[no] { $seat } má
    } { $tokens ->
     [one] jeden žeton
     [few] { $tokens } žetony
    *[other] { $tokens } žetonů
    } ({ $role }), to je příliš: vyhrává { $mole }.
krecia-won-all-revealed = Všichni ostatní jsou odhalení: vyhrává Profesor No.
krecia-won-found = Hlasování ukazuje { $me ->
     [yes] na tebe
    *[no] na: { $seat }
    } ({ $role }). Vyhrávají agenti.
krecia-won-mistaken = Hlasování ukazuje { $me ->
     [yes] na tebe
    *[no] na: { $seat }
    } ({ $role }). Vyhrává { $mole }.
krecia-won-tied = Hlasování je nerozhodné: vyhrává { $mole }.
krecia-won-decoyed = { $me ->
     [yes] Hlasování ukazuje na tebe ({ $role }): vyhráváš jen ty.
    *[no] Hlasování ukazuje na: { $seat } ({ $role }). Tato role vyhrává a všichni ostatní prohrávají.
    }
krecia-won-decoyed-with-mole = Nejvíc hlasů mají shodně { $role } a { $mole }: vyhrávají oba.
krecia-won-found-two = Žádný agent neukazuje na agenta: vyhrávají agenti.
krecia-won-mistaken-two = Agent ukazuje na agenta: vyhrává krtek.

## Deska textem
krecia-board-trick = Štych { $trick } z { $tricks }.
krecia-board-mission = Mise: { $mission }.
krecia-board-card = { $seat }: { $card }.
krecia-board-raised = { $seat }: { $card } se žetonem, počítá se jako { $trump }.
krecia-board-done = Splněné mise: { $done } z { $goal }.
krecia-board-done-one = Splněna: { $mission }.
krecia-board-tokens = { $me ->
     [yes] Ty: { $tokens ->
         [one] jeden žeton
         [few] { $tokens } žetony
        *[other] { $tokens } žetonů
        }.
    *[no] { $seat }: { $tokens ->
         [one] jeden žeton
         [few] { $tokens } žetony
        *[other] { $tokens } žetonů
        }.
    }
krecia-board-revealed = { $me ->
     [yes] Tvoje role je odhalená
    *[no] { $seat }, odhalená role
    }: { $role }.
krecia-board-hand = { $seat } má v ruce { $cards ->
     [one] jednu kartu
     [few] { $cards } karty
    *[other] { $cards } karet
    }.
krecia-board-threshold = Roli { $tokens ->
     [one] odhalí jeden žeton
     [few] odhalí { $tokens } žetony
    *[other] odhalí { $tokens } žetonů
    }; v zásobě: { $pool }.
krecia-board-partner = { $me ->
     [yes] { $role } má partnera: jsi to ty.
    *[no] { $role } má partnera: { $seat }.
    }
krecia-my-hand = Tvoje ruka: { $cards }.
krecia-board-voting = Hlasování; čeká se na: { $seats }.
krecia-board-turn = { $me ->
     [yes] { $doing ->
         [ally] Vyber si partnera.
         [choose] Vyber misi.
         [larry] Zahraj Larryho kartu.
         [judge] Řekni, zda je mise splněna.
        *[play] Zahraj kartu.
        }
    *[no] { $doing ->
         [ally] { $seat } si vybírá partnera.
         [choose] { $seat } vybírá misi.
         [larry] { $seat } hraje Larryho kartu.
         [judge] { $seat } říká, zda je mise splněna.
        *[play] { $seat } hraje kartu.
        }
    }

## Terminál
krecia-numbered = { $number } { $seat }
krecia-ask-choose = Která mise? 1 nebo 2
krecia-ask-lead = Tvá karta, např. { $example } (k klíč, m maska, l lupa, d deštník)
krecia-ask-follow = Tvá karta, např. { $example }; + na konci na ni položí žeton
krecia-ask-follow-only = Tvá karta, např. { $example }
krecia-ask-larry = Kterou hraje Larry a která se vrací navrch? Dvě čísla, např. { $example }
krecia-ask-ally = Tvůj partner, číslo: { $choices }
krecia-ask-vote = Na koho ukazuješ? Číslo: { $choices }
krecia-ask-vote-two = Na koho ukazuješ? Dvě čísla, první a druhý prst, např. { $example }: { $choices }
krecia-ask-vote-two-counts = Tvoje dva hlasy, dvě čísla, např. { $example }: { $choices }
krecia-bad-card = Napiš barvu a hodnotu, jako { $example }: k klíč, m maska, l lupa, d deštník.
krecia-short = { $suit ->
     [yellow] k
     [pink] m
     [green] l
    *[blue] d
    }{ $value }
krecia-holds-now = { $me ->
     [yes] Štych je zatím tvůj.
    *[no] Štych zatím bere { $seat }.
    }
krecia-screen-dead = Tuto misi už nejde splnit.
krecia-screen-larry = Larry sedí na třetím místě a jeho karty hraje ten, kdo má figurku: prohlédne si tři, jednu zahraje, jednu vrátí navrch, jednu odloží zakrytou.
krecia-bad-number = Napiš jedno číslo ze seznamu: { $choices }.
krecia-bad-two = Napiš dvě čísla ze seznamu: { $choices }.
krecia-bad-different = Napiš dvě různá čísla: nejdřív karta, kterou Larry hraje, pak ta, která se vrací navrch.
krecia-screen-three = Tři Larryho karty:
krecia-screen-risky = riskantní
krecia-screen-trump = trumf
krecia-screen-trick = Štych { $trick } z { $tricks }
krecia-screen-fulfilled = Mise byla splněna.
krecia-screen-failed = Mise se nezdařila.
krecia-screen-last = Předchozí štych
krecia-screen-cards = karty
krecia-screen-role = role
krecia-screen-hand = Tvoje ruka
krecia-screen-goals = Mise { $done } z { $goal } · role se odhaluje od { $tokens } ●
krecia-screen-may-raise = Na svou kartu můžeš položit žeton.
krecia-screen-follow = Cti barvu: { $suit }.
krecia-screen-void = Vynesená barva je { $suit }; žádnou nemáš, zahraj cokoli.
krecia-screen-free = Vynesená barva je { $suit }; ctít ji nemusíš.
krecia-screen-pawn = hraje za Larryho
krecia-screen-partner = partner
krecia-screen-sealed = zapečetěno
krecia-screen-second-idle = Každý ukazuje dvakrát, aby nebylo vidět, kdo má dva hlasy. U tebe platí jen první prst.
krecia-screen-idle = Každý ukazuje, aby nebylo vidět, kdo nemá hlas. Tvůj hlas se nepočítá, dokud je tvá role skrytá.

## Trenér
belief-mole = Kdo pod vámi kope?
belief-mole-other = Larry
krecia-proof-revoke = Ve štychu { $refused } { $seat } nectí barvu „{ $suit }“ a ve štychu { $trick } hraje { $card }: kdo musí ctít barvu, nemůže udělat obojí. Je to určitě { $professor ->
     [yes] Profesor No
    *[no] krtek
    }.
krecia-proof-counted = Spočítej karty, které ještě nebyly vidět: kdyby tu roli měl kdokoli jiný, nemohly by takto ležet. { $seat } je určitě { $professor ->
     [yes] Profesor No
    *[no] krtek
    }.
krecia-why-vote = Podle zahraných karet je { $seat } { $professor ->
     [yes] Profesor No
    *[no] krtek
    } s pravděpodobností { $percent } %.
krecia-why-suspect = Největší podezření: { $seat }, { $percent } %. { $professor ->
     [yes] Profesor No prohrává, když ho odhalí žetony: hraj tak, aby jich tento hráč bral hodně a ty málo.
    *[no] Hraj tak, aby tento hráč bral málo žetonů.
    }
krecia-why-alive = { $side ->
     [mole] Podle karet na stole jde misi po této kartě ještě splnit. Agent ji může zahrát taky.
    *[agents] Podle karet na stole jde misi po této kartě ještě splnit.
    }
krecia-why-done = { $side ->
     [mole] Tahle karta misi plní. Agent ji může zahrát taky.
    *[agents] Tahle karta misi plní.
    }
krecia-why-lost = Mise je už ztracená; teď jde o to, kdo bere štych a jeho žetony.
krecia-why-no-way = Žádná karta, kterou smíš zahrát, tuhle misi nezachrání; teď jde o to, kdo bere štych a jeho žetony.
krecia-why-breaks = { $side ->
     [mole] Tahle karta kazí misi, kterou agenti potřebují.
    *[agents] Tahle karta misi obětuje: počítají se i žetony a další mise.
    }
krecia-why-choose = Tuhle misi můžeš začít, aniž ji pokazíš, tolika kartami: { $cards } z { $hand }; tu druhou: { $other }.
krecia-why-mole = Hlasování tě nesmí najít: ať vypadá provinile někdo jiný.
krecia-why-friend = { $professor ->
     [yes] Vyhráváš s Profesorem No
    *[no] Vyhráváš s krtkem
    }: každá mise, která se nezdaří, vás k tomu oba přibližuje.
krecia-why-goal = { $goal ->
     [most_votes] Vyhráváš, když máš nejvíc hlasů: trocha podezření ti prospívá.
     [partner] Vyhráváš, když vyhrává tvůj partner: co je dobré pro partnera, je dobré pro tebe.
    *[right_loses] Vyhráváš, když nevyhrává hráč po tvé pravici: co mu škodí, pomáhá tobě.
    }

## Stůl v prohlížeči
krecia-asks = { $asks }
krecia-suit-name = { $suit ->
     [yellow] klíč
     [pink] maska
     [green] lupa
    *[blue] deštník
    }
krecia-tokens = { $tokens ->
     [one] jeden žeton
     [few] { $tokens } žetony
    *[other] { $tokens } žetonů
    }
krecia-fulfilled-of = Mise: { $done } z { $goal }
krecia-board-last = Předchozí štych, { $trick }. Mise: { $mission }. Štych bere { $seat }.
krecia-board-blank = Prázdná karta role říká: { $says }
krecia-board-deck = Larryho balíček, karet: { $cards }.
krecia-page-provenance = { $kind ->
     [attested] doložená mise
     [reading] doložená mise; které karty jsou prostřední, jsme určili sami
     [own] mise z vlastní krabice
    *[reconstructed] rekonstruovaná mise, ne z krabice
    }
krecia-page-trump = trumf
krecia-page-raised = { $card } se žetonem, počítá se jako { $trump }
krecia-page-as = jako
krecia-page-order = pořadí:
krecia-page-missions = Mise
krecia-page-of = { $done } z { $goal }
krecia-page-mole-wins = Krtek vyhrává: { $tokens }
krecia-page-reveals = Odhalí roli: { $tokens }
krecia-page-look = Co si smíš prohlédnout
krecia-page-no-trick = Žádný štych ještě není dohraný.
krecia-page-done = Splněné mise: { $done } z { $goal }
krecia-page-cast = Role v této hře
krecia-page-risky = Riskantní mise
krecia-page-info = Mise a cíle
krecia-page-lead = Vynesená barva
krecia-page-lead-note = { $me ->
     [yes] Vynášíš
    *[no] { $seat } vynáší
    } tuto barvu. Kdo ji má, musí ji ctít.
krecia-page-mission = Mise
krecia-page-only-you = Tyto karty vidíš jen ty
krecia-page-leads = vynáší
krecia-page-cards = karet v ruce: { $cards }
krecia-page-deck = karty v Larryho balíčku: { $cards }
krecia-page-slot = tvoje karta
krecia-page-then-you = potom ty
krecia-page-brief = přes kufřík: se žetonem
krecia-page-identity = Legitimace č. { $number }
krecia-page-role = Tvoje role
krecia-page-hold = podrž a podívej se
krecia-page-peek = Tvoje role: podrž a podívej se
krecia-page-known = Tvou roli znají všichni.
krecia-page-threshold = Žetony, které odhalí roli: { $tokens }.
krecia-page-partner-is = { $partner_seat }: { $role }
krecia-page-partner-perf = Koho jmenuješ, vědí všichni. Jakou má roli, víš jen ty.
krecia-page-read = Pamatuji si, schovat
krecia-page-read-note = Na roli se pak podíváš, když podržíš tlačítko s kloboukem.
krecia-page-ally = Vyber partnera
krecia-page-lead-any = Vynášíš: zahraj libovolnou kartu.
krecia-page-without = Bez žetonu:
krecia-page-with = Se žetonem:
krecia-page-play = Zahraj
krecia-page-play-off = Zahraj mimo barvu
krecia-page-choose-card = Vyber kartu
krecia-page-raise = Zahraj a zvyš
krecia-page-counts = počítá se jako { $suit ->
     [yellow] klíč
     [pink] maska
     [green] lupa
    *[blue] deštník
    } { $value }
krecia-page-you-lead = Vynášíš
krecia-page-you-lead-note = Vybíráš jednu ze dvou misí. Druhou nikdo neuvidí. Pak zahraješ první kartu.
krecia-page-take = Beru tuto misi
krecia-page-tray-plays = Larry hraje
krecia-page-tray-top = navrch balíčku
krecia-page-tray-out = vypadne, rubem nahoru
krecia-page-swap = Vyměň: { $one }, { $two }
krecia-page-larry-follows = Larry ctí barvu, pokud může: { $suit }. Zvyšovat nesmí.
krecia-page-whose-larry = Čí je Larry?
krecia-page-whose-larry-note = Larryho figurka stojí u tebe. Díváš se na tři karty z jeho balíčku: jednu zahraje, jedna se vrací navrch, jedna vypadne ze hry.
krecia-page-trays = Tři Larryho karty
krecia-page-my-hand = Moje ruka, { $cards }
krecia-page-larry-plays = Larry hraje
krecia-page-larry-how = { $card }; navrch { $back }
krecia-page-sealed-row = Čí hlasy jsou zapečetěné
krecia-page-thinks = ještě přemýšlí
krecia-page-votes-not = nehlasuje
krecia-page-suspects = Podezřelí
krecia-page-finger = prst { $finger }
krecia-page-wait-votes = Čekáme na ostatní hlasy.
krecia-page-two-fingers = Každý ukazuje na dva hráče, prvního a druhého. Druhý se počítá jen tomu, kdo má dva hlasy.
krecia-page-who = Kdo je { $professor ->
     [yes] Profesor No
    *[no] krtek
    }?
krecia-page-who-note = Všichni hlasují najednou. Hlasy otevřeme společně; remízu vyhrává { $professor ->
     [yes] Profesor No
    *[no] krtek
    }.
krecia-page-who-two = Hlasujete najednou. Ukáže-li agent na agenta, vyhrává krtek.
krecia-page-seal = Zapečetit hlas
krecia-page-votes = Hlasování
krecia-page-points = ukazuje na:
krecia-page-to-end = K závěru
krecia-page-to-vote = K hlasování
krecia-page-next-trick = Další štych
krecia-page-stamp-done = Splněna
krecia-page-stamp-failed = Nesplněna
krecia-page-agents-win = Agenti vítězí!
krecia-page-mole-won = Krtek vítězí!
krecia-page-professor-wins = Profesor No vítězí!
krecia-page-opened = Všechno na stůl
krecia-page-won = výhra
krecia-page-unseen = Karty, které nikdo neviděl:
krecia-page-mark-vote = hlas
krecia-page-mark-vote-title = Rozhoduje hlas
krecia-page-mark-done = Štych { $trick }: mise splněna
krecia-page-mark-failed = Štych { $trick }: mise nesplněna
krecia-page-trick = Štych { $trick }
krecia-page-all-hands = Všechny ruce
krecia-page-players = { $seats ->
     [2] 2 hráči a Larry
     [one] { $seats } hráč
     [few] { $seats } hráči
    *[other] { $seats } hráčů
    }

## Možnosti, se kterými se hrát nedá
krecia-refused-role-seats = Zvláštní role jsou pro čtyři nebo pět hráčů, ne pro { $seats }.
krecia-refused-too-many = Vedle krtka { $most ->
     [one] se vejde nejvýš jedna zvláštní role
     [few] se vejdou nejvýš { $most } zvláštní role
    *[other] se vejde nejvýš { $most } zvláštních rolí
    } včetně prázdné karty, ne { $count }.
krecia-refused-same-role = Karta této role je jen jedna: { $role }.
krecia-refused-both-open = { $one } a { $two } nejdou dohromady: obě role jsou odhalené od začátku.
krecia-refused-both-neutral = { $one } a { $two } nejdou dohromady: obě role jsou neutrální.
krecia-refused-seat = { $option }: místa mají čísla od 0 do { $last } ({ $first_seat } – { $last_seat }); není mezi nimi { $asked }.
krecia-refused-no-open-role = open_role_seat: žádná role ve hře není odhalená od začátku; mohou být jen tyto: { $roles }.
krecia-refused-risky-two = Larry hraje bez riskantních misí: je třeba aspoň tří hráčů.
krecia-refused-risky-raising = Riskantní mise se ptají na žetony na kartách, a proto se s nimi musí hrát i zvyšování sázky.
krecia-refused-no-risky = V tomto balíčku nejsou riskantní mise.
krecia-refused-few = Při { $seats ->
     [one] jednom hráči
     [few] { $seats } hráčích
    *[other] { $seats } hráčích
    } hra spotřebuje { $drawn ->
     [one] jednu misi
     [few] { $drawn } mise
    *[other] { $drawn } misí
    }; v balíčku je jich { $count }.
krecia-refused-blank-place = Prázdná karta role nahrazuje agenta; sought a last_hidden patří na místo krtka.
krecia-refused-blank-hidden = Prázdná karta role musí být odhalená od začátku (open), má-li { $word ->
     [partner] mít partnera
     [token_limit] mít omezený počet žetonů
    *[holds_tokens] být bez žetonů
    }: skrytá by se tím hned prozradila.
krecia-refused-blank-open = Prázdnou kartu role odhalenou od začátku už žetony neodhalí: nemůže mít on_reveal ani goal_revealed.
krecia-refused-blank-most-votes = Pro roli odhalenou od začátku nelze hlasovat: s cílem „nejvíc hlasů“ by nikdy nevyhrála.
krecia-refused-toml = Tohle není TOML: { $line ->
     [end] soubor končí příliš brzy.
    *[other] viz řádek { $line }.
    }
krecia-refused-list = Balíček je seznam misí: každá karta začíná řádkem [[mission]] a nic jiného v souboru není.
krecia-refused-size = Balíček má 1 až { $most ->
     [few] { $most } mise
    *[other] { $most } misí
    }, ne { $count }.
krecia-refused-twice = Mise { $mission } je tu dvakrát; každá musí mít vlastní id.
krecia-refused-order = Mise { $mission }: nic neleží od { $low } do { $high }; menší číslo je low.
krecia-refused-words-or-conditions = Mise { $mission }: má buď podmínky, nebo slova, podle kterých ji posuzuje ten, kdo vynáší.
krecia-refused-hint = Mise { $mission }: nápověda (hint) patří jen ke slovům.
krecia-refused-unreadable = Mise { $mission }: v jejích slovech jsou znaky, které nelze ukázat na řádku, nebo jen mezery.
krecia-refused-nested = Mise { $mission }: podmínka se smí skládat nejvýš do hloubky { $deepest } a částí v ní smí být nejvýš { $longest }.
krecia-refused-parts = Částí je v podmínkách tohoto balíčku { $count }; smí jich být nejvýš { $most }.
krecia-refused-blank-unreadable = Prázdná karta role: v jejím jménu nebo textu jsou znaky, které nelze ukázat na řádku, nebo jen mezery.
krecia-pack-missing = Mise { $mission }: chybí { $field }.
krecia-pack-unknown = Mise { $mission }: { $field } tu není známo; známé je: { $known }.
krecia-pack-values = Mise { $mission }: { $field } může být: { $values }.
krecia-pack-number = Mise { $mission }: { $field } je celé číslo od { $low } do { $high }.
krecia-pack-flag = Mise { $mission }: { $field } je true nebo false.
krecia-pack-text = Mise { $mission }: { $field } je text v uvozovkách{ $most ->
     [0] .
    *[other] , o délce { $least } až { $most ->
         [one] { $most } znak
         [few] { $most } znaky
        *[other] { $most } znaků
    }.
    }
krecia-pack-limits = Mise { $mission }: { $field } jsou tři celá čísla, pro štychy ze tří, čtyř a pěti karet ({ $ranges }).
krecia-pack-conditions = Mise { $mission }: { $field } je seznam podmínek, od { $least } do { $most }.
krecia-refused-deep = Mise { $mission }: její podmínky jsou vnořené příliš hluboko.

## Psaní misí a rolí
krecia-edit-kind = { $kind ->
     [values] jen hodnoty od … do …
     [no_values] žádné hodnoty od … do …
     [parity] sudá, nebo lichá
     [colour] v barvě
     [trump] trumf
     [token] se žetonem
     [wins] bere štych
     [highest] nejvyšší hodnota
     [lowest] nejnižší hodnota
     [rising] hodnoty rostou
     [falling] hodnoty klesají
     [same_parity] všechny sudé, nebo všechny liché
     [spread] hodnoty blízko u sebe
     [ends] první a poslední karta: barvy
     [how_many] kolik karet jednoho druhu
     [count_values] kolik karet s danými hodnotami
     [colours] kolik barev
     [trumps] kolik trumfů
     [tokens] kolik karet se žetonem
     [sum_at_most] součet nejvýš
     [sum_at_least] součet nejméně
     [not] nesmí nastat
     [and] všechno z několika
     [or] aspoň jedno z několika
    *[exactly_one] právě jedno z několika
    }
krecia-edit-field = { $field ->
     [kind] podmínka
     [cards] které karty
     [low] od
     [high] do
     [first] nejnižší hodnota
     [last] nejvyšší hodnota
     [parity] sudost
     [colour] barva
     [most] rozdíl nejvýš
    *[of] jakých karet
    }
krecia-edit-choice = { $choice ->
     [even] sudé
     [odd] liché
     [same] stejné
    *[different] různé
    }
krecia-edit-limit = při { $cards ->
     [one] jedné kartě
     [few] { $cards } kartách
    *[other] { $cards } kartách
    }
krecia-edit-part = Část { $number }
krecia-edit-condition = Podmínka { $number }
krecia-edit-remove = Odebrat
krecia-edit-add-part = Přidat část
krecia-edit-add = Přidat podmínku
krecia-edit-meaning = Co to znamená
krecia-edit-hinted = Boti slova chápou takto:
krecia-edit-id = Krátké jméno
krecia-edit-how = Jak se posuzuje
krecia-edit-by-conditions = podle podmínek
krecia-edit-by-words = slovy; posuzuje ten, kdo vynáší
krecia-edit-words = Slova na kartě
krecia-edit-hint-help = Boti číst neumějí. S podmínkou jako nápovědou můžou misi hrát, a když vynášejí, i posoudit.
krecia-edit-ours = Začít od našich misí
krecia-edit-export = Uložit jako soubor
krecia-edit-kept = Uloženo v tomto zařízení.
krecia-edit-unfinished = nedokončená
krecia-edit-new = Nová mise
krecia-edit-count = { $count } z { $most }
krecia-edit-delete = Smazat tuto misi
option-missions-edit = Psát mise
option-blank_role-name = Jméno
option-blank_role-text = Vlastními slovy, pro lidi
krecia-refused-role-file = Tohle není role: { $why }

## Uvedení
tutorial-role = To je tvoje tajná role: patříš k agentům. Mezi ostatními je krtek. Zapamatuj si ji a kartu zakryj.
tutorial-mission = Agenti plní mise společně. Vynášíš, a tak vybíráš jednu ze dvou: klepni na „přesně jedna karta má trumfovou barvu“ a vylož ji.
tutorial-lead = Teď vynes kartu. Ostatní musí přidat masku, pokud ji mají; jen krtek nemusí. Klepni na masku 8 a zahraj ji.
tutorial-first = { $three_seat } klade na masku žeton, takže se počítá jako trumf: přesně jeden, mise splněna! Kdo bere štych, vynáší.
tutorial-raise = Teď ty. Klepni na lupu 9 a zahraj ji se žetonem: počítá se jako trumf a bere štych.
tutorial-second = { $two_seat } nepřidává lupu: žádnou nemá, nebo je to krtek. Zapamatuj si to! Štych i žetony jsou tvoje.
tutorial-suspect = Zase vynášíš. Vyber „jen hodnoty od 4 do 10“.
tutorial-on = Vynes klíč 7: k misi se hodí.
tutorial-third = Dvě karty byly moc nízké: mise se nedaří. I to se stává. Agenti potřebují sedm misí v deseti štyších.
tutorial-test = Teď malá past. Vyber „všechny karty mají stejnou barvu“.
tutorial-glass = A vynes lupu 1: kdo má lupu, musí ji ukázat.
tutorial-proof = Podívej: { $two_seat } přidává lupu! Ve druhém štychu žádná nepřišla. Tohle smí jen krtek.
tutorial-follow = Vynesla se maska, takže musíš přidat svou jedinou: masku 11. Pak přeskočíme na konec posledního štychu.
tutorial-later = O pět štychů později: šest splněných misí, o jednu méně, než je třeba. Teď všichni najednou a tajně na někoho ukážou.
tutorial-vote = Už víš, kdo to je. Ukaž na hráče { $two_seat } a zapečeť hlas.
tutorial-finale = Obálky jsou otevřené: nejvíc hlasů má { $two_seat }, a byl to krtek. Agenti vyhrávají, i když jedna mise chyběla!

## Příklady na stránce pravidel
example-trick = Kdo bere štych a povedla se mise?
example-trick-start = U stolu sedíte čtyři. První štych vynáší { $first_seat } a vybírá misi.
example-trick-lead = Mise chce samé hodnoty od 7 do 13 a trumfem je klíč. První kartu hraje { $first_seat }.
example-trick-follow = Teď ty. Máš masky, takže musíš ctít barvu. Vyzkoušej karty.
example-trick-trump = { $third_seat } nemá žádnou masku a smí zahrát cokoli.
example-trick-last = Poslední kartu hraje { $fourth_seat }.
example-trick-end = Klíč 7 je jediný trumf, takže bere štych, i když maska 12 má vyšší hodnotu. Všechny karty jsou od 7 do 13: mise je splněná.
example-raising = Dva stejné trumfy
example-raising-start = Vynáší { $first_seat }. Mise je stejná.
example-raising-lead = Trumfem je zase klíč. První kartu hraje { $first_seat }.
example-raising-raise = Máš lupy, takže musíš ctít barvu. Žeton z tvé karty udělá trumf. Vyzkoušej.
example-raising-equal = { $third_seat } nemá žádnou lupu a hraje trumf.
example-raising-end = Tvoje lupa 5 se počítá jako klíč 5. Ze dvou stejných trumfů bere štych ten zahraný později a s ním i tvůj žeton. Mise splněná není, protože hodnoty jsou příliš nízké.
example-risky = Kterou misi je nutné vybrat?
example-risky-start = V balíčku jsou i riskantní mise. Vynášíš a jedna z tvých dvou misí je riskantní. Vyzkoušej obě.
example-risky-lead = Riskantní mise chce žeton na třetí kartě. Kdo vynáší, žeton položit nesmí, a tak hraješ bez něj.
example-risky-second = { $second_seat } přidává bez žetonu: jde přece o třetí kartu.
example-risky-third = { $third_seat } nemá žádnou masku, smí tedy zahrát cokoli a pokládá na tu kartu žeton.
example-risky-last = Poslední kartu hraje { $fourth_seat }.
example-risky-end = Na třetí kartě leží žeton, takže mise je splněná. Lupa 8 se počítá jako klíč 8 a jako jediný trumf bere štych a s ním dva žetony: svůj a jeden ze zásoby.
example-vote = Na koho se smí ukázat?
example-vote-start = Po posledním štychu mají agenti málo misí, a tak rozhodne hlasování. { $third_seat } je agent, kterého odhalily žetony. Na koho ukážeš? Vyzkoušej.
example-vote-sealed = Tvůj hlas leží v obálce a nikdo ho nevidí, dokud nezahlasují všichni.
example-vote-end = Obálky jsou otevřené. Nejvíc hlasů má { $fourth_seat }: je to krtek, takže vyhrávají agenti. Kdyby měli nejvíc hlasů dva hráči shodně, vyhrál by krtek.
example-larry = Co hraje Larry?
example-larry-start = Hrajete ve dvou a Larryho figurka stojí u tebe. Vynesla se maska 9. Díváš se na tři Larryho karty: kterou smí zahrát? Vyzkoušej.
example-larry-mine = Larry přidává masku 11, navrch jeho balíčku se vrací klíč 12 a maska 3 jde ze hry. Teď tvoje vlastní karta.
example-larry-end = Trumf nikdo nezahrál, takže štych i žeton bere Larry. Všechny hodnoty jsou od 7 do 13: mise je splněná. Larry nikdy nevynáší, a tak další štych vynášíš ty a figurka přechází k druhému hráči.
