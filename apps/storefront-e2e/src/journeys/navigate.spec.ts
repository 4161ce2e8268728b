import { href, locales } from '@torg/market-routing';
import { Shop } from '../pages/shop.ts';
import { shopOrigin } from '../support/addresses.ts';
import { holdBack } from '../support/hold-back.ts';
import { expect, test } from '../support/quiet-page.ts';

test('Back leads to the place in the list that one came from', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  const shop = new Shop(page, 'sv');
  await shop.open();
  await shop.followPanelMenu();
  await expect(shop.cards.nth(6)).toBeAttached();
  // The pointer may need the page moved once more, as where the header lies over the card.
  await shop.products.nth(6).hover();
  const place = await shop.place();
  expect(place).toBeGreaterThan(300);
  await shop.products.nth(6).click();
  await expect(page).toHaveURL(/\/p\//);
  await expect.poll(() => shop.place()).toBe(0);
  await page.goBack();
  await expect(shop.cards.nth(6)).toBeInViewport();
  await expect.poll(async () => Math.abs((await shop.place()) - place)).toBeLessThan(3);

  // The way goes on from there, and from a page that was reloaded half way down.
  await shop.products.nth(6).click();
  await expect(page).toHaveURL(/\/p\//);
  await shop.scrollTo(200);
  await page.reload();
  await shop.followPanelMenu();
  await expect(shop.cards.first()).toBeVisible();
});

test('every new document begins at its top, and Back and a reload lead to where one was', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  const shop = new Shop(page, 'sv');
  await shop.openAlive(href('sv', 'news', {}));
  await shop.scrollTo(900);
  await shop.openAlive(href('sv', 'brands', {}));
  await shop.standsAt(0);
  await shop.scrollTo(300);
  await page.reload();
  await shop.standsAt(300);
  await page.goto(shopOrigin('nb'));
  await page.goBack();
  await shop.standsAt(300);
  await page.goBack();
  await shop.standsAt(900);
});

test('Back undoes the jump to a part of the page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  const shop = new Shop(page, 'sv');
  await shop.openAlive(href('sv', 'brands', {}));
  await shop.scrollTo(40);
  await page.getByRole('main').getByRole('link', { name: 'S', exact: true }).click();
  await expect.poll(() => shop.place()).toBeGreaterThan(100);
  const jumped = await shop.place();
  await page.goBack();
  await shop.standsAt(40);
  await page.goForward();
  await shop.standsAt(jumped);
});

test('the panel of the menu closes where a window has become wide enough for the row of it', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 700 });
  const shop = new Shop(page, 'sv');
  await shop.open();
  await page.getByRole('button', { name: shop.words.openMenu }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.setViewportSize({ width: 1200, height: 700 });
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(shop.menu).toBeVisible();
});

test('a page is followed without loading a new document', async ({ page }) => {
  const shop = new Shop(page, 'sv');
  await shop.openAlive(href('sv', 'home', {}));
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await shop.walkToProduct();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  await expect(page).toHaveTitle(/\| Torg$/);
});

test('the market switch leads to the same product in the other language, and back', async ({ page }) => {
  const shop = new Shop(page, 'sv');
  await shop.open();
  await shop.walkToProduct();
  const address = page.url();
  await page.getByRole('banner').getByRole('link', { name: /Norge/ }).click();
  await expect(page).toHaveURL(new RegExp(`^${shopOrigin('nb')}/p/`));
  await expect(page.locator('html')).toHaveAttribute('lang', 'nb-NO');
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Sverige/ })
    .click();
  await expect(page).toHaveURL(address);
});

for (const locale of locales) {
  test(`nothing moves while the pages load in ${locale}`, async ({ page }) => {
    const shop = new Shop(page, locale);
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value); // the type of a layout-shift entry
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await shop.open();
    await shop.walkToProduct();
    const product = page.url();
    for (const address of [shopOrigin(locale), product]) {
      await page.goto(address, { waitUntil: 'networkidle' });
      const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts); // set by the script above
      expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.01);
    }
  });
}

test('favourites are kept by the browser', async ({ page }) => {
  const shop = new Shop(page, 'sv');
  await shop.open();
  await shop.walkToProduct();
  const name = await shop.heading.innerText();
  await page.getByRole('button', { name: `Spara ${name} som favorit` }).click();
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Favoriter, 1/ })
    .click();
  await expect(shop.heading).toHaveText('Favoriter');
  await expect(page.getByRole('main').getByRole('article')).toContainText(name);
  await page.reload();
  await expect(page.getByRole('main').getByRole('article')).toContainText(name);
});

test('another tab follows the cart', async ({ page, context }) => {
  const shop = new Shop(page, 'sv');
  await shop.open();
  const other = new Shop(await context.newPage(), 'sv');
  await other.open();
  await shop.walkToProduct();
  await shop.pickSize();
  await shop.buyButton.click();
  await expect(shop.cartPanel).toBeVisible();
  await expect(other.cartLink).toHaveAccessibleName(/1/);
});

for (const locale of locales) {
  test(`a long list is paged by real links without script: ${locale}`, async ({ browser }) => {
    const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    const shop = new Shop(plain, locale);
    await shop.open(href(locale, 'news', {}));
    const main = plain.getByRole('main');
    const first = await shop.products.first().innerText();
    await main.getByRole('link', { name: shop.words.nextPage }).click();
    await expect(plain).toHaveURL(/\?page=2$/);
    await expect(shop.products.first()).not.toHaveText(first);
    await main.getByRole('link', { name: shop.words.previousPage }).click();
    await expect(shop.products.first()).toHaveText(first);
    await plain.context().close();
  });
}

test('what a card says of a product is on its page before any answer has come', async ({ page }) => {
  const shop = new Shop(page, 'sv');
  await shop.openAlive(href('sv', 'news', {}));
  const card = shop.cards.first();
  const name = (await card.getByRole('heading').getByRole('link').textContent()) ?? '';
  const price = (await card.locator('bdi').first().textContent()) ?? '';
  // The code of product pages has come.
  await page.waitForLoadState('networkidle');
  const { letThrough } = await holdBack(page, '**/graphql*');
  await card.getByRole('heading').getByRole('link').click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name })).toBeFocused();
  await expect(main.getByText(price).first()).toBeVisible();
  await expect(page).toHaveURL(/\/p\//);
  await expect(page).toHaveTitle(new RegExp(`^${name} \\|`));
  await expect(main.getByRole('button', { name: shop.words.addToCart })).toHaveCount(0);
  letThrough();
  await expect(main.getByRole('button', { name: shop.words.addToCart })).toBeVisible();
  await expect(main.getByRole('heading', { level: 1, name })).toBeFocused();
});

test('Back to the list of the document needs no answer', async ({ page }) => {
  const shop = new Shop(page, 'sv');
  await shop.openAlive(href('sv', 'news', {}));
  await shop.products.first().click();
  await expect(shop.buyButton).toBeEnabled();
  await page.waitForLoadState('networkidle');
  const asked: string[] = [];
  await page.route('**/graphql*', (route) => {
    asked.push(route.request().postData() ?? route.request().url());
    return route.abort();
  });
  await page.goBack();
  await expect(shop.cards.first()).toBeVisible();
  expect(asked).toEqual([]);
});
