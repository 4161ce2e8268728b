import type { Locale } from '@torg/market-routing';
import { Checkout, type Buyer, type PaymentWay } from '../pages/checkout.ts';
import { expect, test } from '../support/quiet-page.ts';

interface Purchase {
  locale: Locale;
  buyer: Buyer;
  way: PaymentWay;
  width: 390 | 1360;
  isCustomer?: boolean;
  /** Organisations are offered two ways of paying; the third purchase of each goes to another address. */
  isSentElsewhere?: boolean;
  /** Whether the buyer goes back on it afterwards. */
  isWithdrawn?: boolean;
}

const purchases: readonly Purchase[] = [
  { locale: 'sv', buyer: 'person', way: 'invoice', width: 390 },
  { locale: 'sv', buyer: 'person', way: 'card', width: 1360, isCustomer: true },
  { locale: 'sv', buyer: 'person', way: 'klarna', width: 390, isWithdrawn: true },
  { locale: 'sv', buyer: 'organisation', way: 'invoice', width: 1360, isCustomer: true },
  { locale: 'sv', buyer: 'organisation', way: 'card', width: 390 },
  { locale: 'sv', buyer: 'organisation', way: 'card', width: 1360, isSentElsewhere: true },
  { locale: 'nb', buyer: 'person', way: 'invoice', width: 1360, isCustomer: true },
  { locale: 'nb', buyer: 'person', way: 'card', width: 390, isWithdrawn: true },
  { locale: 'nb', buyer: 'person', way: 'klarna', width: 1360 },
  { locale: 'nb', buyer: 'organisation', way: 'invoice', width: 390 },
  { locale: 'nb', buyer: 'organisation', way: 'card', width: 1360 },
  { locale: 'nb', buyer: 'organisation', way: 'invoice', width: 390, isCustomer: true, isSentElsewhere: true },
];

const withdrawal = {
  sv: {
    ...{ open: 'Ångra ett köp', name: 'Ditt namn', next: 'Granska', confirm: 'Bekräfta ånger' },
    ...{ number: 'Ordernummer', received: 'Vi har tagit emot din ånger' },
  },
  nb: {
    ...{ open: 'Angre et kjøp', name: 'Navnet ditt', next: 'Se over', confirm: 'Bekreft angring' },
    ...{ number: 'Bestillingsnummer', received: 'Vi har mottatt angringen din' },
  },
} as const;

for (const purchase of purchases) {
  const { locale, buyer, way, width, isCustomer = false, isSentElsewhere = false, isWithdrawn = false } = purchase;
  const who = `${isCustomer ? 'a customer' : 'a guest'}, ${buyer}`;
  const where = isSentElsewhere ? ' for another address' : '';
  test(`${who} in ${locale}, buys by ${way}${where} at ${width} px${isWithdrawn ? ', and goes back on it' : ''}`, async ({
    page,
    quiet,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const checkout = new Checkout(page, locale);
    await checkout.holdCart();
    if (isCustomer) await checkout.shop.register(checkout.email);
    await checkout.open();
    await expect(page.getByText(`${checkout.words.signedIn} ${checkout.email}`)).toHaveCount(isCustomer ? 1 : 0);
    await quiet.expectAccessible();
    await checkout.fillIn(buyer);
    if (isSentElsewhere) await checkout.sendElsewhere();
    await checkout.chooseWays(way, buyer);
    await expect(page.getByRole('radio', { name: checkout.words.klarna })).toHaveCount(buyer === 'person' ? 1 : 0);
    await quiet.expectAccessible();
    await checkout.order();
    if (way !== 'invoice') {
      const approve = checkout.paymentButton('approve', way);
      await expect(approve).toBeVisible();
      await quiet.expectAccessible();
      await checkout.expectNoOrder();
      await approve.click();
    }
    await checkout.expectOneOrder();
    // Nothing of what was typed is kept once it is bought.
    await expect.poll(() => page.evaluate(() => localStorage.getItem('torg-checkout') ?? '')).toBe('');
    // What is fetched goes to no address, so who is billed is shown alone.
    await expect(page.getByText('Storgatan 1').first()).toBeVisible();
    if (isSentElsewhere) await expect(page.getByText('Torget 2')).toHaveCount(0);
    await quiet.expectAccessible();
    if (!isWithdrawn) return;
    const words = withdrawal[locale];
    const main = page.getByRole('main');
    await main.getByRole('link', { name: words.open }).click();
    // Their own link knows who bought.
    await expect(main.getByLabel(checkout.words.email)).toHaveValue(checkout.email);
    await main.getByLabel(words.name).fill('Anna Lind');
    await quiet.expectAccessible();
    await main.getByRole('button', { name: words.next }).click();
    await expect(main.getByRole('term').filter({ hasText: words.number })).toBeVisible();
    // Back leads to the first step, as it was filled in.
    await page.goBack();
    await expect(main.getByLabel(words.name)).toHaveValue('Anna Lind');
    await main.getByRole('button', { name: words.next }).click();
    await quiet.expectAccessible();
    await main.getByRole('button', { name: words.confirm }).click();
    await expect(main).toContainText(words.received);
    await quiet.expectAccessible();
  });
}
