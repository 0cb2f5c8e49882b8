"""One word for one thing: in each language a game calls a thing by its one name, and seats are people."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import konspira

HOME = Path(konspira.__file__).parent
GLOSSARY = {  # by game and language: what it is called, and what it is not called anywhere
    ("gra", "pl"): {
        "zakład, obstawia": r"licyt\w+",
        "przebija": r"podbij\w+",
        "koniec karty": r"połówk\w+",
        "dogrywka": r"rund\w+ rozstrzygając\w+|rozstrzygnięci\w+ remisu",
        "zgodnie z ruchem wskazówek zegara": r"z zegarem|do zegara",
        "osoba, gracz": r"przy dwóch miejscach|\bmiejsca? (?:musi|muszą)",
    },
    ("gra", "cs"): {
        "přehodit": r"přebí[jt]\w*",
        "konec karty": r"půlk\w+",
        "rozstřel": r"rozehrávk\w+",
        "po směru hodinových ručiček": r"směru hodin\b",
        "hráč": r"se dvěma místy",
    },
    ("gra", "en"): {
        "go higher": r"\brais\w+",
        "upper end": r"top hal\w+",
        "extra round": r"tie round\w*|settl\w+ the tie",
        "player": r"\bseats?\b(?! ?-)",
    },
    ("agenci", "pl"): {
        "punktowanie": r"punktacj\w+",
        "kartka, linijka": r"arkusz\w*",
        "niczyj": r"bezpańsk\w+",
        "zgodnie z ruchem wskazówek zegara": r"z zegarem",
        "osoba, gracz": r"to miejsce|tego miejsca|przy dwóch miejscach",
        "wywołuje punktowanie": r"powodu nie daje",
    },
    ("agenci", "cs"): {
        "list, řádek": r"\barch\w*",
        "po směru hodinových ručiček": r"směru hodin\b",
        "hráč": r"toto místo|tohoto místa|u dvou míst",
        "vyvolá bodování": r"důvod nedává",
    },
    ("agenci", "en"): {
        "player": r"\bseats?\b",
        "bring a scoring about": r"gives? no cause",
    },
    ("krecia", "pl"): {
        "stawka": r"\blewa\b|\blewę\b|\blewy\b(?!, które)|\blew\b",
        "bierze stawkę": r"(?:wygr\w+|zdobyw\w+|prowadzi) stawk\w+",
        "osoba": r"ujawnion\w+ miejsc\w+|miejsc\w+ po (?:twojej|jego|prawej)|dwa (?:różne )?miejsca",
        "przy równej liczbie głosów": r"tylu samo głosach",
        "cała reszta przegrywa": r"bez reszty",
        "zaczyna stawkę": r"wychodzi\w*",
    },
    ("krecia", "cs"): {
        "štych": r"\bzdvih\w*",
        "ctít barvu": r"přizn(?:at|áv\w*)",
        "bere štych": r"vyhr\w+ štych",
        "hráč": r"odhalen\w+ míst\w+|míst\w+ po (?:tvé|její|jeho|pravé)|dvě (?:různá )?místa|podezřel\w+ míst\w+",
    },
    ("krecia", "en"): {
        "take the trick": r"(?:win|wins|won) (?:a|the|this) trick",
        "player": r"revealed seats?|seats? to (?:the|its|your) right|(?:two|different) seats",
    },
    ("wistar", "pl"): {
        "płytka": r"\bkaf(?:el|la|lu)\b",
        "premia": r"bonus\w*",
        "Szczury z Wistar": r"Krysy z Wistaru",
    },
    ("wistar", "cs"): {
        "destička": r"\bdlaždi\w+|\bjeho des(?:ka|ce|ky|ku)\b",
        "žeton na cíl": r"\bdisky\b|\b3 disk\w*",
        "nákres": r"plánek\b|plánk\w+",
        "posune dovednost": r"rozvin\w+",
        "vstup": r"\bvchod\w*",
        "symbol": r"\bikon\w+",
        "po směru hodinových ručiček": r"směru hodin\b",
        "horní řádek": r"horní(?:\w*) řad\w+",
        "nebo víc": r"\d a více \w+",
    },
    ("wistar", "en"): {"alchemist’s cottage": r"\bhut\b"},
}


def said(game: str, language: str) -> dict[str, str]:
    """All that a game says in a language: its sentences without their machinery, and the players' rules."""
    folder = HOME / "games" / game
    texts = (folder / "locale" / f"{language}.ftl").read_text(encoding="utf-8")
    spoken = {}
    for name, value in re.findall(r"^([\w-]+) = (.*?)(?=^[\w#-]|\Z)", texts, re.MULTILINE | re.DOTALL):
        spoken[name] = re.sub(r"\{ \$\w+ ->|\{[^{}]*\}|\[[\w.-]+\]", " ", value)
    for paragraph in (folder / f"rules.{language}.md").read_text(encoding="utf-8").splitlines():
        spoken[paragraph[:40]] = re.sub(r"`[^`]*`|!\[\]\([^)]*\)", " ", paragraph)
    return spoken


@pytest.mark.parametrize(("game", "language"), sorted(GLOSSARY), ids=lambda part: str(part))
def test_a_thing_is_called_by_its_one_name(game: str, language: str) -> None:
    wrong = [
        f"{name}: “{found[0]}”, not “{word}”"
        for name, text in said(game, language).items()
        for word, others in GLOSSARY[game, language].items()
        if (found := re.search(others, text, re.IGNORECASE))
    ]
    assert wrong == []


@pytest.mark.parametrize(("game", "language"), sorted(GLOSSARY), ids=lambda part: str(part))
def test_the_glossary_names_words_that_are_used(game: str, language: str) -> None:
    everything = "\n".join(said(game, language).values()).lower()
    for word in GLOSSARY[game, language]:
        assert word.split(",")[0].split(" ")[0][:5].lower() in everything, word
