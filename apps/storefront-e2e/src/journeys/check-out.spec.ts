import { locales } from '@torg/market-routing';
import { Checkout } from '../pages/checkout.ts';
import { expect, test } from '../support/quiet-page.ts';

const confirmed = /\/checkout\/confirm\?/;

for (const locale of locales) {
  test.describe(`a shopper in ${locale}`, () => {
    test('orders by bill, and is told before what is missing', async ({ page, quiet }) => {
      const checkout = new Checkout(page, locale);
      await checkout.begin();
      await checkout.orderButton.click();
      await expect(page.locator(':focus')).toContainText(checkout.words.invalid);
      await checkout.field(checkout.words.zip).fill(checkout.buyer.undelivered);
      await expect(page.getByText(checkout.words.noDelivery)).toBeVisible();
      await checkout.fillIn();
      await checkout.choose(checkout.words.pickup);
      await checkout.choose(checkout.words.invoice);
      await checkout.field(checkout.words.personalId).fill(checkout.buyer.personalId);
      await checkout.acceptTerms();
      await quiet.expectAccessible();
      await checkout.orderButton.click();
      await expect(page).toHaveURL(confirmed);
    });

    test('pays by card after the bank said no, and types nothing twice', async ({ page }) => {
      const checkout = new Checkout(page, locale);
      await checkout.begin();
      await checkout.fillIn();
      await checkout.choose(checkout.words.pickup);
      await checkout.choose(checkout.words.card);
      await page.reload();
      await expect(checkout.field(checkout.words.firstName)).toHaveValue('Anna');
      await expect(page.getByRole('radio', { name: checkout.words.card })).toBeChecked();
      await checkout.acceptTerms();
      await checkout.orderButton.dblclick();
      await expect(page).toHaveURL(/\/payments\/sandbox\//);
      await page.locator('button[value="decline"]').click();
      await expect(page.getByRole('alert')).toContainText(checkout.words.declined);
      await expect(checkout.field(checkout.words.street)).toHaveValue('Storgatan 1');
      await checkout.acceptTerms();
      await checkout.orderButton.click();
      await page.locator('button[value="approve"]').click();
      await expect(page).toHaveURL(confirmed);
    });
  });

  test.describe(`without script in ${locale}`, () => {
    test.use({ javaScriptEnabled: false });

    test('a shopper orders by bill, and the page comes back with what was typed', async ({ page, quiet }) => {
      quiet.expectFailure(/\/kass[ae]n$/);
      const checkout = new Checkout(page, locale);
      await checkout.shop.open(`/s/mugg`);
      await checkout.shop.cards.first().getByRole('link').click();
      await checkout.shop.pickSize();
      await checkout.shop.buyButton.click();
      await checkout.shop.open(locale === 'sv' ? '/kassan' : '/kassen');
      await checkout.fillIn();
      await page.getByRole('button', { name: checkout.words.showDelivery }).click();
      await checkout.choose(checkout.words.pickup);
      await checkout.choose(checkout.words.invoice);
      await checkout.acceptTerms();
      await checkout.orderButton.click();
      await expect(checkout.field(checkout.words.firstName)).toHaveValue('Anna');
      await checkout.field(checkout.words.personalId).fill(checkout.buyer.personalId);
      await checkout.orderButton.click();
      await expect(page).toHaveURL(confirmed);
    });
  });
}
