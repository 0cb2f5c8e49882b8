// Where the files of this page are: as they are written, or in few files under the address of their version.

const HOME = new URL('..', import.meta.url).pathname;

/** The address of a file of the site. @param {string} path */
export const at = (path) => `${HOME}${path}`;
