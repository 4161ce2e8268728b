import { href, locales } from '@torg/market-routing';
import { Checkout } from '../pages/checkout.ts';
import { expect, test } from '../support/quiet-page.ts';

const words = {
  sv: { pay: 'Betala med Klarna', back: 'Ändra uppgifter eller betalsätt', failed: 'Betalningen gick inte igenom' },
  nb: {
    pay: 'Betal med Klarna',
    back: 'Endre opplysninger eller betalingsmåte',
    failed: 'Betalingen gikk ikke gjennom',
  },
} as const;

for (const locale of locales) {
  test.describe(`a shopper in ${locale} who pays in a form of the provider`, () => {
    test('finds it in the page of the shop, as often as it is loaded, and orders once', async ({ page, quiet }) => {
      const checkout = new Checkout(page, locale);
      await checkout.begin();
      await checkout.fillIn();
      await checkout.choose(checkout.words.pickup);
      await checkout.choose('Klarna');
      await checkout.acceptTerms();
      await checkout.orderButton.click();
      await expect(page.getByRole('heading', { level: 1, name: words[locale].pay })).toBeVisible();
      const form = page.locator('#torg-sandbox-payment iframe');
      const address = await form.getAttribute('src');
      await page.reload();
      await expect(form).toHaveAttribute('src', address ?? '');
      await quiet.expectAccessible();
      await page.frameLocator('#torg-sandbox-payment iframe').locator('button[value="approve"]').click();
      await expect(page).toHaveURL(/\/checkout\/confirm\?/);
    });

    test('is told that it was declined, and has typed nothing for nothing', async ({ page }) => {
      const checkout = new Checkout(page, locale);
      await checkout.begin();
      await checkout.fillIn();
      await checkout.choose(checkout.words.pickup);
      await checkout.choose('Klarna');
      await checkout.acceptTerms();
      await checkout.orderButton.click();
      await page.frameLocator('#torg-sandbox-payment iframe').locator('button[value="decline"]').click();
      await expect(page).toHaveURL(/\/checkout\/klarna-fail\?error=Error/);
      await expect(page.getByRole('heading', { level: 1, name: words[locale].failed })).toBeVisible();
      await page.getByRole('link', { name: checkout.words.toCheckout }).click();
      await checkout.expectAtPayment(checkout.words.declined);
      await expect(checkout.field(checkout.words.firstName)).toHaveValue('Anna');
      await expect(checkout.terms).toBeChecked();
      await checkout.choose(checkout.words.card);
      await checkout.orderButton.click();
      await expect(page).toHaveURL(/\/payments\/sandbox\//);
    });

    test('pays nothing while another tab changes the cart, and the new sum afterwards', async ({ page, context }) => {
      const checkout = new Checkout(page, locale);
      await checkout.begin();
      await checkout.fillIn();
      await checkout.choose(checkout.words.pickup);
      await checkout.choose('Klarna');
      await checkout.acceptTerms();
      await checkout.orderButton.click();
      const form = page.locator('#torg-sandbox-payment iframe');
      const address = await form.getAttribute('src');
      const { shop } = checkout.on(await context.newPage());
      await shop.openAlive(href(locale, 'search', { search: 'mugg' }));
      await shop.products.first().click();
      await shop.pickSize();
      await shop.buyButton.click();
      await expect(form).not.toHaveAttribute('src', address ?? '');
      await page.frameLocator('#torg-sandbox-payment iframe').locator('button[value="approve"]').click();
      await expect(page).toHaveURL(/\/checkout\/confirm\?/);
    });
  });
}
