import { href } from '@torg/market-routing';
import { Shop } from '../pages/shop.ts';
import { shopOrigin } from '../support/addresses.ts';
import { pagesOfSitemap, unlistedPages } from '../support/known-pages.ts';
import { expect, test } from '../support/quiet-page.ts';

test('every kind of page leads to itself in the other market, and back', async ({ page, request }) => {
  test.setTimeout(120_000);
  const pages = new Map([...(await pagesOfSitemap(request)), ...unlistedPages]);
  expect([...pages.keys()]).toEqual(
    expect.arrayContaining(['home', 'news', 'brands', 'product', 'category', 'brand', 'contentAtRoot']),
  );
  const [shop, other] = [new Shop(page, 'sv'), new Shop(page, 'nb')];
  const banner = page.getByRole('banner');
  for (const [name, path] of pages) {
    await test.step(name, async () => {
      await shop.open(path);
      await expect(shop.heading).toBeVisible();
      await banner.getByRole('link', { name: /Norge/ }).click();
      await expect(page.locator('html')).toHaveAttribute('lang', 'nb-NO');
      expect(new URL(page.url()).origin).toBe(shopOrigin('nb'));
      await expect(other.heading).toBeVisible();
      await banner.getByRole('link', { name: /Sverige/ }).click();
      await expect(page).toHaveURL(shopOrigin('sv') + path);
    });
  }
});

test('a page for customers alone asks who is there, and leads on to it', async ({ page }) => {
  const shop = new Shop(page, 'nb');
  const orders = href('nb', 'accountOrders', {});
  await shop.open(orders);
  await expect(page).toHaveURL(`${shopOrigin('nb')}/?action=login&returnTo=${encodeURIComponent(orders)}`);
});

test('a part of a page has its own address, and Back leaves it', async ({ page }) => {
  const shop = new Shop(page, 'sv');
  await shop.open(href('sv', 'brands', {}));
  const letter = page
    .getByRole('main')
    .getByRole('link', { name: /^[A-ZÅÄÖ]$/ })
    .last();
  const hash = await letter.getAttribute('href');
  await letter.click();
  await expect(page).toHaveURL(new RegExp(`${hash ?? 'none'}$`));
  await expect(page.locator(`[id="${decodeURIComponent((hash ?? '').slice(1))}"]`)).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL(shopOrigin('sv') + href('sv', 'brands', {}));
});

test('a lost connection is said, and that it is back', async ({ page, context }) => {
  const shop = new Shop(page, 'nb');
  await shop.openAlive(href('nb', 'home', {}));
  await page.waitForLoadState('networkidle');
  const notice = page.getByRole('status').filter({ hasText: shop.words.offline });
  await context.setOffline(true);
  await expect(notice).toBeVisible();
  await context.setOffline(false);
  await expect(notice).toBeHidden();
  await expect(page.getByRole('status').filter({ hasText: shop.words.onlineAgain })).toBeVisible();
});

test('a part of the script that is lost on the way is fetched by loading the page anew', async ({ page, quiet }) => {
  quiet.expectFailure(/\.js$/);
  const shop = new Shop(page, 'sv');
  await shop.open();
  await page.waitForLoadState('networkidle');
  let isLost = false;
  await page.route(/\.js$/, (route) => {
    if (isLost) return route.continue();
    isLost = true;
    return route.abort();
  });
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Favoriter/ })
    .click();
  await expect(shop.heading).toHaveText('Favoriter');
  expect(isLost).toBe(true);
});
