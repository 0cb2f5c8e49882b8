// `npm run lock`: what npm has locked, without the addresses of registries (see .npmrc) and of those who ask for funds.
import { readFileSync, writeFileSync } from 'node:fs';

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
for (const entry of Object.values(lock.packages)) delete entry.funding;
writeFileSync('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`);
