import { locales } from '@torg/market-routing';
import { Shop } from '../pages/shop.ts';
import { expect, test } from '../support/quiet-page.ts';

for (const locale of locales) {
  test.describe(`a shopper in ${locale}`, () => {
    test('walks from the front page to a cart that survives a reload', async ({ page, quiet }) => {
      const shop = new Shop(page, locale);
      await shop.open();
      await expect(shop.heading).toBeVisible();
      await quiet.expectAccessible();

      await shop.menu.getByRole('link').first().click();
      await expect(shop.cards.first()).toBeVisible();
      await quiet.expectAccessible();

      const name = await shop.cards.first().getByRole('heading').innerText();
      await shop.products.first().click();
      await expect(shop.heading).toHaveText(name);
      await expect(page).toHaveURL(/\/p\//);
      await quiet.expectAccessible();

      await shop.pickSize();
      await shop.buyButton.click();
      await expect(shop.cartPanel).toContainText(name);
      await expect(shop.cartPanel).toContainText(shop.words.currency);
      await quiet.expectAccessible();

      await page.keyboard.press('Escape');
      await expect(shop.cartPanel).toBeHidden();
      await page.reload();
      await expect(shop.cartLink).toHaveAccessibleName(/1/);
      await shop.openCartPage();
      await expect(page.getByRole('main')).toContainText(name);
      await quiet.expectAccessible();
    });

    test('changes a quantity and removes the line', async ({ page }) => {
      const shop = new Shop(page, locale);
      await shop.open();
      await shop.walkToProduct();
      await shop.pickSize();
      await shop.buyButton.click();
      await expect(shop.cartPanel).toBeVisible();
      await shop.openCartPage();
      // The count comes when the page is alive, and with it the buttons.
      await expect(shop.cartLink).toHaveAccessibleName(/1/);
      await page.getByRole('main').getByRole('button', { name: shop.words.increase }).click();
      await expect(shop.cartLink).toHaveAccessibleName(/2/);
      const [main, quantity] = [page.getByRole('main'), page.getByRole('main').getByRole('spinbutton')];
      for (const { typed, answer } of [
        { typed: '0', answer: shop.words.wholeNumber },
        { typed: '9998', answer: shop.words.stockLimit },
      ]) {
        await quantity.fill('');
        await quantity.pressSequentially(typed);
        await quantity.press('Enter');
        await expect(main.getByRole('alert')).toContainText(answer);
        await expect(quantity).toHaveValue('2');
      }
      await main.getByRole('button', { name: shop.words.remove }).click();
      await expect(main).toContainText(shop.words.emptyCart);
      await expect(main.locator(':focus')).toContainText(shop.words.emptyCart);
    });

    test('gets a clear answer to a quantity that is no whole number, and the cart stays', async ({ page }) => {
      const shop = new Shop(page, locale);
      await shop.open();
      await shop.walkToProduct();
      await shop.pickSize();
      const quantity = page.getByRole('spinbutton', { name: shop.words.quantity });
      await quantity.fill('1.5');
      await shop.buyButton.click();
      await expect(page.getByRole('main')).toContainText(shop.words.wholeNumber);
      await expect(shop.cartPanel).toBeHidden();
      await quantity.fill('9998');
      await shop.buyButton.click();
      await expect(page.getByRole('main')).toContainText(shop.words.stockLimit);
      await expect(shop.cartLink).toHaveAccessibleName(shop.words.cart);
    });
  });
}

test('the panel goes on naming what was put in the cart while it closes', async ({ page }) => {
  const shop = new Shop(page, 'sv');
  await shop.openAlive('/p/muggar/mugg-strand-kritvit');
  await shop.buyButton.click();
  const title = shop.cartPanel.getByRole('heading').first();
  await expect(title).toContainText('är i varukorgen');
  const changes = await title.evaluateHandle((heading) => {
    const texts: (string | null)[] = [];
    const observer = new MutationObserver(() => texts.push(heading.textContent));
    observer.observe(heading, { subtree: true, childList: true, characterData: true });
    return texts;
  });
  await page.keyboard.press('Escape');
  await expect(shop.cartPanel).toBeHidden();
  expect(await changes.jsonValue()).toEqual([]);
});
