import { href, locales } from '@torg/market-routing';
import { Shop } from '../pages/shop.ts';
import { shopOrigin } from '../support/addresses.ts';
import { layoutShiftsOf } from '../support/layout-shifts.ts';
import { newcomer } from '../support/newcomer.ts';
import { orderByApi } from '../support/order-by-api.ts';
import { expect, test } from '../support/quiet-page.ts';
import { sessionTokens } from '../support/session-tokens.ts';

const texts = {
  sv: {
    email: 'E-post',
    password: 'Lösenord',
    signIn: 'Logga in',
    signOut: 'Logga ut',
    signedOut: 'Du är utloggad',
    wrong: /stämmer inte/,
    hello: 'Hej Anna',
  },
  nb: {
    email: 'E-post',
    password: 'Passord',
    signIn: 'Logg inn',
    signOut: 'Logg ut',
    signedOut: 'Du er logget ut',
    wrong: /stemmer ikke/,
    hello: 'Hei Anna',
  },
} as const;

for (const locale of locales) {
  const words = texts[locale];

  async function fillIn(shop: Shop, password: string): Promise<void> {
    const main = shop.page.getByRole('main');
    await main.getByLabel(words.email).fill('anna@torg.example');
    await main.getByLabel(words.password).fill(password);
    await main.getByRole('button', { name: words.signIn }).click();
  }

  test(`a customer in ${locale} signs in, is greeted after a reload and once the access token is over, and signs out`, async ({
    page,
    quiet,
    context,
  }) => {
    quiet.expectFailure(/\/session$/);
    const shop = new Shop(page, locale);
    await shop.open(href(locale, 'account', {}));
    await quiet.expectAccessible();
    await fillIn(shop, 'not-the-password');
    await expect(page.getByRole('alert')).toContainText(words.wrong);
    await fillIn(shop, 'torg-demo-1');
    await expect(shop.heading).toHaveText(words.hello);
    await page.reload();
    await expect(shop.heading).toHaveText(words.hello);
    // A browser drops an access token that is over; what it keeps exchanges for the next.
    await context.clearCookies({ name: 'torg-auth' });
    await page.reload();
    await expect(shop.heading).toHaveText(words.hello);
    await expect(page.getByRole('banner').getByRole('link', { name: /, Anna$/ })).toBeVisible();
    const tokens = await sessionTokens(context, shopOrigin(locale));
    expect(tokens.map(({ name }) => name).toSorted()).toEqual(['torg-auth', 'torg-auth-refresh']);
    expect(tokens.every(({ httpOnly }) => httpOnly)).toBe(true);
    await shop.open(href(locale, 'accountSettings', {}));
    const main = page.getByRole('main');
    // What the page shows between the answer and the next page.
    await main.evaluate((element) => {
      new MutationObserver(() => (document.documentElement.dataset.seen += `|${element.textContent}`)).observe(
        element,
        {
          childList: true,
          subtree: true,
        },
      );
    });
    await main.getByRole('button', { name: words.signOut, exact: true }).first().click();
    await expect(page.getByRole('status').filter({ hasText: words.signedOut })).toBeVisible();
    await expect(page).toHaveURL(`${shopOrigin(locale)}/`);
    const seen = await page.evaluate(() => document.documentElement.dataset.seen ?? '');
    expect(seen.split('|').map((text) => text.trim())).toContain(words.signedOut);
  });
}

test('who signs in is greeted with their orders in place, and nothing moves afterwards', async ({ page }) => {
  const [email, password] = [newcomer('greeted'), 'greeted-lösen-1'];
  const { confirmation, orderId } = await orderByApi(shopOrigin('sv'), { email });
  const shop = new Shop(page, 'sv');
  const main = page.getByRole('main');
  await shop.openAlive(confirmation);
  await main.getByLabel('Lösenord').fill(password);
  await main.getByRole('button', { name: 'Skapa konto' }).click();
  await expect(main).toContainText('Du är inloggad som');
  await page.context().clearCookies();
  await shop.openAlive(href('sv', 'account', {}));
  // Orders come later than all else that is asked.
  await page.route(/graphql/, async (route) => {
    const request = route.request();
    if (/Orders/.test(request.url() + (request.postData() ?? ''))) await new Promise((go) => setTimeout(go, 1_000));
    await route.continue();
  });
  await page.evaluate(() => {
    const { body } = document;
    const seen = new MutationObserver(() => {
      const [main] = document.getElementsByTagName('main');
      if (/Hej/.test(main?.querySelector('h1')?.textContent ?? '') && !body.dataset.greeted)
        body.dataset.greeted = main?.innerText ?? '';
    });
    seen.observe(body, { subtree: true, childList: true, characterData: true });
  });
  await main.getByLabel('E-post').fill(email);
  await main.getByLabel('Lösenord').fill(password);
  await main.getByRole('button', { name: 'Logga in', exact: true }).click();
  await expect(main.getByRole('link', { name: orderId })).toBeVisible();
  expect(await page.evaluate(() => document.body.dataset.greeted)).toContain(orderId);
  const { score, moved } = await layoutShiftsOf(page);
  expect(score, moved.join(' | ')).toBeLessThan(0.001);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a wrong password is answered on the page, and the right one signs in', async ({ page, quiet }) => {
    quiet.expectFailure(/\/account$/);
    const shop = new Shop(page, 'sv');
    const main = page.getByRole('main');
    await shop.open(href('sv', 'account', {}));
    for (const [password, answer] of [
      ['wrong', 'stämmer inte'],
      ['torg-demo-1', 'Du är inloggad'],
    ] as const) {
      await main.getByLabel('E-post').fill('anna@torg.example');
      await main.getByLabel('Lösenord').fill(password);
      await main.getByRole('button', { name: 'Logga in' }).click();
      await expect(main).toContainText(answer);
    }
    await main.getByRole('button', { name: 'Logga ut' }).click();
    await expect(shop.heading).toHaveText('Logga in');
  });
});
