import { href, locales } from '@torg/market-routing';
import { Account } from '../pages/account.ts';
import { Shop } from '../pages/shop.ts';
import { shopOrigin } from '../support/addresses.ts';
import { borrowedToken } from '../support/borrowed-token.ts';
import { newcomer } from '../support/newcomer.ts';
import { orderByApi } from '../support/order-by-api.ts';
import { expect, test } from '../support/quiet-page.ts';
import { plugInKeys } from '../support/virtual-keys.ts';

const texts = {
  sv: {
    street: 'Gatuadress',
    zip: 'Postnummer',
    save: 'Spara uppgifterna',
    saved: 'Dina uppgifter är sparade.',
    street1: 'Storgatan 1',
    zip1: '111 22',
    find: 'Mejla mig länken',
    number: 'Ordernummer',
    found: /kommer det snart ett mejl/,
    here: 'den här enheten',
  },
  nb: {
    street: 'Gateadresse',
    zip: 'Postnummer',
    save: 'Lagre opplysningene',
    saved: 'Opplysningene dine er lagret.',
    street1: 'Storgata 1',
    zip1: '0150',
    find: 'Send meg lenken',
    number: 'Bestillingsnummer',
    found: /kommer det snart en e-post/,
    here: 'denne enheten',
  },
} as const;

for (const locale of locales) {
  const words = texts[locale];

  test(`somebody in ${locale} makes an account, fills it in, and has it deleted`, async ({ page, quiet }) => {
    const shop = new Shop(page, locale);
    const account = new Account(shop);
    await account.register(`journey-${locale}@torg.example`);
    const main = page.getByRole('main');
    await shop.open(href(locale, 'accountSettings', {}));
    await quiet.expectAccessible();
    await expect(main.getByText(words.here)).toBeVisible();
    await main.getByLabel(words.street, { exact: true }).fill(words.street1);
    await main.getByLabel(words.zip).fill(words.zip1);
    await main.getByRole('button', { name: words.save }).click();
    await expect(main.getByRole('status').filter({ hasText: words.saved })).toBeVisible();
    await page.reload();
    await expect(main.getByLabel(words.street, { exact: true })).toHaveValue(words.street1);
    await shop.open(href(locale, 'accountBalance', {}));
    await quiet.expectAccessible();
    await account.wishToDelete();
    await quiet.expectAccessible();
    await account.meanIt();
  });

  test(`who bought without an account in ${locale} has the link to their order mailed`, async ({ page, quiet }) => {
    const shop = new Shop(page, locale);
    await shop.open(href(locale, 'findOrder', {}));
    await quiet.expectAccessible();
    const main = page.getByRole('main');
    await main.getByLabel(words.number).fill('1');
    await main.getByLabel(/^E-post/).fill('maja@torg.example');
    await main.getByRole('button', { name: words.find }).click();
    await expect(main.getByRole('status')).toContainText(words.found);
    await quiet.expectAccessible();
  });
}

test('a passkey is made, named, signed in by twice, and ended', async ({ page, quiet }) => {
  quiet.expectFailure(/\/session\/passkey$/);
  const keys = await plugInKeys(page);
  const shop = new Shop(page, 'sv');
  const main = page.getByRole('main');
  await new Account(shop).register('passkey@torg.example');
  await shop.open(href('sv', 'accountSettings', {}));
  await main.getByRole('button', { name: 'Skapa en lösennyckel' }).click();
  await expect(main.getByRole('status').filter({ hasText: 'Lösennyckeln är skapad' })).toBeVisible();
  expect(await keys.count()).toBe(1);
  await main.getByRole('button', { name: /^Byt namn på/ }).click();
  await main.getByLabel('Lösennyckelns namn').fill('Bordsdatorn');
  await quiet.expectAccessible();
  await main.getByRole('button', { name: 'Spara namnet' }).click();
  await expect(main.getByText('Bordsdatorn')).toBeVisible();

  // The button, while nobody chooses one from the list that the browser shows at the field.
  await keys.present(false);
  await main.getByRole('button', { name: 'Logga ut', exact: true }).click();
  await shop.open(href('sv', 'account', {}));
  const button = main.getByRole('button', { name: 'Använd en lösennyckel' });
  await expect(button).toBeVisible();
  await quiet.expectAccessible();
  await keys.present(true);
  await button.click();
  await expect(shop.heading).toHaveText('Hej Elsa');

  // The list: the device chooses from it by itself.
  const chosen = page.waitForResponse(/\/session\/passkey$/);
  await main.getByRole('button', { name: 'Logga ut', exact: true }).click();
  expect((await chosen).status()).toBe(200);
  await expect(shop.heading).toHaveText('Hej Elsa');

  await shop.open(href('sv', 'accountSettings', {}));
  await main.getByRole('button', { name: 'Ta bort Bordsdatorn' }).click();
  await expect(main.getByText('Bordsdatorn')).toBeHidden();
  await main.getByRole('button', { name: 'Logga ut', exact: true }).click();
  await shop.open(href('sv', 'account', {}));
  await expect(page.getByRole('alert')).toContainText('Lösennyckeln gick inte att använda');
});

test('a tab follows the sign-out of another, and signs out everywhere', async ({ page, context }) => {
  const shop = new Shop(page, 'sv');
  await new Account(shop).register('two-tabs@torg.example');
  await shop.open(href('sv', 'accountSettings', {}));
  const other = await context.newPage();
  await new Shop(other, 'sv').open(href('sv', 'accountBalance', {}));
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Saldo');
  await page.getByRole('main').getByRole('button', { name: 'Logga ut överallt' }).click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Du är utloggad på alla enheter.');
  await expect(other).toHaveURL(/action=login/);
});

for (const locale of locales) {
  const words = {
    sv: { now: 'Nuvarande lösenord', next: 'Nytt lösenord', change: 'Byt lösenord', wrong: 'Det nuvarande lösenordet' },
    nb: { now: 'Nåværende passord', next: 'Nytt passord', change: 'Bytt passord', wrong: 'Det nåværende passordet' },
  }[locale];

  test(`a wrong current password in ${locale} signs out, and the panel that asks anew says why`, async ({
    page,
    quiet,
  }) => {
    quiet.expectFailure(/\/session\//);
    const shop = new Shop(page, locale);
    await shop.register(newcomer('wrong'));
    await shop.openAlive(href(locale, 'accountSettings', {}));
    const form = page.locator('main form').filter({ has: page.locator('[name=newPassword]') });
    await form.getByLabel(words.now).fill('not-the-password');
    await form.getByLabel(words.next, { exact: true }).fill('another-password');
    await form.locator('[name=repeated]').fill('another-password');
    await form.getByRole('button', { name: words.change }).click();
    const panel = page.getByRole('dialog');
    await expect(panel).toContainText(words.wrong);
    await quiet.expectAccessible();
    expect(new URL(page.url()).searchParams.get('returnTo')).toBe(href(locale, 'accountSettings', {}));
  });
}

test('somebody of the shop looks as a customer, is told so on every page, and ends it', async ({ page, quiet }) => {
  const shop = new Shop(page, 'nb');
  const origin = shopOrigin('nb');
  await shop.open(`${href('nb', 'accountSettings', {})}?loginToken=${borrowedToken()}`);
  await expect(page).toHaveURL(origin + href('nb', 'accountSettings', {}));
  const notice = page.getByText('Ragna ser butikken som anna@torg.example.');
  await expect(notice).toBeVisible();
  await quiet.expectAccessible();
  await shop.openAlive(href('nb', 'news', {}));
  await expect(notice).toBeVisible();
  // From a page of the customer's, which is nobody's from then on.
  await shop.openAlive(href('nb', 'accountSettings', {}));
  await page.getByRole('button', { name: 'Avslutt visningen' }).click();
  await expect(page).toHaveURL(`${origin}/`);
  await expect(notice).toBeHidden();
  await shop.open(href('nb', 'accountSettings', {}));
  await expect(page).toHaveURL(/action=login/);
});

test('a guest sees the order by its link alone, and may cancel it there', async ({ page, quiet }) => {
  const { confirmation, orderId } = await orderByApi(shopOrigin('sv'));
  const shop = new Shop(page, 'sv');
  await shop.open(confirmation);
  const main = page.getByRole('main');
  await expect(main).toContainText(orderId);
  await quiet.expectAccessible();
  await main.getByRole('button', { name: 'Avbeställ' }).click();
  await expect(main.getByRole('button', { name: 'Ja, avbeställ hela ordern' })).toBeVisible();
  await quiet.expectAccessible();
});
