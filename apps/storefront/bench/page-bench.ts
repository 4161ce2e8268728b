import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { openBenchShop, type BenchShop } from './bench-shop.ts';
import { measureFacets } from './facet-cost.ts';

/**
 * Measures how many pages one core renders in a second, without a cache and with an API that answers at once from
 * memory: `npm run bench:pages`, with the name of a page to measure that one alone. With `--products 100000` it measures what
 * the facets of a list cost instead, over an API that holds so many; `--database` names a server that has them already.
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

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { products: { type: 'string' }, database: { type: 'string' } },
});
const [chosen] = positionals;

if (values.products !== undefined) {
  await measureFacets({ products: Number(values.products), database: values.database });
} else {
  await measurePages();
}

async function measurePages(): Promise<void> {
  const shop = await openBenchShop(48);
  for (const { name, path, goal } of pages.filter((page) => !chosen || page.name === chosen)) {
    for (let n = 0; n < warmUp; n += 1) await shop.render(path);
    const measured: number[] = [];
    for (let n = 0; n < rounds; n += 1) measured.push(await measureRound(shop, path));
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
}

/** CPU ms a page, over one round. */
async function measureRound(shop: BenchShop, path: string): Promise<number> {
  const before = process.cpuUsage();
  for (let n = 0; n < pagesPerRound; n += 1) await shop.render(path);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / pagesPerRound;
}
