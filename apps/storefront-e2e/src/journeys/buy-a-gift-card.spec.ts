import { href, locales, type Locale } from '@torg/market-routing';
import { Checkout, type Buyer } from '../pages/checkout.ts';
import { Shop } from '../pages/shop.ts';
import { expect, test } from '../support/quiet-page.ts';

const words = {
  sv: {
    path: '/p/presenttips/presentkort-1000-kr',
    amount: '1\u00a0000\u00a0kr',
    mailed: /Skickas med e-post till /,
    shipping: /Frakt/,
    next: 'Presentkorten skickas med e-post',
  },
  nb: {
    path: '/p/gavetips/gavekort-1000-kr',
    amount: '1\u00a0000\u00a0kr',
    mailed: /Sendes på e-post til /,
    shipping: /Frakt/,
    next: 'Gavekortene sendes på e-post',
  },
} as const satisfies Record<Locale, Record<string, string | RegExp>>;

for (const locale of locales) {
  const { path, amount, mailed, shipping, next } = words[locale];

  async function expectNoDelivery({ page, words: own, summary }: Checkout): Promise<void> {
    await expect(page.getByRole('radio', { name: own.pickup })).toHaveCount(0);
    await expect(page.getByRole('checkbox', { name: own.elsewhere })).toHaveCount(0);
    await expect(summary.getByText(shipping)).toHaveCount(0);
  }

  for (const buyer of ['person', 'organisation'] satisfies Buyer[]) {
    test(`a gift card is bought by card by a ${buyer} in ${locale}, and comes by mail`, async ({ page, quiet }) => {
      const shop = new Shop(page, locale);
      const checkout = new Checkout(page, locale);
      const main = page.getByRole('main');
      await shop.openAlive(path);
      await expect(shop.heading).toContainText(amount);
      await shop.buyButton.click();
      await expect(shop.cartPanel).toContainText(amount);
      await expect(shop.cartPanel.getByText(shipping)).toHaveCount(0);

      await checkout.open();
      await checkout.fillIn(buyer);
      await expect(main.getByText(mailed)).toContainText(checkout.email);
      await expectNoDelivery(checkout);
      await quiet.expectAccessible();
      await checkout.choosePayment('card', buyer);
      await checkout.order();
      await checkout.paymentButton('approve').click();
      await checkout.expectOneOrder();
      await expect(main.getByText(mailed)).toContainText(checkout.email);
      await expect(main.getByText(next)).toBeVisible();
    });
  }

  test.describe(`without script in ${locale}`, () => {
    test.use({ javaScriptEnabled: false });

    test('a gift card is bought by card with no way of delivery', async ({ page }) => {
      const shop = new Shop(page, locale);
      const checkout = new Checkout(page, locale);
      await shop.open(path);
      await shop.buyButton.click();
      await shop.open(href(locale, 'checkout', {}));
      await expectNoDelivery(checkout);
      await checkout.fillIn();
      await checkout.choosePayment('card');
      await checkout.order();
      await checkout.paymentButton('approve').click();
      await checkout.expectOneOrder();
      await expect(page.getByRole('main').getByText(mailed)).toContainText(checkout.email);
    });
  });
}
