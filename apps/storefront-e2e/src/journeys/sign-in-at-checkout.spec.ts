import { href, locales } from '@torg/market-routing';
import type { Page } from '@playwright/test';
import { Checkout } from '../pages/checkout.ts';
import { expect, test } from '../support/quiet-page.ts';

const texts = {
  sv: {
    open: 'Har du ett konto? Logga in',
    password: 'Lösenord',
    signIn: 'Logga in',
    wrong: /stämmer inte/,
    signedIn: 'Du är inloggad som anna@torg.example',
  },
  nb: {
    open: 'Har du en konto? Logg inn',
    password: 'Passord',
    signIn: 'Logg inn',
    wrong: /stemmer ikke/,
    signedIn: 'Du er innlogget som anna@torg.example',
  },
} as const;

/** Writes an address into the account of who is signed in. */
async function tellAddress(page: Page, address: object): Promise<void> {
  const errors = await page.evaluate(
    async (user) => {
      const answer = await fetch('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-apikey': '00000000-0000-0000-0000-000000000000' },
        body: JSON.stringify({
          query: 'mutation($user: UserInputType!) { updateUser(user: $user) { id } }',
          variables: { user },
        }),
      });
      return (await answer.json()).errors;
    },
    { address },
  );
  expect(errors).toBeUndefined();
}

for (const locale of locales) {
  const words = texts[locale];

  test(`a customer in ${locale} signs in within the checkout, and loses nothing of what was typed`, async ({
    page,
    quiet,
  }) => {
    quiet.expectFailure(/\/session$/);
    const checkout = new Checkout(page, locale);
    const { buyer } = checkout;
    await checkout.begin();
    await page.waitForFunction(() => history.scrollRestoration === 'manual');
    const signIn = page.getByRole('main').locator('form').filter({ hasText: words.password });
    await checkout.field(checkout.words.email).fill('jobb@torg.example');
    await checkout.field(checkout.words.zip).fill(buyer.zip);
    await checkout.choose(checkout.words.pickup);
    await page.getByRole('link', { name: words.open }).click();
    await quiet.expectAccessible();
    const send = async (password: string) => {
      await signIn.locator('[name=email]').fill('anna@torg.example');
      await signIn.locator('[name=password]').fill(password);
      await signIn.getByRole('button', { name: words.signIn }).click();
    };
    const typed = page.locator('form').filter({ has: page.locator('[name="billingAddress.zip"]') });
    await send('not-the-password');
    await expect(page.getByRole('alert')).toContainText(words.wrong);
    await expect(typed.locator('[name=email]')).toHaveValue('jobb@torg.example');
    await send('torg-demo-1');
    await expect(page.getByText(words.signedIn)).toBeVisible();
    await expect(typed.locator('[name=email]')).toHaveValue('jobb@torg.example');
    await expect(typed.locator('[name="billingAddress.zip"]')).toHaveValue(buyer.zip);
    await expect(typed.locator('[name="billingAddress.firstName"]')).toHaveValue('Anna');
    await expect(page.getByRole('radio', { name: checkout.words.pickup })).toBeChecked();
    await expect(page).toHaveURL(({ pathname, search }) => pathname === href(locale, 'checkout', {}) && search === '');
    const country = locale === 'sv' ? 'SE' : 'NO';
    await tellAddress(page, {
      ...{ addressLine1: 'Parkgatan 2', zip: buyer.zip.replace(' ', ''), city: buyer.city, country },
    });
    await page.reload();
    await expect(typed.locator('[name="billingAddress.addressLine1"]')).toHaveValue('Parkgatan 2');
    await expect(typed.locator('[name="billingAddress.city"]')).toHaveValue(buyer.city);
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a customer is led to sign in, and back to the checkout', async ({ page }) => {
    const checkout = new Checkout(page, 'sv');
    await checkout.shop.open(`/s/mugg`);
    await checkout.shop.products.first().click();
    await checkout.shop.pickSize();
    await checkout.shop.buyButton.click();
    await checkout.shop.open('/kassan');
    await page.getByRole('link', { name: texts.sv.open }).click();
    const needed = page.getByRole('main').getByRole('link', { name: /logga in/i });
    await needed.first().click();
    const main = page.getByRole('main');
    await main.getByLabel('E-post').fill('anna@torg.example');
    await main.getByLabel('Lösenord').fill('torg-demo-1');
    await main.getByRole('button', { name: 'Logga in' }).click();
    await expect(page).toHaveURL(/\/kassan$/);
    await expect(page.getByText(texts.sv.signedIn)).toBeVisible();
  });
});
