import { href, locales } from '@torg/market-routing';
import { Shop } from '../pages/shop.ts';
import { expect, test } from '../support/quiet-page.ts';

const more = { sv: /^Visa \d+ till$/, nb: /^Vis \d+ til$/ };
const earlier = { sv: 'Visa 20 föregående', nb: 'Vis 20 forrige' };

for (const locale of locales) {
  test(`a list grows in place, and Back leads to the product with the pages around it: ${locale}`, async ({
    page,
    quiet,
  }) => {
    const shop = new Shop(page, locale);
    await shop.openAlive(`${href(locale, 'news', {})}?sort=PRICE`);
    const link = page.getByRole('main').getByRole('link', { name: more[locale] });
    await expect(link).toHaveAttribute('href', /[?&]page=2$/);
    await page.waitForLoadState('networkidle');
    await link.click();
    await expect(shop.cards).toHaveCount(40);
    await expect(page).toHaveURL(/sort=PRICE&page=2&first=1$/);
    await expect(shop.products.nth(20)).toBeFocused();
    await quiet.expectAccessible();

    await shop.products.nth(33).scrollIntoViewIfNeeded();
    const name = await shop.products.nth(33).textContent();
    await shop.products.nth(33).click();
    await expect(page).toHaveURL(/\/p/);
    await expect(shop.heading).toContainText(name ?? '');
    await page.reload();
    await page.goBack();
    await expect(shop.cards).toHaveCount(40);
    await expect(shop.products.nth(33)).toBeFocused();
    await expect(shop.cards.nth(33)).toBeInViewport();
    await expect(page).toHaveURL(/sort=PRICE&page=2&first=1$/);
  });
}

test('what came before is added above, and the window stays at the goods that were looked at', async ({ page }) => {
  const shop = new Shop(page, 'sv');
  await shop.openAlive(`${href('sv', 'news', {})}?page=3`);
  const first = (await shop.products.first().textContent()) ?? '';
  await page.getByRole('main').getByRole('link', { name: earlier.sv }).click();
  await expect(shop.cards).toHaveCount(40);
  await expect(page).toHaveURL(/page=3&first=2$/);
  await expect(shop.products.nth(20)).toHaveText(first);
  await expect(shop.products.nth(20)).toBeFocused();
  await expect(shop.cards.nth(20)).toBeInViewport();
});

test('several pages are one document for whoever gets the link, and without script a list has pages', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const shop = new Shop(await context.newPage(), 'sv');
  await shop.open(`${href('sv', 'news', {})}?page=3&first=1`);
  await expect(shop.cards).toHaveCount(60);
  await expect(shop.page.getByRole('link', { name: more.sv })).toBeHidden();
  await shop.page.getByRole('main').getByRole('link', { name: shop.words.previousPage }).click();
  await expect(shop.page).toHaveURL(/\?page=2$/);
  await expect(shop.cards).toHaveCount(20);
  await context.close();
});

test('another choice begins at its first page', async ({ page }) => {
  const shop = new Shop(page, 'sv');
  await shop.openAlive(`${href('sv', 'news', {})}?page=2&first=1`);
  // Its code comes after the page is alive.
  await page.waitForLoadState('networkidle');
  await page.getByLabel('Sortera efter').selectOption('Lägsta pris först');
  await expect(page).toHaveURL(/\/nyheter\?sort=PRICE$/);
  await expect(shop.cards).toHaveCount(20);
});
