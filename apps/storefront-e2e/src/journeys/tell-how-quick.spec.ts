import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { href } from '@torg/market-routing';
import { Shop } from '../pages/shop.ts';
import { ownPorts, shopOrigin } from '../support/addresses.ts';
import { expect, test } from '../support/quiet-page.ts';
import { ownData } from '../support/run-folder.ts';
import { runShop, type RunningShop } from '../support/run-shop.ts';

const port = ownPorts.vitals;
const news = shopOrigin('sv', port) + href('sv', 'news', {});

let dataDir: string;
let running: RunningShop;

test.beforeEach(async () => {
  dataDir = await ownData();
  running = await runShop(port, { DATA_DIR: dataDir });
});

test.afterEach(() => running.stop());

/** What the shop has written down once it is stopped: pages, their metrics, and how many visits told of each. */
async function countedAtTheEnd(): Promise<Record<string, Record<string, number>>> {
  await running.stop();
  running = { stop: async () => {} };
  const folder = join(dataDir, 'vitals');
  const files = await readdir(folder).catch(() => []);
  expect(files.length).toBeLessThanOrEqual(1);
  const pages: Record<string, Record<string, { buckets: number[] }>> = files[0]
    ? JSON.parse(await readFile(join(folder, files[0]), 'utf8'))
    : {};
  const visits = ({ buckets }: { buckets: number[] }) => buckets.reduce((sum, count) => sum + count);
  return Object.fromEntries(
    Object.entries(pages).map(([page, metrics]) => [
      page,
      Object.fromEntries(Object.entries(metrics).map(([metric, tally]) => [metric, visits(tally)])),
    ]),
  );
}

/** Until the tab has nothing left to do: what it fetches for later is there then, and has run. */
async function becomeIdle(page: Page): Promise<void> {
  await page.waitForFunction(() => history.scrollRestoration === 'manual');
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

test('who leaves a page tells the shop once how quick it was, and gets no cookie', async ({ page, context }) => {
  const fetched = page.waitForResponse(/\/assets\/measure-vitals-/);
  const before = await context.cookies();
  await page.goto(news);
  await fetched;
  await becomeIdle(page);
  // The next page of the same document was not loaded, so it has no load to be measured by.
  await new Shop(page, 'sv').menu.getByRole('link').nth(1).click();
  await expect(page).not.toHaveURL(news);
  await page.goto('about:blank');
  expect(await context.cookies()).toEqual(before);
  const { news: told, ...others } = await countedAtTheEnd();
  expect(told).toMatchObject({ TTFB: 1, FCP: 1, LCP: 1, CLS: 1 });
  expect(others).toEqual({});
});

test('who asks by Global Privacy Control to be left alone is not measured', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  await page.goto(news);
  await becomeIdle(page);
  await page.goto('about:blank');
  expect(await countedAtTheEnd()).toEqual({});
});
