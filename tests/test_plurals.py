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
    about action agent agents ahead aim allowed area asks back bonus bot bots building card choices chosen claim
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
    "cs": words("Krysobot a až do i ještě mil min na nebo od po pro s se správně v VB z za ze"),
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
def test_nothing_is_left_unsaid_in_a_sentence(folder: Path, language: str) -> None:
    """No name of an argument, no brace, no space where one too many or too few was left by a form of a sentence."""
    odd = re.compile(r"[{}]|\$\w|(?<=\S)  |\s[,.;!](?:\s|$)|\(\s|\s\)")
    wrong = {
        f"{name}: {text!r}" for name, said in sayings(folder, language) for text in said.values() if odd.search(text)
    }
    assert sorted(wrong) == []
