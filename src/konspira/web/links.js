// What a link to a table says behind its `#`, where the server never sees it.

export const START = '#start';  // in a link of mine: begin as soon as I am there

/** The token of the chair this link leads to, from the part of the address that the server never sees. */
export const inviteInLink = () => new URLSearchParams(location.hash.slice(1)).get('chair');
