// A rule may be switched off for one line, with its reason on that line.
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBareExceptions } from './find-bare-exceptions.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const notOurs = /(^|[\\/])(node_modules|dist|storybook-static|test-results|generated|compiled|\.nx)([\\/]|$)/;
const files = globSync(['{apps,libs,tools,scripts}/**/*.{ts,tsx,mjs}', '*.{ts,mjs}'], {
  cwd: root,
  exclude: (path) => notOurs.test(path),
}).filter((file) => !/find-bare-exceptions(\.test)?\.mjs$/.test(file) && statSync(join(root, file)).isFile());

const problems = files.flatMap((file) =>
  findBareExceptions(readFileSync(join(root, file), 'utf8')).map(({ line, problem }) => `${file}:${line} ${problem}`),
);
console.log([`${files.length} files searched for exceptions without a reason`, ...problems].join('\n'));
if (problems.length > 0 || files.length === 0) process.exitCode = 1;
