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
      const whyNot = `${checkout.words.zip}: ${checkout.words.noDelivery}`;
      await expect(page.getByRole('link', { name: whyNot })).toBeVisible();
      await checkout.fillIn();
      await expect(page.getByRole('link', { name: whyNot })).toBeHidden();
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
      await expect(page.locator(':focus')).toContainText(checkout.words.declined);
      await expect(checkout.field(checkout.words.street)).toHaveValue('Storgatan 1');
      await checkout.acceptTerms();
      await checkout.orderButton.click();
      await page.locator('button[value="approve"]').click();
      await expect(page).toHaveURL(confirmed);
    });

    test('goes from step to step and back, and loses nothing', async ({ page }) => {
      const checkout = new Checkout(page, locale);
      const { words } = checkout;
      const email = checkout.field(words.email);
      await checkout.begin();
      await email.fill('anna.lind@torg.example');
      await page.getByRole('link', { name: words.nextAfterContact }).click();
      await expect(page.getByRole('heading', { name: words.address })).toBeFocused();
      const steps = page.getByRole('navigation', { name: words.steps });
      await expect(steps.locator('[aria-current="step"]')).toContainText(words.address);
      await page.reload();
      expect(new URL(page.url()).hash).toBe(words.addressFragment);
      await expect(steps.locator('[aria-current="step"]')).toContainText(words.address);
      await page.goBack();
      await expect(page.getByRole('heading', { name: words.contact })).toBeFocused();
      await expect(email).toHaveValue('anna.lind@torg.example');
    });

    test('is asked once for the number of an organisation', async ({ page }) => {
      const checkout = new Checkout(page, locale);
      const number = checkout.field(checkout.words.organisationId);
      await checkout.begin();
      await page.getByRole('radio', { name: checkout.words.organisation }).check({ force: true });
      await number.fill(checkout.buyer.organisationId);
      await page.reload();
      await expect(number).toHaveValue(checkout.buyer.organisationId);
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
