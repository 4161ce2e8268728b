import { locales } from '@torg/market-routing';
import { Shop } from '../pages/shop.ts';
import { expect, test } from '../support/quiet-page.ts';

test.use({ javaScriptEnabled: false });

for (const locale of locales) {
  test(`a shopper in ${locale} without script reads, buys, changes and removes`, async ({ page }) => {
    const shop = new Shop(page, locale);
    await shop.open();
    await shop.walkToProduct();
    const name = await shop.heading.innerText();
    await shop.pickSize();
    await shop.buyButton.click();
    const main = page.getByRole('main');
    await expect(main).toContainText(name);

    await main.getByRole('spinbutton').fill('2');
    await main.getByRole('button', { name: shop.words.update }).click();
    await expect(main.getByRole('spinbutton')).toHaveValue('2');

    await main.getByRole('button', { name: shop.words.remove }).click();
    await expect(main).toContainText(shop.words.emptyCart);
  });

  test(`the search form works without script in ${locale}`, async ({ page }) => {
    const shop = new Shop(page, locale);
    await shop.open();
    await shop.walkToProduct();
    const name = await shop.heading.innerText();
    await page.getByRole('searchbox', { name: shop.words.search }).fill(name);
    await page.keyboard.press('Enter');
    await expect(shop.heading).toContainText(name);
    await expect(shop.cards.filter({ hasText: name }).first()).toBeVisible();
  });
}
