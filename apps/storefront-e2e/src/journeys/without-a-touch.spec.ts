import type { Page } from '@playwright/test';
import { href } from '@torg/market-routing';
import { Shop } from '../pages/shop.ts';
import { comeNear } from '../support/come-near.ts';
import { refusingVisitor } from '../support/consent.ts';
import { expect, test } from '../support/quiet-page.ts';

test.use({ storageState: refusingVisitor });

/** Something of one size. */
const product = '/p/bocker/bilderbok-raven-pa-berget';

const isAlive = (page: Page) => page.evaluate(() => history.scrollRestoration === 'manual');

for (const path of ['/', href('sv', 'news', {}), product, '/kundservice', href('sv', 'cart', {})]) {
  test(`${path}: a page that nobody touches fetches its libraries alone, and is alive after a touch`, async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const shop = new Shop(page, 'sv');
    await shop.openStill(path, { beforeEach: () => void asked.splice(0) });
    const scripts = () =>
      asked.flatMap((one) => (one.endsWith('.js') ? one.replace(/^.*\/([a-z-]+)-.*$/, '$1') : [])).sort();
    await expect.poll(scripts).toEqual(['boot', 'libraries', 'measure-vitals']);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect(scripts()).toEqual(['boot', 'libraries', 'measure-vitals']);
    expect(await isAlive(page)).toBe(false);
    await comeNear(page);
    await page.waitForFunction(() => history.scrollRestoration === 'manual');
  });
}

test('the header counts cart and favourites before the page is alive, and the same once it is', async ({ page }) => {
  const shop = new Shop(page, 'sv');
  await shop.open(product);
  await shop.buyButton.click();
  await expect(shop.cartPanel).toBeVisible();
  await page.keyboard.press('Escape');
  await page.locator('main [data-favourite]').first().click();
  const favourites = page.getByRole('banner').locator(`a[href="${href('sv', 'favourites', {})}"]`);
  await expect(favourites).toHaveAccessibleName(/1/);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('torg-header'))).toBe('1');
  await shop.open();
  await expect(shop.cartLink).toHaveAccessibleName('Varukorg, 1 vara i varukorgen');
  await expect(favourites).toHaveAccessibleName('Favoriter, 1 favorit');
  expect(await isAlive(page)).toBe(false);
  await shop.openAlive('/');
  await expect(shop.cartLink).toHaveAccessibleName('Varukorg, 1 vara i varukorgen');
  await expect(favourites).toHaveAccessibleName('Favoriter, 1 favorit');
});

test('a cart that ended meanwhile is counted no more once the page is alive', async ({ page, context }) => {
  const shop = new Shop(page, 'sv');
  await shop.open(product);
  await shop.buyButton.click();
  await expect(shop.cartPanel).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('torg-header'))).toBe('1');
  await context.clearCookies({ name: 'torg-cart' });
  await shop.open();
  await expect(shop.cartLink).toHaveAccessibleName('Varukorg');
  await shop.openAlive('/');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('torg-header'))).toBeNull();
});
