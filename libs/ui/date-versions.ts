// Writes the day into the versions of the changelog that have none, after changesets wrote them.
import { readFileSync, writeFileSync } from 'node:fs';
import { datedOn } from './.storybook/changelog.ts';

const file = new URL('CHANGELOG.md', import.meta.url);
const day = new Date().toISOString().slice(0, 10);
writeFileSync(file, datedOn(day, readFileSync(file, 'utf8')));
