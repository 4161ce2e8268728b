import { locales } from '@torg/market-routing';
import { Account, journeyPassword } from '../pages/account.ts';
import { Checkout } from '../pages/checkout.ts';
import { registerBeside } from '../support/register-beside.ts';
import { addressInMail } from '../support/outbox.ts';
import { expect, test } from '../support/quiet-page.ts';

const texts = {
  sv: {
    ...{ open: 'Har du ett konto? Logga in', forgot: 'Glömt lösenordet?', send: 'Skicka länken' },
    ...{ sent: /kommer det snart ett mejl/, password: 'Nytt lösenord', repeat: 'Upprepa lösenordet' },
    ...{ save: 'Spara lösenordet', changed: 'Ditt lösenord är bytt' },
  },
  nb: {
    ...{ open: 'Har du en konto? Logg inn', forgot: 'Glemt passordet?', send: 'Send lenken' },
    ...{ sent: /kommer det snart en e-post/, password: 'Nytt passord', repeat: /^Gjenta/ },
    ...{ save: 'Lagre passordet', changed: 'Passordet ditt er byttet' },
  },
} as const;

for (const locale of locales) {
  const words = texts[locale];

  test(`a password that is forgotten in the checkout in ${locale} is chosen anew, and nothing of the checkout is lost`, async ({
    page,
    quiet,
  }) => {
    const checkout = new Checkout(page, locale);
    const account = new Account(checkout.shop);
    const { main } = account;
    await registerBeside(checkout.email, 'det-jag-glömde');
    await checkout.begin();
    await checkout.fillIn();
    await page.getByRole('link', { name: words.open }).click();
    await page.getByRole('link', { name: words.forgot }).click();
    await expect(page).toHaveURL(/forgot-password/);
    // The address changes before the page does.
    await expect(main.getByRole('button', { name: words.send })).toBeVisible();
    // What was typed into the checkout is not asked for again.
    await expect(main.getByLabel('E-post')).toHaveValue(checkout.email);
    await quiet.expectAccessible();
    await main.getByRole('button', { name: words.send }).click();
    await expect(main.getByRole('status')).toContainText(words.sent);
    await quiet.expectAccessible();

    const link = await addressInMail(checkout.email, 'password-reset', /https?:\/\/[^\s"<]+resetKey=[\w-]+/);
    await page.goto(link);
    await main.getByLabel(words.password).fill(journeyPassword);
    await main.getByLabel(words.repeat).fill(journeyPassword);
    await quiet.expectAccessible();
    await main.getByRole('button', { name: words.save }).click();
    await expect(main.getByRole('status')).toContainText(words.changed);
    await quiet.expectAccessible();
    await account.signIn(checkout.email);
    await expect(page.getByText(`${checkout.words.signedIn} ${checkout.email}`)).toBeVisible();
    await checkout.expectKept();
  });
}

test('whoever opens the link of the mail in another browser comes to their account', async ({ page, browser }) => {
  const checkout = new Checkout(page, 'sv');
  await registerBeside(checkout.email, 'det-jag-glömde');
  await checkout.shop.open('/account/forgot-password?returnTo=/kassan');
  await page.getByRole('main').getByLabel('E-post').fill(checkout.email);
  await page.getByRole('button', { name: texts.sv.send }).click();
  await expect(page.getByRole('main').getByRole('status')).toContainText(texts.sv.sent);
  const link = await addressInMail(checkout.email, 'password-reset', /https?:\/\/[^\s"<]+resetKey=[\w-]+/);
  const elsewhere = await browser.newContext();
  const other = new Account(new Checkout(await elsewhere.newPage(), 'sv').shop);
  await other.shop.page.goto(link);
  await other.main.getByLabel(texts.sv.password).fill(journeyPassword);
  await other.main.getByLabel(texts.sv.repeat).fill(journeyPassword);
  await other.main.getByRole('button', { name: texts.sv.save }).click();
  await other.signIn(checkout.email);
  await expect(other.shop.page).toHaveURL(/\/account\?signed-in=1$/);
  await elsewhere.close();
});
