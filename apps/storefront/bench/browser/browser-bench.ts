import { availableParallelism, loadavg } from 'node:os';
import { chromium } from 'playwright';
import { readCards } from './bare/read-cards.ts';
import { serveBarePage } from './bare/serve-bare-page.tsx';
import type { Sample } from './figures.ts';
import { keepReport } from './keep-report.ts';
import { measuredPages, type MeasuredPage, type PageName } from './measured-pages.ts';
import { measureVisit } from './measure-visit.ts';
import { measureWay } from './measure-way.ts';
import { readOptions } from './read-options.ts';
import { reportLines, type Report } from './report.ts';
import { openPhone } from './slow-phone.ts';
import { startShop } from './start-shop.ts';

/**
 * Measures the shop on a slow phone, beside a bare page that React alone draws: `npm run bench:browser`, with
 * `-- --runs 9` for more visits than five, `--encoding gzip` for texts as a browser without Brotli gets them, and `--dry` to
 * keep nothing.
 */
const { runs, encoding, dry } = readOptions(process.argv.slice(2));

const load = () => Number(loadavg()[0]?.toFixed(1));
const loadBefore = load();
const shop = await startShop();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH,
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
});
try {
  const list = measuredPages.find(({ name }) => name === 'list')?.path;
  const bare = await serveBarePage(await readCards(browser, `${shop.origin}${list}`), shop.origin);
  const addressOf = ({ name, path }: MeasuredPage) => (name === 'bare' ? bare.address : shop.origin + path);
  await warmUp(measuredPages.map(addressOf));

  const samples: Record<PageName, Sample[]> = { bare: [], list: [], product: [], home: [] };
  for (let run = 1; run <= runs; run += 1) {
    for (const page of measuredPages) samples[page.name].push(await measure(page, addressOf(page)));
    console.log(`${run} of ${runs}`);
  }
  bare.close();
  const report: Report = {
    day: new Date().toISOString().slice(0, 10),
    runs,
    browser: browser.version(),
    cores: availableParallelism(),
    load: [loadBefore, load()],
    encoding,
    pages: samples,
  };
  console.log(`\n${reportLines(report).join('\n')}`);
  if (!dry) await keepReport(report);
} finally {
  await browser.close();
  await shop.stop();
}

/** Until the servers are as quick as they get, and the browser has been in use. */
async function warmUp(addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    for (let n = 0; n < 50; n += 1) await (await fetch(address)).text();
    const page = await browser.newPage();
    await page.goto(address);
    await page.close();
  }
}

async function measure({ touches, hasCards }: MeasuredPage, address: string): Promise<Sample> {
  const visitor = await openPhone(browser, encoding);
  const sample = await measureVisit(visitor, address, touches).finally(visitor.close);
  if (!hasCards) return sample;
  const buyer = await openPhone(browser, encoding);
  const { ms, byDocument } = await measureWay(buyer, address).finally(buyer.close);
  return { ...sample, listToProduct: ms, byDocument };
}
