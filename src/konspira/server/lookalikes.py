"""Letters and signs of all alphabets that are taken for a Latin letter or a digit at a glance.

After Unicode's own list (UTS #39, confusables 17.0, Unicode License v3): whatever stands there for one Latin letter or
digit, and is not rewritten as it by NFKC; with small letters where the list has the capital, and small capitals, which
it tells from Latin. 0 is an o, and 1 an l. What is written from right to left is given by number.
"""

from __future__ import annotations

LOOKS = {  # a Latin letter or digit, and what is taken for it
    "2": "ƧƨϨϩᒿꙄꙅꛯꝚꝛ",
    "3": "ƷȜȝɜʒЗзӠӡ३૩ⲜⲝⳄⳅⳌⳍꝪꝫꞫ𑣊𖼻𝈆",
    "4": "Ꮞꮞ𑢯𑣏",
    "5": "Ƽ𑢻𑣛",
    "6": "ϬбᏮⳒⳓⳜⳝꮾ𑣕",
    "7": "𐓒𐓺𑣆𝈒",
    "8": "Ȣȣ৪੪𐌚\U0001e8cb",
    "9": "৭੧୨൭ⳊⳋꝮꝯ𑢬𑣌𑣖",
    "a": "ɑΑαАаᎪᗅᴀ⍺ꓮꭺ𐊠𖽀",
    "b": "ƄƅʙΒβВЬвьᏏᏴᏼᑲᖯᗷⲂⲃꓐꞴꞵꮟ𐊂𐊡𐌁\U00016eb6",
    "c": "СсငၚᏟᴄⲤⲥꓚꮯ𐊢𐌂𐐕𐐽𐔜𑣩𑣲🝌",
    "d": "ԁᎠᏧᑯᗞᗪᴅꓒꓓꭰꮷ",
    "e": "ΕεЕеҽᎬᴇ℮⋿ⴹꓰꬲꭼ𐊆𑢦𑢮𑣎",
    "f": "ƒϜϝքᖴẝꓝꜰꞘꞙꬵ𐊇𐊥𐔥𑢢𑣂𝈓",
    "g": "ƍɡɢԌԍցᏀᏳᏻᶃꓖꮐ",
    "h": "ʜΗНнһհᎻᏂᕼⲎⲏꓧꮋꮒ𐋏",
    "i": "ıɩɪιіւᎥ⍳ⲓꙇꭵ𑣃",
    "j": "ʝͿϳЈјᎫᒍᴊꓙꞲꭻ",
    "k": "ΚκКкᏦᛕᴋⲔⲕꓗꮶ𐔘",
    "l": (
        "ƖǀʟΙІӀӏ\u05c0\u05d5\u05df\u0627\u0661۱\u07caᏞᒪᛁ∣⏽ⲒⳐⳑⵏꓡꓲꮮ𐊊𐌉𐌠𐐛𐑃𐔦"
        "𑢣𑢲𑣒\U00011dda\U00011de1\U00016eaa𖼖𖼨𝈪\U0001e8c7"
    ),
    "m": "ΜμϺϻМмᎷᗰᛖᴍⲘⲙꓟꮇ𐊰𐌑",
    "n": "ɴΝηпոռⲚⲛꓠ𐔓",
    "o": (
        "ΟοσϭОоՕօ\u05e1\u0647\u0665\u06be\u06c1\u06d5۵\u07c0०০੦૦ଠ୦௦౦೦ഠ൦"
        "๐໐ဝ၀ჿዐ០ᴏᴑⲞⲟⵔ〇ꓳꬽ𐊒𐊫𐐄𐐬𐓂𐓪𐔖𑓐𑢵𑣈𑣗𑣠\U00011de0"
    ),
    "p": "þƿΡρϸРрᏢᑭᴘ⍴ⲢⲣⳎⳏꓑꮲ𐊕",
    "q": "ԛգզⵕ",
    "r": "ƦʀгᎡᏒᖇᴦⲅꓣꭇꭈꭱꮁꮢ𐒴𐓜𖼵𝈖",
    "s": "ƽЅѕՏտടᏕᏚꓢꜱꮥꮪ𐊖𐐠𐑈𑣁𖼺",
    "t": "ΤτТтᎢᴛ⊤⟙Ⲧⲧꓔꭲ𐊗𐊱𐌕𑢼𖼊🝨",
    "u": "ʋυՍսሀᑌᴜ∪⋃ꓴꞟꭎꭒ𐓎𐓶𑢸𑣘𖽂",
    "v": "νѴѵ\u05d8\u0667۷Ꮩᐯᴠ∨⋁ⴸꓦꛟꮩ𐔝𑜆𑢠𑣀𖼈𝈍",
    "w": "ɯωшѡԜԝաᎳᏔᴡⲽꓪꮃꮤ𑜊𑜎𑜏𑣦𑣯",
    "x": "×ΧχХхᕁᕽ᙭᙮ᚷ╳⤫⤬⨯ⲬⲭⵝꓫꞳꭓ𐊐𐊴𐌗𐌢𐔧𑣬",
    "y": "ɣʏΥγУуҮүყᎩᎽᶌỿⲨⲩꓬꭚꭹꮍ𐊲𑢤𑣜𖽃",
    "z": "ΖζᏃᴢꓜꮓ𐋵𑢩𑣄𑣉𑣥",
}  # fmt: skip
