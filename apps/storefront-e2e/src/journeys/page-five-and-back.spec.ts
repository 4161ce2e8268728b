import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { href, locales } from '@torg/market-routing';
import { Shop } from '../pages/shop.ts';
import { ownPorts } from '../support/addresses.ts';
import { holdBack, scripts } from '../support/hold-back.ts';
import { makeGoods } from '../support/many-goods.ts';
import { expect, test } from '../support/quiet-page.ts';
import { runFolder } from '../support/run-folder.ts';
import { runShop, type RunningShop } from '../support/run-shop.ts';

const port = ownPorts.manyGoods;
let running: RunningShop;

// The demo has four pages of goods.
test.beforeAll(async () => {
  test.setTimeout(180_000);
  const dataDir = await mkdtemp(join(runFolder, 'many-goods-'));
  makeGoods(dataDir, 400);
  running = await runShop(port, { DATA_DIR: dataDir, MERCHANT_API_LIMITS: 'off' });
});
test.afterAll(() => running.stop());

const more = { sv: /^Visa \d+ till$/, nb: /^Vis \d+ til$/ };

/** Opens a product of the list by its card, and answers with what is to be found again. */
async function openProduct(shop: Shop, index: number) {
  const link = shop.products.nth(index);
  await link.scrollIntoViewIfNeeded();
  // The header may lie over a card that just came into view.
  await link.hover();
  const place = await shop.place();
  const name = (await link.textContent()) ?? '';
  await link.click();
  await expect(shop.page).toHaveURL(/\/p/);
  await expect(shop.heading).toContainText(name);
  return { index, name, place };
}

async function expectFoundAgain(shop: Shop, { index, name, place }: { index: number; name: string; place: number }) {
  const link = shop.products.nth(index);
  await expect(link).toHaveText(name);
  await expect(link).toBeFocused();
  await expect(shop.cards.nth(index)).toBeInViewport();
  await expect.poll(async () => Math.abs((await shop.place()) - place)).toBeLessThan(3);
}

for (const locale of locales) {
  test(`page 5 by showing more, and back to the card among its neighbours, also after a reload: ${locale}`, async ({
    page,
    quiet,
  }) => {
    const shop = new Shop(page, locale, port);
    await shop.openAlive(`${href(locale, 'news', {})}?sort=PRICE`);
    await page.waitForLoadState('networkidle');
    for (let shown = 2; shown <= 5; shown += 1) {
      await page.getByRole('main').getByRole('link', { name: more[locale] }).click();
      await expect(shop.cards).toHaveCount(shown * 20);
    }
    await expect(page).toHaveURL(/sort=PRICE&page=5&first=1$/);

    const seen = await openProduct(shop, 87);
    await page.goBack();
    await expect(shop.cards).toHaveCount(100);
    await expectFoundAgain(shop, seen);
    await expect(page).toHaveURL(/sort=PRICE&page=5&first=1$/);

    const reloaded = await openProduct(shop, 93);
    await page.reload();
    await page.goBack();
    await expect(shop.cards).toHaveCount(100);
    await expectFoundAgain(shop, reloaded);
    await expect(page).toHaveURL(/sort=PRICE&page=5&first=1$/);
    await quiet.expectAccessible();
  });

  test(`page 5 by itself, as the links of pages lead to it, and back to the card: ${locale}`, async ({ page }) => {
    const shop = new Shop(page, locale, port);
    await shop.openAlive(`${href(locale, 'news', {})}?sort=PRICE&page=5`);
    await page.waitForLoadState('networkidle');
    await expect(shop.cards).toHaveCount(20);
    const seen = await openProduct(shop, 11);
    await page.reload();
    await page.goBack();
    await expect(shop.cards).toHaveCount(20);
    await expectFoundAgain(shop, seen);
    await expect(page).toHaveURL(/sort=PRICE&page=5$/);
  });

  test(`page 5 by the links of pages without script, and back: ${locale}`, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const shop = new Shop(await context.newPage(), locale, port);
    await shop.open(`${href(locale, 'news', {})}?sort=PRICE`);
    for (let number = 2; number <= 5; number += 1) {
      await shop.page.getByRole('main').getByRole('link', { name: shop.words.nextPage }).click();
      await expect(shop.page).toHaveURL(new RegExp(`sort=PRICE&page=${number}$`));
    }
    await expect(shop.cards).toHaveCount(20);
    await shop.products.nth(11).click();
    await expect(shop.page).toHaveURL(/\/p/);
    await shop.page.goBack();
    await expect(shop.page).toHaveURL(/sort=PRICE&page=5$/);
    await expect(shop.cards.nth(11)).toBeInViewport();
    await context.close();
  });

  test(`Back before a reloaded product is alive leads to the list, and nothing of the product comes alive: ${locale}`, async ({
    page,
  }) => {
    const shop = new Shop(page, locale, port);
    await shop.openAlive(`${href(locale, 'news', {})}?sort=PRICE&page=2&first=1`);
    await page.waitForLoadState('networkidle');
    const seen = await openProduct(shop, 33);
    await expect(shop.buyButton).toBeEnabled();
    await page.waitForLoadState('networkidle');
    const code = await holdBack(page, scripts);
    await page.reload();
    const list = await holdBack(page, /page=2&first=1$/);
    await page.evaluate(() => history.back());
    await list.asked;
    // The script of the product comes while the document of the list is on its way.
    code.letThrough();
    await page.waitForTimeout(1_500);
    list.letThrough();
    await expect(shop.cards).toHaveCount(40);
    await expectFoundAgain(shop, seen);
  });
}
