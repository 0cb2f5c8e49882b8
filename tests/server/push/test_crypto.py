"""Messages that only the guest's own browser can read."""

from __future__ import annotations

from cryptography.hazmat.primitives.asymmetric import ec

from konspira.server.push import crypto
from konspira.server.push.crypto import from_base64, to_base64


def test_the_example_of_rfc_8291_is_encrypted_as_it_is_there() -> None:
    number = int.from_bytes(from_base64("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big")
    own = ec.derive_private_key(number, crypto.CURVE)
    browser = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
    keys = crypto.browser_keys(browser, "BTBZMqHH6r4Tts7J_aSIgg")
    text = b"When I grow up, I want to be a watermelon"
    assert to_base64(crypto.encrypt(text, *keys, own, from_base64("DGv6ra1nlYgDCS1FRnbzlw"))) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl"
        "7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )
