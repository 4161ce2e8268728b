import { href, locales } from '@torg/market-routing';
import { Shop } from '../pages/shop.ts';
import { shopOrigin } from '../support/addresses.ts';
import { expect, test } from '../support/quiet-page.ts';

/** They come in sizes. */
const socks = { sv: '/p/sockor/ullsockor-stig-havre', nb: '/p/sokker/ullsokker-sti-havre' };

for (const locale of locales) {
  const missing = [
    href(locale, 'product', { alias: 'finns-inte' }),
    href(locale, 'category', { category: 'finns-inte' }),
    href(locale, 'brand', { brand: ['finns-inte'] }),
    '/finns/inte/alls',
  ];
  for (const path of missing) {
    test(`${path} in ${locale} answers 404 with a helpful page`, async ({ page, quiet }) => {
      quiet.expectFailure(/finns/);
      const shop = new Shop(page, locale);
      const answer = await page.goto(shopOrigin(locale) + path);
      expect(answer?.status()).toBe(404);
      await expect(shop.heading).toHaveText(shop.words.notFound);
      await expect(shop.menu.getByRole('link').first()).toBeVisible();
      await quiet.expectAccessible();
      await page.getByRole('main').getByRole('link', { name: shop.words.toHome }).click();
      await expect(page).toHaveURL(`${shopOrigin(locale)}/`);
    });
  }

  test(`an unknown size in the address shows the product in ${locale} with none chosen`, async ({ page }) => {
    const shop = new Shop(page, locale);
    await shop.open(`${socks[locale]}?sku=999999`);
    await expect(shop.sizes.first()).toBeAttached();
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
    await shop.buyButton.click();
    await expect(page.getByRole('main')).toContainText(shop.words.chooseSize);
  });

  test(`a page past the last of a list is missing, and what is no number is its first, in ${locale}`, async ({
    page,
    quiet,
  }) => {
    quiet.expectFailure(/page=/);
    const shop = new Shop(page, locale);
    await shop.open();
    await shop.menu.getByRole('link').first().click();
    await expect(shop.cards.first()).toBeVisible();
    const [first] = page.url().split('?');
    expect((await page.goto(`${first}?page=999`))?.status()).toBe(404);
    for (const number of ['0', 'x']) {
      expect((await page.goto(`${first}?page=${number}`))?.status()).toBe(200);
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', String(first));
    }
  });
}
