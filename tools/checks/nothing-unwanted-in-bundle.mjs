// Documents and messages are compiled at build time, so no parser belongs in the browser's scripts; nor does what is for development.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findUnwanted } from './find-unwanted.mjs';

const client = fileURLToPath(new URL('../../apps/storefront/dist/client', import.meta.url));
const files = globSync('**/*.js', { cwd: client });
const problems = findUnwanted(files.map((file) => ({ file, text: readFileSync(join(client, file), 'utf8') })));
if (files.length === 0) problems.push('there is no script in apps/storefront/dist/client; build the storefront first');

console.log([`${files.length} scripts searched for what does not belong there`, ...problems].join('\n'));
if (problems.length > 0) process.exitCode = 1;
