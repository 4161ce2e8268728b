// Weighs what the built pages load first. Run after the build: node tools/checks/bundle-size.mjs
import { existsSync, readFileSync } from 'node:fs';
import { firstLoadBudgets } from './first-load-budgets.mjs';
import { kilobytes, leftOut, weighFirstLoad } from './first-load.mjs';

const client = new URL('../../apps/storefront/dist/client/', import.meta.url);
const readJson = (path) => JSON.parse(readFileSync(new URL(path, client), 'utf8'));
const read = (file) => (existsSync(new URL(file, client)) ? readFileSync(new URL(file, client)) : null);

const firstLoad = readJson('first-load.json');
const manifest = readJson('.vite/manifest.json');
const rows = weighFirstLoad(firstLoad, firstLoadBudgets, read).map((row) => {
  const missing = row.name.endsWith(' css') ? [] : leftOut(firstLoad[row.name]?.scripts ?? [], manifest);
  return { ...row, problems: [...row.problems, ...missing.map((file) => `leaves out ${file}, which it loads too`)] };
});

console.log(['first load'.padEnd(19), 'files'.padStart(6), 'gzip -9'.padStart(10), 'budget'.padStart(10)].join(' '));
for (const { name, files, bytes, limit, problems } of rows) {
  const cells = [
    name.padEnd(19),
    String(files).padStart(6),
    kilobytes(bytes).padStart(10),
    kilobytes(limit).padStart(10),
  ];
  console.log([...cells, ...problems.map((problem) => `\n  ${name}: ${problem}`)].join(' '));
}
if (rows.some((row) => row.problems.length > 0)) process.exitCode = 1;
