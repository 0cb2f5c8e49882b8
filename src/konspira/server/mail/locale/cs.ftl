## Dopisy hostům
mail-confirm-subject = Konspira: je to tvoje adresa?
mail-confirm = Dobrý den,

    někdo chce, aby Konspira na tuto adresu psala, když je ve hře na tahu. Pokud to jsi ty, potvrď to do jednoho dne:

    { $link }

    Pokud to nejsi ty, nedělej nic: další dopisy nepřijdou.
mail-turn-subject = { $title }: jsi na tahu
mail-turn = Ve hře { $title } jsi na tahu. Tvé místo u stolu:

    { $link }

    Tento dopis dostáváš, protože si to přeješ. Na jeden tah přijde nanejvýš jeden. Žádné další dopisy:

    { $stop }
