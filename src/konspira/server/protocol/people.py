"""Who I am, as it is asked and answered over HTTP: my name, my devices and passkeys, and where I can be called."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from konspira.server.protocol.commands import Face, Name


class NameWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What I want to be called, and to look like."""

    name: Name
    face: Face | None = None


class Site(msgspec.Struct, frozen=True):
    """By which address others reach this server, and who does: everybody, who is in this house, or nobody else."""

    url: str
    reaches: Literal["everybody", "house", "device"]


class Me(msgspec.Struct, frozen=True):
    """What I am called and look like; null before I am a guest, or was asked. And where others find this server."""

    name: str | None
    face: str | None
    site: Site


class RecoveryCode(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The code by which a guest who has lost his device is himself again."""

    code: Annotated[str, Meta(max_length=80)]


class NameGiven(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What I call one of my devices or passkeys."""

    name: Name


class Deletion(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """I am to be deleted; my name once more, so that nobody is by mistake."""

    name: Name


class Login(msgspec.Struct, frozen=True):
    """One of my devices: a browser or a program that is signed in as me; `here` is the one that asks."""

    id: str
    name: str
    agent: str
    made: int
    seen: int
    here: bool


class Passkey(msgspec.Struct, frozen=True):
    """One of my passkeys, and the name of the site for which it is good."""

    id: str
    name: str
    site: str
    made: int
    seen: int


class Account(msgspec.Struct, frozen=True):
    """What keeps my chairs, games and record: where I am signed in, my passkeys, and whether I have a recovery code."""

    logins: list[Login]
    passkeys: list[Passkey]
    code: bool


class PasskeyOptions(msgspec.Struct, frozen=True):
    """What a browser makes or shows a passkey by, as WebAuthn names it."""

    options: dict[str, Any]


class PasskeyMade(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A passkey that a browser has made, as its `toJSON` says it, and what I call it."""

    credential: dict[str, Any]
    name: Name | None = None


class PasskeyShown(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A passkey that a browser shows, as its `toJSON` says it."""

    credential: dict[str, Any]


class Token(msgspec.Struct, frozen=True):
    """What a program shows to be the guest it is."""

    token: str


class DeviceLink(msgspec.Struct, frozen=True):
    """The server's part of a link for another device of mine, and for how many seconds it is good."""

    token: str
    seconds: int


class DeviceLinkShown(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """That part, shown by the other device."""

    token: Annotated[str, Meta(max_length=200)]


class PushKey(msgspec.Struct, frozen=True):
    """The key with which a browser lets itself be called when it is my turn; null where nobody is called."""

    key: str | None


class PushKeys(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The keys of a browser that is to be called."""

    p256dh: Annotated[str, Meta(max_length=100)]
    auth: Annotated[str, Meta(max_length=40)]


class PushSubscribe(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where I can be called, as my browser says it, and in which language."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    keys: PushKeys
    language: Literal["pl", "cs", "en"]


class PushUnsubscribe(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where I want to be called no more."""

    endpoint: Annotated[str, Meta(max_length=1000)]


class MyMail(msgspec.Struct, frozen=True):
    """Does this server call by e-mail, where am I called, and have I confirmed it?"""

    offered: bool
    address: str | None
    confirmed: bool


class MailWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where I want to be called by e-mail, and in which language."""

    address: Annotated[str, Meta(max_length=254)]
    language: Literal["pl", "cs", "en"]


class MailToken(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What stands in a link of a letter."""

    token: Annotated[str, Meta(max_length=400)]
