import { href, locales } from '@torg/market-routing';
import { Account } from '../pages/account.ts';
import { Checkout } from '../pages/checkout.ts';
import { addressInMail } from '../support/outbox.ts';
import { expect, test } from '../support/quiet-page.ts';

// From the first page of the account to the last one.
test.describe.configure({ timeout: 120_000 });

const texts = {
  sv: {
    ...{ yes: 'Ja, skicka det', thanks: 'Tack! Nu får du vårt nyhetsbrev.', withdraw: 'ångra köpet' },
    ...{ next: 'Granska', confirm: 'Bekräfta ånger', received: 'Vi har tagit emot din ånger', moment: 'Mottaget' },
  },
  nb: {
    ...{ yes: 'Ja, send det', thanks: 'Takk! Nå får du nyhetsbrevet vårt.', withdraw: 'angre kjøpet' },
    ...{ next: 'Se over', confirm: 'Bekreft angring', received: 'Vi har mottatt angringen din', moment: 'Mottatt' },
  },
} as const;

for (const locale of locales) {
  const words = texts[locale];

  test(`a customer in ${locale} makes an account, confirms their address, buys, goes back on it, and leaves for good`, async ({
    page,
    quiet,
  }) => {
    const checkout = new Checkout(page, locale);
    const { shop, email } = checkout;
    const account = new Account(shop);
    const { main } = account;
    await shop.open(href(locale, 'createAccount', {}));
    await quiet.expectAccessible();
    await account.register(email, { newsletter: true });
    await quiet.expectAccessible();

    await page.goto(await addressInMail(email, 'newsletter-opt-in', /https?:\/\/[^\s"<]+\/confirm\/[\w-]+/));
    await quiet.expectAccessible();
    await page.getByRole('button', { name: words.yes }).click();
    await expect(page.getByRole('heading', { name: words.thanks })).toBeVisible();
    await quiet.expectAccessible();

    await checkout.begin();
    await checkout.fillIn();
    await checkout.chooseWays('invoice');
    await checkout.order();
    const number = await checkout.readConfirmation();

    await shop.open(href(locale, 'accountOrders', {}));
    await quiet.expectAccessible();
    await main.getByRole('link', { name: new RegExp(number) }).click();
    await expect(shop.heading).toContainText(number);
    await quiet.expectAccessible();

    await main.getByRole('link', { name: words.withdraw }).click();
    await main.getByRole('button', { name: words.next }).click();
    await main.getByRole('button', { name: words.confirm }).click();
    await expect(main).toContainText(words.received);
    await expect(main.getByRole('term').filter({ hasText: words.moment })).toBeVisible();
    await expect(main.getByRole('definition').filter({ hasText: /\d{1,2}[.:]\d{2}/ })).not.toHaveCount(0);

    await account.wishToDelete();
    await account.meanIt();
    quiet.expectFailure(/\/session$/);
    await shop.open(href(locale, 'account', {}));
    await account.signIn(email);
    await expect(page.getByRole('alert')).toBeVisible();
  });
}
