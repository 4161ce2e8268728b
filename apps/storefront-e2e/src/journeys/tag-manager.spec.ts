import type { Page } from '@playwright/test';
import { href } from '@torg/market-routing';
import { Shop } from '../pages/shop.ts';
import { comeNear } from '../support/come-near.ts';
import { ownPorts, shopOrigin } from '../support/addresses.ts';
import { expect, test } from '../support/quiet-page.ts';
import { ownData } from '../support/run-folder.ts';
import { runShop, type RunningShop } from '../support/run-shop.ts';
import { tagContainer } from '../support/tag-container.ts';

const port = ownPorts.tagManager;
const container = 'https://www.googletagmanager.com/gtm.js?id=GTM-TORG1';

test.use({ storageState: { cookies: [], origins: [] } });

let running: RunningShop;

test.beforeAll(async () => {
  running = await runShop(port, { DATA_DIR: await ownData(), SHOP_SV_TAG_MANAGER: 'GTM-TORG1' });
});

test.afterAll(() => running.stop());

const told = (page: Page) => page.evaluate(() => window.containerTold ?? []);

test('a container finds consent denied, hears of the yes, then of all that was held, each once, and of the withdrawal', async ({
  page,
}) => {
  const asked: string[] = [];
  await page.route('https://www.googletagmanager.com/**', async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ contentType: 'text/javascript', body: tagContainer });
  });
  const shop = new Shop(page, 'sv');
  await page.goto(shopOrigin('sv', port) + href('sv', 'news', {}));
  await comeNear(page);
  const banner = page.getByRole('region', { name: 'Får vi använda cookies?' });
  await expect(banner).toBeVisible();
  expect(asked).toEqual([]);

  await banner.getByRole('button', { name: 'Acceptera alla' }).click();
  await expect.poll(() => told(page)).toContain('view_item_list granted');
  expect(asked).toEqual([container]);
  const heard = await told(page);
  expect(heard.slice(0, 2)).toEqual(['default denied', 'update granted']);
  const events = heard.slice(2);
  expect(events.filter((event) => !event.endsWith(' granted'))).toEqual([]);
  const once = ['original_location granted', 'page_data granted', 'virtual_page_view granted'];
  expect(events.filter((event) => once.includes(event))).toEqual(once);

  await shop.cards.first().getByRole('heading').getByRole('link').click();
  await expect.poll(() => told(page)).toContain('view_item granted');
  const count = async (event: string) => (await told(page)).filter((one) => one === event).length;
  await expect.poll(() => count('virtual_page_view granted')).toBe(2);
  expect(await Promise.all([count('select_item granted'), count('view_item granted')])).toEqual([1, 1]);

  const keptByContainer = async () =>
    (await page.context().cookies()).map(({ name }) => name).filter((name) => name.startsWith('_g'));
  await page.evaluate(() => {
    for (const name of ['_ga', '_ga_TORG1', '_gcl_au']) document.cookie = `${name}=1; Path=/; Max-Age=3600`;
  });
  expect(await keptByContainer()).toHaveLength(3);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookieinställningar' }).click();
  await page.getByRole('main').getByRole('button', { name: 'Endast nödvändiga' }).click();
  await expect.poll(() => told(page)).toContain('update denied');
  await expect.poll(keptByContainer).toEqual([]);
  const before = await told(page);
  await page.getByRole('link', { name: 'Torg, till startsidan' }).click();
  await expect(page).toHaveURL(`${shopOrigin('sv', port)}/`);
  expect(await told(page)).toEqual(before);
});

test('the page about cookies names whom a container asks, alike in the document and once it is alive', async ({
  page,
}) => {
  await page.goto(shopOrigin('sv', port) + href('sv', 'cookies', {}));
  await comeNear(page);
  await page.waitForFunction(() => history.scrollRestoration === 'manual');
  await expect(page.getByText('*.google-analytics.com', { exact: true })).toBeVisible();
});
