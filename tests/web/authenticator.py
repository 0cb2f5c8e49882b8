"""A virtual authenticator in Chromium (CDP): it makes and shows passkeys as a phone would, without asking anybody."""

from __future__ import annotations

from typing import Any

from web.browser import Visitor

PHONE_KEY = {
    "protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True,
    "isUserVerified": True, "automaticPresenceSimulation": True,
}  # fmt: skip


class VirtualAuthenticator:
    """The passkeys of one browser."""

    def __init__(self, visitor: Visitor) -> None:
        self._session = visitor.context.new_cdp_session(visitor.page)
        self._session.send("WebAuthn.enable")
        made = self._session.send("WebAuthn.addVirtualAuthenticator", {"options": PHONE_KEY})
        self._id = {"authenticatorId": made["authenticatorId"]}

    @property
    def credentials(self) -> list[Any]:
        """All that it holds, as another device of the same person would get it."""
        return list(self._session.send("WebAuthn.getCredentials", self._id)["credentials"])

    def take(self, credentials: list[Any]) -> None:
        """The same passkeys on this device."""
        for one in credentials:
            self._session.send("WebAuthn.addCredential", {**self._id, "credential": one})
