"""A reader of missions who knows no rule of ours: it judges a trick by the printed sentence alone, in any language.

It shares nothing with the program but the words, so what it finds in a sentence is what a person finds there.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass

COLOURS = ("yellow", "pink", "green", "blue")


@dataclass(frozen=True)
class Card:
    """A card of a trick: its printed colour and value, and whether a token lies on it."""

    colour: str
    value: int
    token: bool = False


@dataclass(frozen=True)
class Trick:
    """The cards in the order of play, and the trump."""

    cards: tuple[Card, ...]
    trump: str

    def colour(self, place: int) -> str:
        """What a card counts as: with a token, trump."""
        return self.trump if self.cards[place].token else self.cards[place].colour

    @property
    def values(self) -> list[int]:
        return [card.value for card in self.cards]

    @property
    def colours(self) -> list[str]:
        return [self.colour(place) for place in range(len(self.cards))]

    @property
    def winner(self) -> int:
        """The highest trump, of equal ones the later; without trumps the highest card of the colour that was led."""
        trumps = [place for place, colour in enumerate(self.colours) if colour == self.trump]
        if trumps:
            return max(trumps, key=lambda place: (self.cards[place].value, place))
        led = [place for place, card in enumerate(self.cards) if card.colour == self.cards[0].colour]
        return max(led, key=lambda place: self.cards[place].value)


Judge = Callable[[Trick], bool]
Places = Callable[[Trick], list[int]]


def _middle(trick: Trick) -> list[int]:
    return {3: [1], 4: [1, 2], 5: [2]}[len(trick.cards)]


WHICH: dict[str, dict[str, Places]] = {
    language: dict(
        zip(
            said,
            (
                lambda trick: list(range(len(trick.cards))),
                lambda trick: [0],
                lambda trick: [1],
                lambda trick: [2],
                lambda trick: [len(trick.cards) - 1],
                lambda trick: list(range(1, len(trick.cards))),
                _middle,
                _middle,
                lambda trick: [trick.winner],
            ),
            strict=True,
        )
    )
    for language, said in {
        "en": ("every card", "the first card", "the second card", "the third card", "the last card",
               "every card but the first", "the middle card", "both middle cards", "the card that takes the trick"),
        "pl": ("każda karta", "pierwsza karta", "druga karta", "trzecia karta", "ostatnia karta",
               "każda karta oprócz pierwszej", "środkowa karta", "obie środkowe karty", "karta, która bierze stawkę"),
        "cs": ("každá karta", "první karta", "druhá karta", "třetí karta", "poslední karta",
               "každá karta kromě první", "prostřední karta", "obě prostřední karty", "karta, která bere štych"),
    }.items()
}  # fmt: skip

# What a sentence can be, by what it says; a group is called after what it holds.
N, W = r"(?P<n>\d+)", r"(?P<which>.+?)"
RANGE = {
    "en": r"(?:(?P<none>not a single)|(?P<only>exactly one)|exactly (?P<exact>\d+)|at least (?P<least>\d+)"
          r"|at most (?P<most>\d+)|(?P<low>\d+) to (?P<high>\d+))",
    "pl": r"(?:(?P<none>ani jedna)|(?P<only>dokładnie jedna)|dokładnie (?P<exact>\d+)|co najmniej (?P<least>\d+)"
          r"|najwyżej (?P<most>\d+)|od (?P<low>\d+) do (?P<high>\d+))",
    "cs": r"(?:(?P<none>ani jedna)|(?P<only>přesně jedna)|přesně (?P<exact>\d+)|nejméně (?P<least>\d+)"
          r"|nejvýš (?P<most>\d+)|od (?P<low>\d+) do (?P<high>\d+))",
}  # fmt: skip
SENTENCES: dict[str, dict[str, str]] = {
    "en": {
        "only_values": r"only values from (?P<from>\d+) to (?P<to>\d+)",
        "a_value": W + r" (?:has a value|have values) from (?P<from>\d+) to (?P<to>\d+)",
        "no_values": r"no values from (?P<from>\d+) to (?P<to>\d+)",
        "no_value": W + r" (?:has no value|have no values) from (?P<from>\d+) to (?P<to>\d+)",
        "only_parity": r"only (?P<parity>even|odd) values",
        "parity": W + r" (?:has an|have) (?P<parity>even|odd) values?",
        "trump": W + " (?:is a trump|are trumps)",
        "token": W + " carr(?:ies|y) a token",
        "wins": W + " takes the trick",
        "highest": W + r" (?:has a higher value than any other|have higher values than the first and the last)",
        "lowest": W + r" (?:has a lower value than any other|have lower values than the first and the last)",
        "rising": "each card has a higher value than the one before",
        "falling": "each card has a lower value than the one before",
        "ends_same": "the first and the last card have the same colour",
        "ends_different": "the first and the last card have different colours",
        "one_colour": "all cards have the same colour",
        "colours": RANGE["en"] + " colours?",
        "trumps": "(?:" + RANGE["en"] + " trumps?|(?P<no>no) card is a trump|(?P<sole>exactly one) card is a trump)",
        "tokens": "(?:" + RANGE["en"] + " cards? with a token|(?P<no>no) card carries a token"
                  "|(?P<sole>exactly one) card carries a token)",
        "sum_most": f"the values add up to at most {N}",
        "sum_least": f"the values add up to at least {N}",
        "colour": W + r" (?:is|are) \w+ \((?P<colour>yellow|pink|green|blue)\)",
        "of_colour": RANGE["en"] + r" \w+ cards? \((?P<colour>yellow|pink|green|blue)\)",
        "of_parity": RANGE["en"] + " (?P<parity>even|odd) cards?",
        "of_height": RANGE["en"] + r" (?:high|low) cards? \((?P<from>\d+) to (?P<to>\d+)\)",
        "of_value": RANGE["en"] + r" cards? of value (?P<from>\d+)(?: to (?P<to>\d+))?",
        "same_parity": "all cards are even, or all cards are odd",
        "same_value": "all cards have the same value",
        "spread": f"the highest and the lowest value are at most {N} apart",
    },
    "pl": {
        "only_values": r"tylko wartości od (?P<from>\d+) do (?P<to>\d+)",
        "a_value": W + r",? (?:ma wartość|mają wartości) od (?P<from>\d+) do (?P<to>\d+)",
        "no_values": r"żadna karta nie ma wartości od (?P<from>\d+) do (?P<to>\d+)",
        "no_value": W + r",? (?:ma wartość inną|mają wartości inne) niż od (?P<from>\d+) do (?P<to>\d+)",
        "only_parity": r"tylko wartości (?P<parity>nieparzyste|parzyste)",
        "parity": W + r",? (?:ma wartość|mają wartości) (?P<parity>nieparzyst|parzyst)[ąe]",
        "trump": W + ",? (?:jest atutem|są atutami)",
        "token": W + ",? ma(?:ją)? na sobie żeton",
        "wins": W + " bierze stawkę",
        "highest": W + r" (?:ma wartość wyższą niż każda inna|mają wartości wyższe niż pierwsza i ostatnia)",
        "lowest": W + r" (?:ma wartość niższą niż każda inna|mają wartości niższe niż pierwsza i ostatnia)",
        "rising": "każda kolejna karta ma wyższą wartość niż poprzednia",
        "falling": "każda kolejna karta ma niższą wartość niż poprzednia",
        "ends_same": "pierwsza i ostatnia karta mają ten sam kolor",
        "ends_different": "pierwsza i ostatnia karta mają różne kolory",
        "one_colour": "wszystkie karty mają ten sam kolor",
        "colours": "liczba kolorów wynosi " + RANGE["pl"],
        "trumps": "(?:liczba atutów wynosi " + RANGE["pl"] + "|(?P<no>żadna) karta nie ma koloru atutowego"
                  "|(?P<sole>dokładnie jedna) karta ma kolor atutowy)",
        "tokens": "(?:liczba kart z żetonem wynosi " + RANGE["pl"] + "|(?P<no>na żadnej) karcie nie leży żeton"
                  "|żeton leży (?P<sole>dokładnie na jednej) karcie)",
        "sum_most": f"suma wartości wynosi najwyżej {N}",
        "sum_least": f"suma wartości wynosi co najmniej {N}",
        "colour": W + r"(?:,? to| mają kolor:) \w+ \((?P<colour>żółt|różow|zielon|niebiesk)\w+\)",
        "of_colour": RANGE["pl"] + r" kart\w? z \w+ \((?P<colour>żółt|różow|zielon|niebiesk)\w+\)",
        "of_parity": RANGE["pl"] + r" kart\w? (?P<parity>nieparzyst|parzyst)\w+",
        "of_height": RANGE["pl"] + r" kart\w? (?:wyso|nis)k\w+ \((?P<from>\d+)–(?P<to>\d+)\)",
        "of_value": RANGE["pl"] + r" kart\w? o wartości (?:od )?(?P<from>\d+)(?: do (?P<to>\d+))?",
        "same_parity": "wszystkie karty są parzyste albo wszystkie nieparzyste",
        "same_value": "wszystkie karty mają tę samą wartość",
        "spread": f"najwyższa i najniższa wartość różnią się najwyżej o {N}",
    },
    "cs": {
        "only_values": r"jen hodnoty od (?P<from>\d+) do (?P<to>\d+)",
        "a_value": W + r",? (?:má hodnotu|mají hodnoty) od (?P<from>\d+) do (?P<to>\d+)",
        "no_values": r"žádná karta nemá hodnotu od (?P<from>\d+) do (?P<to>\d+)",
        "no_value": W + r",? (?:má jinou hodnotu|mají jiné hodnoty) než od (?P<from>\d+) do (?P<to>\d+)",
        "only_parity": "jen (?P<parity>sudé|liché) hodnoty",
        "parity": W + r",? (?:má|mají) (?P<parity>sud|lich)\w+ hodnot[uy]",
        "trump": W + ",? (?:je trumf|jsou trumfy)",
        "token": W + ",? (?:má|mají) na sobě žeton",
        "wins": W + " bere štych",
        "highest": W + r" (?:má vyšší hodnotu než každá jiná|mají vyšší hodnoty než první a poslední)",
        "lowest": W + r" (?:má nižší hodnotu než každá jiná|mají nižší hodnoty než první a poslední)",
        "rising": "každá další karta má vyšší hodnotu než předchozí",
        "falling": "každá další karta má nižší hodnotu než předchozí",
        "ends_same": "první a poslední karta mají stejnou barvu",
        "ends_different": "první a poslední karta mají různé barvy",
        "one_colour": "všechny karty mají stejnou barvu",
        "colours": "počet barev je " + RANGE["cs"],
        "trumps": "(?:počet trumfů je " + RANGE["cs"] + "|(?P<no>žádná) karta nemá trumfovou barvu"
                  "|(?P<sole>přesně jedna) karta má trumfovou barvu)",
        "tokens": "(?:počet karet se žetonem je " + RANGE["cs"] + "|(?P<no>na žádné) kartě neleží žeton"
                  "|žeton leží (?P<sole>přesně na jedné) kartě)",
        "sum_most": f"součet hodnot je nejvýš {N}",
        "sum_least": f"součet hodnot je nejméně {N}",
        "colour": W + r"(?:,? je| mají barvu:) \w+ \((?P<colour>žlut|růžov|zelen|modr)\w+\)",
        "of_colour": RANGE["cs"] + r" kar\w+ s \w+ \((?P<colour>žlut|růžov|zelen|modr)\w+\)",
        "of_parity": RANGE["cs"] + r" (?P<parity>sud|lich)\w+ kar\w+",
        "of_height": RANGE["cs"] + r" (?:vysok|nízk)\w+ kar\w+ \((?P<from>\d+) až (?P<to>\d+)\)",
        "of_value": RANGE["cs"] + r" kar\w+ s hodnotou (?:od )?(?P<from>\d+)(?: do (?P<to>\d+))?",
        "same_parity": "všechny karty jsou sudé, nebo všechny liché",
        "same_value": "všechny karty mají stejnou hodnotu",
        "spread": f"nejvyšší a nejnižší hodnota se liší nejvýš o {N}",
    },
}  # fmt: skip
HUES = {"en": COLOURS, "pl": ("żółt", "różow", "zielon", "niebiesk"), "cs": ("žlut", "růžov", "zelen", "modr")}
EVEN = {"en": "even", "pl": "parzyst", "cs": "sud"}
NOT = {"en": "must not happen: ", "pl": "nie może się zdarzyć: ", "cs": "nesmí nastat: "}
# How many of the parts that follow must be so: (fewest, most), None for all of them.
OF_THESE = {
    "en": {"both: ": None, "all three: ": None, "at least one of these: ": (1, 9), "exactly one of these: ": (1, 1)},
    "pl": {"oba naraz: ": None, "wszystkie trzy naraz: ": None, "co najmniej jedno z tych: ": (1, 9),
           "dokładnie jedno z tych: ": (1, 1)},
    "cs": {"obojí zároveň: ": None, "všechno zároveň: ": None, "aspoň jedno z toho: ": (1, 9),
           "právě jedno z toho: ": (1, 1)},
}  # fmt: skip


def read(sentence: str, language: str) -> Judge:
    """What a mission asks for; ValueError where the sentence can be read in no way, or in several."""
    ways = list(_whole(sentence, language))
    if len(ways) != 1:
        raise ValueError(f"{sentence!r} can be read in {len(ways)} ways")
    return ways[0]


def _whole(sentence: str, language: str) -> Iterator[Judge]:
    """One condition, or two with a comma between them."""
    yield from _condition(sentence, language)
    for at in _outside(sentence, ", "):
        for one in _condition(sentence[:at], language):
            for two in _condition(sentence[at + 2 :], language):
                yield lambda trick, one=one, two=two: one(trick) and two(trick)


def _condition(said: str, language: str) -> Iterator[Judge]:
    if said.startswith("(") and said.endswith(")") and not list(_outside(said[:-1], "", closing=True)):
        yield from _condition(said[1:-1], language)
        return
    if said.startswith(NOT[language]):
        for one in _condition(said.removeprefix(NOT[language]), language):
            yield lambda trick, one=one: not one(trick)
    for prefix, wanted in OF_THESE[language].items():
        if said.startswith(prefix):
            parts = [list(_condition(part, language)) for part in _split(said.removeprefix(prefix))]
            if len(parts) > 1 and all(len(ways) == 1 for ways in parts):
                judges = [ways[0] for ways in parts]
                low, high = wanted or (len(judges), len(judges))
                yield lambda trick, judges=judges, low=low, high=high: low <= sum(j(trick) for j in judges) <= high
    yield from _plain(said, language)


def _outside(text: str, wanted: str, closing: bool = False) -> Iterator[int]:
    """Where something stands outside all brackets; with `closing`, where the first bracket ends before the end."""
    depth = 0
    for at, letter in enumerate(text):
        depth += (letter == "(") - (letter == ")")
        if (closing and depth == 0) or (not closing and depth == 0 and text.startswith(wanted, at)):
            yield at


def _split(text: str) -> list[str]:
    ends = [0, *(at + 2 for at in _outside(text, "; "))]
    return [text[a:b].removesuffix("; ") for a, b in zip(ends, [*ends[1:], len(text)], strict=True)]


def _plain(said: str, language: str) -> Iterator[Judge]:
    for kind, pattern in SENTENCES[language].items():
        found = re.fullmatch(pattern, said)
        if found and ("which" not in found.re.groupindex or found["which"] in WHICH[language]):
            judge = _judge(kind, found, language)
            if judge:
                yield judge


def _judge(kind: str, found: re.Match[str], language: str) -> Judge | None:
    got = {name: value for name, value in found.groupdict().items() if value is not None}
    places = WHICH[language][got["which"]] if "which" in got else lambda trick: list(range(len(trick.cards)))
    first, last = int(got.get("from", 0)), int(got.get("to", got.get("from", 0)))
    parity = 0 if got.get("parity", "").startswith(EVEN[language]) else 1
    number = int(got.get("n", 0))
    colour = COLOURS[HUES[language].index(got["colour"])] if "colour" in got else ""

    def each(test: Callable[[Trick, int], bool]) -> Judge:
        return lambda trick: all(test(trick, place) for place in places(trick))

    def counted(test: Callable[[Trick, int], bool]) -> Judge:
        low, high = _span(got)
        return lambda trick: low <= sum(test(trick, place) for place in range(len(trick.cards))) <= high

    def above(sign: int) -> Judge:
        def judge(trick: Trick) -> bool:
            mine = places(trick)
            rest = [place for place in range(len(trick.cards)) if place not in mine]
            return all(sign * (trick.values[one] - trick.values[other]) > 0 for one in mine for other in rest)

        return judge

    def between(trick: Trick, place: int) -> bool:
        return first <= trick.cards[place].value <= last

    def steps(sign: int) -> Judge:
        return lambda trick: all(
            sign * (b - a) > 0 for a, b in zip(trick.values, trick.values[1:], strict=False)
        )  # fmt: skip

    judges: dict[str, Callable[[], Judge]] = {
        "only_values": lambda: each(between), "a_value": lambda: each(between),
        "no_values": lambda: each(lambda trick, place: not between(trick, place)),
        "no_value": lambda: each(lambda trick, place: not between(trick, place)),
        "only_parity": lambda: each(lambda trick, place: trick.values[place] % 2 == parity),
        "parity": lambda: each(lambda trick, place: trick.values[place] % 2 == parity),
        "trump": lambda: each(lambda trick, place: trick.colour(place) == trick.trump),
        "token": lambda: each(lambda trick, place: trick.cards[place].token),
        "wins": lambda: each(lambda trick, place: trick.winner == place),
        "highest": lambda: above(1), "lowest": lambda: above(-1), "rising": lambda: steps(1),
        "falling": lambda: steps(-1),
        "ends_same": lambda: lambda trick: trick.colours[0] == trick.colours[-1],
        "ends_different": lambda: lambda trick: trick.colours[0] != trick.colours[-1],
        "one_colour": lambda: lambda trick: len(set(trick.colours)) == 1,
        "colours": lambda: lambda trick: _span(got)[0] <= len(set(trick.colours)) <= _span(got)[1],
        "trumps": lambda: counted(lambda trick, place: trick.colour(place) == trick.trump),
        "tokens": lambda: counted(lambda trick, place: trick.cards[place].token),
        "sum_most": lambda: lambda trick: sum(trick.values) <= number,
        "sum_least": lambda: lambda trick: sum(trick.values) >= number,
        "colour": lambda: each(lambda trick, place: trick.colour(place) == colour),
        "of_colour": lambda: counted(lambda trick, place: trick.colour(place) == colour),
        "of_parity": lambda: counted(lambda trick, place: trick.values[place] % 2 == parity),
        "of_height": lambda: counted(between), "of_value": lambda: counted(between),
        "same_parity": lambda: lambda trick: len({value % 2 for value in trick.values}) == 1,
        "same_value": lambda: lambda trick: len(set(trick.values)) == 1,
        "spread": lambda: lambda trick: max(trick.values) - min(trick.values) <= number,
    }  # fmt: skip
    return judges[kind]()


def _span(got: dict[str, str]) -> tuple[int, int]:
    """The fewest and the most that a sentence allows."""
    if "none" in got or "no" in got:
        return 0, 0
    if "only" in got or "sole" in got:
        return 1, 1
    if "exact" in got:
        return int(got["exact"]), int(got["exact"])
    if "least" in got:
        return int(got["least"]), 9
    return (0, int(got["most"])) if "most" in got else (int(got["low"]), int(got["high"]))
