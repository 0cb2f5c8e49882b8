"""Every sentence with a number in it, said for 0, 1, 2, 5 and 22 in Polish, Czech and English: words agree with it."""

from __future__ import annotations

import functools
import itertools
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

import konspira
from konspira.speech import LANGUAGES

HOME = Path(konspira.__file__).parent
FOLDERS = sorted({path.parent for path in HOME.rglob("*.ftl")})
NUMBERS = (0, 1, 2, 5, 22)
PLURALS = {"zero", "one", "two", "few", "many", "other"}


def words(text: str) -> set[str]:
    """The words of a list."""
    return set(text.split())


# Arguments that are names, words or whole sentences, or numbers that name a thing: a port, a round, a version.
# Whatever is not here may be a number of things.
WORDS = words(
    """
    about action address agent agents ahead aim allowed area asks back bonus bot bots building card choices chosen claim
    command commitment date device doing each edition effect effects error example face faces field file first
    format from game given goal hand hidden host icons key keys kind known label language line link list lowest
    match mission mix mole name named names needs one option other ours out owner path pid place plan port
    provenance question reason rest role roles room rooms round says scale scores second section sections side since
    site skill slot slots step suit text theirs tile tiles title told top trick trump turn two value values wanted
    way which why winners word
    """
)
# Words that stay as they are after any number, or do not belong to it.
STEADY = {
    "pl": words("Krysobot a albo do i lub ma min mln na nad od oraz po poniżej przy PZ s się to w wśród z za ze"),
    "cs": words("Krysobot a až do i ještě mil min na nahlášení nebo od po pro s se správně v VB z za ze"),
    "en": words(
        "Krysobot already and apart are as at by deep do from in is left "
        "M min more not of on or right s short so that to was"
    ),
}
# Verbs in the singular and in the plural, as they stand before a number of things: “są 3”, “jest 5”.
VERBS = {
    "pl": ({"jest", "zostaje", "zostało", "została", "został", "brakuje"}, {"są", "zostają", "zostały"}),
    "cs": ({"je", "zbývá", "zůstává", "chybí"}, {"jsou", "zbývají", "zůstávají", "chybějí"}),
    "en": ({"is", "remains"}, {"are", "remain"}),
}
FEW = {"pl": {2, 22}, "cs": {2}, "en": {0, 2, 5, 22}}  # the numbers that want a verb in the plural
# Words that agree with the number they stand before: “kolejne 2”, but “kolejnych 5”.
LEADING = {
    "pl": r"(?:pierwsz|kolejn|następn|ostatni(?!o)|dalsz|pozostał|inn|now|wszystki)\w*|[^\W\d_]+[yi]ch",
    "cs": r"(?:prvn|dalš|posledn|ostatn|zbýva|zbyl|jin|nov|vš)\w*|[^\W\d_]+[ýí]ch",
    "en": r"other|another",
}
# After these they stand as they do for any number from two on: “z ostatnich 2”, “z ostatnich 5”.
CASES = {
    "pl": words("bez dla do na o od po przy u w we wśród z ze"),
    "cs": words("bez do na o od po při u v ve z ze"),
    "en": set(),
}
# Nouns that are the same for a few and for many, where no such word decides their case: men, and days.
ALIKE = {"pl": words("agentów dni graczy widzów"), "cs": words("zařízení")}
BEFORE = 4  # words before a number among which that word stands
# A verb before many things, in the singular, and one later in the sentence, in the plural: “tasowało 5 …, zobowiązały”.
MANY = {"pl": {0, 5}, "cs": {0, 5, 22}}
VERBS_OF_MANY = {"pl": (r"[^\W\d_]+ło", r"[^\W\d_]+(?:ły|li)"), "cs": (r"[^\W\d_]+lo", r"[^\W\d_]+l[aiy]")}
# Arguments that name people or things, one or several: no verb beside them can agree with both.
LISTS = words("names seats targets who winners")
# Words that may stand beside such a list, or beside a number that is called as one.
BESIDE = {
    "pl": words("dla jest nie przy w z"),
    "cs": words("je ne pro u v z"),
    "en": words("are at be between from has not of on or to"),
}


class Parts(Visitor):
    """What a message needs: its variables, and by variable the keys that it is selected by."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.keys: dict[str, set[str]] = {}
        self.counted: set[str] = set()  # what NUMBER() takes

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        self.counted |= {one.id.name for one in node.arguments.positional if isinstance(one, ast.VariableReference)}
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference):
            keys = {
                key.name if isinstance(key := variant.key, ast.Identifier) else key.value for variant in node.variants
            }
            self.keys.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)


def is_number(name: str, keys: dict[str, set[str]]) -> bool:
    """Is an argument a number here? One that is selected is, if its keys are numbers and plural categories alone."""
    if name in keys:
        return bool(keys[name] & PLURALS) and all(key in PLURALS or re.fullmatch(r"-?\d+", key) for key in keys[name])
    return name not in WORDS and not name.endswith("seat") and name != "me"


@functools.cache
def sayings(folder: Path, language: str) -> list[tuple[str, dict[int, str]]]:
    """Every message, in every form of its words, as it is said for each of the numbers."""
    resource = (folder / f"{language}.ftl").read_text(encoding="utf-8")
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((HOME / "locale" / f"{language}.ftl").read_text(encoding="utf-8")))
    bundle.add_resource(FluentResource(resource), allow_overrides=True)
    everything, found = parse(resource), []
    around = Parts()  # a message may say another one, with arguments of its own
    around.visit(everything)
    for message in everything.body:
        if not isinstance(message, ast.Message):
            continue
        parts = Parts()
        parts.visit(message)
        numbers = parts.counted | {name for name in parts.variables if is_number(name, parts.keys)}
        others = sorted(parts.variables - numbers)
        pattern = bundle.get_message(message.id.name).value
        for chosen in itertools.product(*(sorted(parts.keys.get(name, {"…"})) for name in others)):
            said: dict[int, str] = {}
            for number in NUMBERS:
                spoken = dict.fromkeys(around.variables, 3) | dict(zip(others, chosen, strict=True))
                spoken |= dict.fromkeys(numbers, number)
                said[number], errors = bundle.format_pattern(pattern, spoken)
                assert not errors, f"{message.id.name}: {errors}"
            found.append((message.id.name, said))
    return found


def after(text: str, number: int, language: str) -> list[str]:
    """The one or two words that follow a number in a text, where they could depend on it: a noun, often with more."""
    found = re.findall(rf"(?<![\w–,.]){number}(?: ([^\W\d_]+(?: [^\W\d_]+)?))?(?!\w)", text)
    return ["" if follows.split(" ")[0] in STEADY[language] else follows for follows in found]


def disagreements(language: str, said: dict[int, str]) -> Iterator[str]:
    """What is wrong with the words after a number: one is said as many are, or numbers of one kind differ."""
    follow = {number: after(text, number, language) for number, text in said.items()}
    alike = {"pl": ((2, 22), (0, 5)), "cs": ((5, 22), (0, 5)), "en": ((2, 5), (5, 22), (0, 5))}[language]
    for one, many in itertools.product((1,), (5, 22)):
        if len(follow[one]) == len(follow[many]):
            for single, several in zip(follow[one], follow[many], strict=True):
                if single and single == several:
                    yield f"“{one} {single}” and “{many} {several}”"
    for some, more in alike:
        if len(follow[some]) == len(follow[more]):
            for here, there in zip(follow[some], follow[more], strict=True):
                if here.split(" ")[0] != there.split(" ")[0]:
                    yield f"“{some} {here}” but “{more} {there}”"
    single, plural = VERBS[language]
    for number, text in said.items():
        for verb in re.findall(rf"([^\W\d_]+)(?: tylko| jen| only| jeszcze| ještě)? {number}(?![\w.,])", text):
            if verb.lower() in (single if number in FEW[language] else plural):
                yield f"“{verb} {number}”"
    yield from few_as_many(language, said)
    yield from leading_words(language, said)
    if language in MANY:
        yield from later_verbs(language, said)


def nouns(text: str, number: int, language: str) -> list[str]:
    """The nouns after a number, but those whose case a word before it decides."""
    found = []
    for one in re.finditer(rf"(?<![\w–,.]){number} (?:[^\W\d_]+[yi]ch )?([^\W\d_]+)", text):
        around = set(re.findall(r"[^\W\d_]+", text[: one.start()].lower())[-BEFORE:])
        decided = around & CASES[language] or one[1] in STEADY[language] | ALIKE[language] or one[1][0].isupper()
        found.append("" if decided else one[1])
    return found


def few_as_many(language: str, said: dict[int, str]) -> Iterator[str]:
    """What is wrong with nouns that are the same for two and for five: “2 karty”, but “5 kart”."""
    if language in ALIKE:
        for two, five in zip(nouns(said[2], 2, language), nouns(said[5], 5, language), strict=False):
            if two and two == five:
                yield f"“2 {two}” and “5 {five}”"


def before(text: str, number: int, language: str) -> list[str]:
    """The words before a number that agree with it, unless a preposition decides their case."""
    found = re.findall(rf"(?:([^\W\d_]+) )?\b({LEADING[language]}) {number}(?!\w|[.,]\d)", text, re.IGNORECASE)
    return ["" if case.lower() in CASES[language] else word for case, word in found]


def leading_words(language: str, said: dict[int, str]) -> Iterator[str]:
    """What is wrong with the words before a number: they are the same for one, for a few and for many."""
    for some, many in ((1, 5), (2, 5)):
        for word, other in zip(before(said[some], some, language), before(said[many], many, language), strict=False):
            if word and word == other:
                yield f"“{word} {some}” and “{other} {many}”"


def later_verbs(language: str, said: dict[int, str]) -> Iterator[str]:
    """Verbs later in a sentence that have forgotten the number at its beginning."""
    first, later = VERBS_OF_MANY[language]
    for number in MANY[language]:
        for verb, rest in re.findall(rf"\b({first})(?: się| se| si)? {number}\b([^.;:]*)", said[number]):
            yield from (f"“{verb} {number}” but “{other}”" for other in re.findall(rf"\b{later}\b", rest))


def beside_lists(pattern: ast.Pattern, language: str, numbers: set[str]) -> Iterator[str]:
    """Words right beside a list, outside a form of the sentence that is for one alone."""
    texts = [part.value if isinstance(part, ast.TextElement) else "" for part in pattern.elements]
    for place, part in enumerate(pattern.elements):
        expression = part.expression if isinstance(part, ast.Placeable) else None
        if isinstance(expression, ast.SelectExpression):
            for variant in expression.variants:
                if not isinstance(variant.key, ast.Identifier) or variant.key.name != "one":
                    yield from beside_lists(variant.value, language, numbers)
        elif isinstance(expression, ast.VariableReference) and (name := expression.id.name) in LISTS - numbers:
            around = re.findall(r"[^\W\d_]+(?= $)", texts[place - 1] if place else "")
            around += re.findall(r"^ ([^\W\d_]+)", texts[place + 1] if place + 1 < len(texts) else "")
            yield from (f"“{word}” beside {{ ${name} }}" for word in around if word not in BESIDE[language])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_words_agree_with_every_number(folder: Path, language: str) -> None:
    wrong = {
        f"{name}: {'; '.join(found)} in {said[5]!r}"
        for name, said in sayings(folder, language)
        if len(set(said.values())) > 1 and (found := list(disagreements(language, said)))
    }
    assert sorted(wrong) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_no_verb_stands_beside_names_of_which_there_may_be_several(folder: Path, language: str) -> None:
    wrong = []
    for message in parse((folder / f"{language}.ftl").read_text(encoding="utf-8")).body:
        if isinstance(message, ast.Message) and message.value is not None:
            parts = Parts()
            parts.visit(message)
            found = beside_lists(message.value, language, parts.counted | parts.keys.keys())
            wrong += [f"{message.id.name}: {what}" for what in found]
    assert wrong == []


@pytest.mark.parametrize(
    ("language", "sentence", "wrong"),
    [
        ("pl", "Masz { $n } kart.", "“2 kart” and “5 kart”"),
        ("pl", "Wśród pozostałych { $n } kart.", None),
        ("cs", "Máš { $n } karet.", "“2 karet” and “5 karet”"),
        ("cs", "… a dalších { $n }", "“dalších 2” and “dalších 5”"),
        ("cs", "vidět je prvních { $n }", "“prvních 2” and “prvních 5”"),
        ("cs", "Výběr z prvních { $n }.", None),
        ("pl", "Widać pierwszych { $n }.", "“pierwszych 2” and “pierwszych 5”"),
        ("pl", "Średnia z ostatnich { $n }.", None),
        ("pl", "Tasowało { $n } urządzeń i ujawniło to, do czego się zobowiązały.", "“Tasowało 5” but “zobowiązały”"),
        ("cs", "Míchalo { $n } zařízení a odhalila, k čemu se zavázala.", "“Míchalo 5” but “odhalila”"),
        ("cs", "Míchalo { $n } zařízení a odhalilo, k čemu se zavázalo.", None),
    ],
)
def test_words_around_a_number_that_would_be_found(language: str, sentence: str, wrong: str | None) -> None:
    said = {number: sentence.replace("{ $n }", str(number)) for number in NUMBERS}
    found = [*few_as_many(language, said), *leading_words(language, said), *later_verbs(language, said)]
    assert wrong in found if wrong else found == []


@pytest.mark.parametrize(
    ("sentence", "wrong"),
    [
        ("gra { $who }", ["“gra” beside { $who }"]),
        ("{ $who } gra", ["“gra” beside { $who }"]),
        ("kolej: { $who }", []),
        ("{ $count ->\n    [one] gra { $who }\n   *[other] grają: { $who }\n    }", []),
    ],
)
def test_verbs_beside_names_that_would_be_found(sentence: str, wrong: list[str]) -> None:
    message = parse(f"message = {sentence}\n").body[0]
    assert isinstance(message, ast.Message)
    assert message.value is not None
    assert list(beside_lists(message.value, "pl", set())) == wrong


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_nothing_is_left_unsaid_in_a_sentence(folder: Path, language: str) -> None:
    """No name of an argument, no brace, no space where one too many or too few was left by a form of a sentence."""
    odd = re.compile(r"[{}]|\$\w|(?<=\S)  |\s[,.;!](?:\s|$)|\(\s|\s\)")
    wrong = {
        f"{name}: {text!r}" for name, said in sayings(folder, language) for text in said.values() if odd.search(text)
    }
    assert sorted(wrong) == []
