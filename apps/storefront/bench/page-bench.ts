import { gzipSync } from 'node:zlib';
import { openBenchShop } from './bench-shop.ts';

/**
 * Measures how many pages one core renders in a second, without a cache and with an API that answers at once from
 * memory: `npm run bench:pages`, with the name of a page to measure that one alone.
 *
 * CPU time is what counts, since the wall clock also sees what else the machine does; and of several rounds the best,
 * since what else it does can only make a round worse.
 */
const warmUp = 400;
const rounds = 12;
const pagesPerRound = 100;

const pages = [
  { name: 'list', path: '/c/koket', goal: 250 },
  { name: 'product', path: '/p/muggar/mugg-strand-kritvit', goal: 500 },
  { name: 'home', path: '/', goal: 400 },
];

const [, , chosen] = process.argv;
const shop = await openBenchShop(48);

/** CPU ms a page, over one round. */
async function measureRound(path: string): Promise<number> {
  const before = process.cpuUsage();
  for (let n = 0; n < pagesPerRound; n += 1) await shop.render(path);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / pagesPerRound;
}

for (const { name, path, goal } of pages.filter((page) => !chosen || page.name === chosen)) {
  for (let n = 0; n < warmUp; n += 1) await shop.render(path);
  const measured: number[] = [];
  for (let n = 0; n < rounds; n += 1) measured.push(await measureRound(path));
  const sorted = measured.toSorted((a, b) => a - b);
  const [best = 0, median = 0] = [sorted[0], sorted[rounds / 2]];
  const html = await shop.render(path);
  const kB = (bytes: number) => (bytes / 1000).toFixed(1);
  console.log(
    `${name.padEnd(8)} ${best.toFixed(2)} CPU ms a page at best, ${median.toFixed(2)} in the median: ` +
      `${Math.floor(1000 / best)} pages a second and core (goal ${goal}); ` +
      `${kB(html.length)} kB of HTML, ${kB(gzipSync(html, { level: 9 }).length)} kB gzipped`,
  );
}
await shop.close();
