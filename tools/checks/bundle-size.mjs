// Weighs what the built pages load first. Run after the build: node tools/checks/bundle-size.mjs
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { firstLoadBudgets } from './first-load-budgets.mjs';
import { heaviestIn, heaviestOf, kilobytes, leftOut, weighAdded, weighFirstLoad, weighTouches } from './first-load.mjs';

// A folder of another build can be named.
const client = process.argv[2]
  ? pathToFileURL(`${process.argv[2]}/`)
  : new URL('../../apps/storefront/dist/client/', import.meta.url);
const readJson = (path) => JSON.parse(readFileSync(new URL(path, client), 'utf8'));
const read = (file) => (existsSync(new URL(file, client)) ? readFileSync(new URL(file, client)) : null);

const firstLoad = readJson('first-load.json');
const manifest = readJson('.vite/manifest.json');
const [boot = ''] = Object.values(firstLoad).flatMap(({ beforeLoad }) => beforeLoad);
const modules = { ...readJson('.vite/modules.json'), [boot]: readJson('.vite/boot-modules.json') };
const first = weighFirstLoad(firstLoad, firstLoadBudgets, read).map((row) => {
  const missing = row.name.endsWith(' css') ? [] : leftOut(firstLoad[row.name]?.scripts ?? [], manifest);
  const sources = row.bytes > row.limit ? [heaviestOf(row.name, firstLoad, modules)] : [];
  const told = [...sources.filter(Boolean), ...missing.map((file) => `leaves out ${file}, which it loads too`)];
  return { ...row, problems: [...row.problems, ...told] };
});
const touches = weighTouches(firstLoad, manifest, firstLoadBudgets, read).map((row) => {
  const sources = row.bytes > row.limit ? [heaviestIn(row.loads, modules)] : [];
  return { ...row, problems: [...row.problems, ...sources.filter(Boolean)] };
});
const fonts = weighFonts();
const added = firstLoadBudgets.added.map((part) => weighAdded(firstLoad, manifest, part, read));
const rows = [...first, ...touches, ...added, fonts];

/** The fonts of the letters that texts have: every page asks for all of them. */
function weighFonts() {
  const files = readdirSync(new URL('assets/', client)).filter((file) => /-nordic-.*\.woff2$/.test(file));
  const bytes = files.reduce((sum, file) => sum + readFileSync(new URL(`assets/${file}`, client)).length, 0);
  const limit = firstLoadBudgets.fonts;
  const missing = files.length === 0 ? ['no font was built'] : [];
  const over = bytes > limit ? [`${kilobytes(bytes - limit)} over its budget`] : [];
  return { name: 'fonts', files: files.length, bytes, limit, problems: [...missing, ...over] };
}

console.log(['first load'.padEnd(29), 'files'.padStart(6), 'gzip -9'.padStart(10), 'budget'.padStart(10)].join(' '));
for (const { name, files, bytes, limit, problems } of rows) {
  const cells = [
    name.padEnd(29),
    String(files).padStart(6),
    kilobytes(bytes).padStart(10),
    kilobytes(limit).padStart(10),
  ];
  console.log([...cells, ...problems.map((problem) => `\n  ${name}: ${problem}`)].join(' '));
}
if (rows.some((row) => row.problems.length > 0)) process.exitCode = 1;
