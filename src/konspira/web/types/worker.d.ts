// What the server puts before worker.js: a name that changes with every file of the page.
declare const VERSION: string;
