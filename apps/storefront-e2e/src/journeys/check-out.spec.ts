import { href, locales } from '@torg/market-routing';
import { Checkout } from '../pages/checkout.ts';
import { Keyboard } from '../pages/keyboard.ts';
import { expect, test } from '../support/quiet-page.ts';

for (const locale of locales) {
  test.describe(`a shopper in ${locale}`, () => {
    test('is told what is missing, and types nothing twice after a reload', async ({ page, quiet }) => {
      quiet.expectFailure(/\/postal-codes\/[A-Z]{2}\/\d+$/);
      const checkout = new Checkout(page, locale);
      const { words, buyer } = checkout;
      await checkout.begin();
      await checkout.orderButton.click();
      await expect(page.locator(':focus')).toContainText(words.invalid);
      await checkout.field(words.zip).fill(buyer.undelivered);
      const whyNot = page.getByRole('link', { name: `${words.zip}: ${words.noDelivery}` });
      await expect(whyNot).toBeVisible();
      await checkout.fillIn();
      await expect(whyNot).toBeHidden();
      await checkout.chooseWays('card');
      await page.reload();
      await checkout.expectKept();
      for (const way of [words.pickup, words.card]) await expect(page.getByRole('radio', { name: way })).toBeChecked();
    });

    test('buys as whom they chose last, on the pages of the shop or here', async ({ page }) => {
      const checkout = new Checkout(page, locale);
      const { shop, words } = checkout;
      await checkout.begin();
      await checkout.fillIn();
      await shop.openAlive(href(locale, 'home', {}));
      const said = { sv: 'Företag', nb: 'Bedrift' }[locale];
      const organisation = page.getByRole('banner').getByRole('button', { name: said });
      await organisation.click();
      await expect(organisation).toHaveAttribute('aria-pressed', 'true');
      await checkout.open();
      await expect(page.getByRole('radio', { name: words.organisation })).toBeChecked();
      await expect(checkout.field(words.email)).toHaveValue(checkout.email);
      await checkout.choose(/^Privatperson/);
      await page.reload();
      await expect(page.getByRole('radio', { name: /^Privatperson/ })).toBeChecked();
      await expect(checkout.field(words.email)).toHaveValue(checkout.email);
    });

    test('types no city that a postal code tells', async ({ page }) => {
      const checkout = new Checkout(page, locale);
      const { words, buyer } = checkout;
      await checkout.begin();
      await checkout.field(words.zip).fill(buyer.zip);
      await expect(checkout.field(words.city)).toHaveValue(buyer.city);
      await expect(page.getByRole('status').filter({ hasText: buyer.city })).toBeAttached();
      await checkout.field(words.city).fill('Storby');
      await page.getByRole('checkbox', { name: words.elsewhere }).check({ force: true });
      const elsewhere = page.getByRole('group', { name: words.elsewhereHeading });
      await elsewhere.getByLabel(words.zip, { exact: true }).fill(buyer.zip);
      await expect(elsewhere.getByLabel(words.city, { exact: true })).toHaveValue(buyer.city);
      await expect(checkout.field(words.city)).toHaveValue('Storby');
    });

    test('looks at the other market in the middle, and comes back to what was filled in', async ({ page }) => {
      const checkout = new Checkout(page, locale);
      const { shop } = checkout;
      await checkout.begin();
      await checkout.fillIn();
      await checkout.chooseWays('card');
      await shop.open();
      const start = page.url();
      await shop.otherMarket.click();
      await expect(page).not.toHaveURL(start);
      await page.goBack();
      await expect(page).toHaveURL(start);
      await checkout.open();
      await checkout.expectKept();
      await expect(page.getByRole('radio', { name: checkout.words.card })).toBeChecked();
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

    test('a shopper sends a postal code, and the page comes back with its city', async ({ page }) => {
      const checkout = new Checkout(page, locale);
      const { words, buyer } = checkout;
      await checkout.holdCart();
      await checkout.shop.open(href(locale, 'checkout', {}));
      await checkout.field(words.zip).fill(buyer.zip);
      await page.getByRole('button', { name: words.showDelivery }).click();
      await expect(checkout.field(words.city)).toHaveValue(buyer.city);
    });

    test('a shopper orders by bill, and the page comes back with what was typed', async ({ page, quiet }) => {
      quiet.expectFailure(/\/kass[ae]n$/);
      const checkout = new Checkout(page, locale);
      await checkout.holdCart();
      await checkout.shop.open(href(locale, 'checkout', {}));
      await checkout.fillIn();
      await page.getByRole('button', { name: checkout.words.showDelivery }).click();
      await checkout.choose(checkout.words.pickup);
      await checkout.choose(checkout.words.invoice);
      await checkout.order();
      await checkout.expectKept();
      await checkout.field(checkout.words.personalId).fill(checkout.buyer.personalId);
      await checkout.orderButton.click();
      await checkout.expectOneOrder();
    });
  });
}

test('a shopper buys by keyboard alone, from the product to the confirmation', async ({ page }) => {
  const checkout = new Checkout(page, 'sv');
  const { shop, words, buyer } = checkout;
  const keyboard = new Keyboard(page);
  await shop.openAlive('/p/muggar/mugg-strand-kritvit');
  await keyboard.press(shop.buyButton);
  await expect(shop.cartPanel).toBeVisible();
  await keyboard.press(shop.cartPanel.getByRole('link', { name: words.toCheckout }));
  await expect(shop.heading).toHaveText(words.heading);
  await keyboard.type(checkout.field(words.email), checkout.email);
  await keyboard.type(checkout.field(words.zip), buyer.zip);
  await keyboard.type(checkout.field(words.city), buyer.city);
  await keyboard.choose(page.getByRole('radio', { name: words.pickup }));
  await keyboard.choose(page.getByRole('radio', { name: words.invoice }));
  await keyboard.type(checkout.field(words.personalId), buyer.personalId);
  await keyboard.type(checkout.field(words.firstName), 'Anna');
  await keyboard.type(checkout.field(words.lastName), 'Lind');
  await keyboard.type(checkout.field(words.street), 'Storgatan 1');
  await keyboard.press(page.getByRole('checkbox', { name: words.terms }), 'Space');
  await keyboard.press(checkout.orderButton);
  await checkout.expectOneOrder();
});
