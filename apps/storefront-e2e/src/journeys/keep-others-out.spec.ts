import type { Page } from '@playwright/test';
import { href } from '@torg/market-routing';
import { Account } from '../pages/account.ts';
import { Shop } from '../pages/shop.ts';
import { shopOrigin } from '../support/addresses.ts';
import { newcomer } from '../support/newcomer.ts';
import { expect, test } from '../support/quiet-page.ts';
import { registerBeside } from '../support/register-beside.ts';
import { sessionTokens } from '../support/session-tokens.ts';

const origin = shopOrigin('sv');
const settings = href('sv', 'accountSettings', {});
const password = 'torg-demo-1';

/** Whom the shop's server takes the browser of a page for; null for a visitor. */
function whoIs(page: Page): Promise<string | null> {
  return page.evaluate(async () => (await (await fetch('/session')).json()).user?.email ?? null);
}

for (const [what, days] of [
  ['ahead', 1],
  ['behind', -1],
] as const) {
  test(`a clock that is a day ${what} signs nobody out, and locks nobody out`, async ({ page }) => {
    const email = newcomer('clock');
    await page.clock.install({ time: Date.now() + days * 86_400_000 });
    const shop = new Shop(page, 'sv');
    const account = new Account(shop);
    await shop.register(email);
    await shop.openAlive(settings);
    // The tab asks for the next token by its own clock.
    const asked = page.waitForResponse(`${origin}/session`);
    await page.clock.runFor('15:00');
    expect(await (await asked).json()).toMatchObject({ kind: 'signed-in' });
    await page.reload();
    await expect(account.main).toContainText(email);
    await account.main.getByRole('button', { name: 'Logga ut', exact: true }).click();
    await shop.open(href('sv', 'account', {}));
    await account.signIn(email, password);
    await expect(account.main).toContainText(email);
  });
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('whoever signs in by a link that would lead to another site stays in the shop', async ({ page, context }) => {
      const email = newcomer('led');
      await registerBeside(email, password);
      const account = new Account(new Shop(page, 'sv'));
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).hostname));
      for (const place of [
        '//evil.example',
        'https:evil.example',
        '\\\\evil.example',
        '/\\evil.example',
        '%2f%2fevil.example',
      ]) {
        await page.goto(`${origin}/account?returnTo=${place}`);
        await account.signIn(email, password);
        await expect(page).toHaveURL(new RegExp(`^${origin}/account`));
        await expect(account.main).toContainText(email);
        await context.clearCookies({ name: /^torg-auth/ });
      }
      expect(asked.filter((host) => host !== 'localhost')).toEqual([]);
    });
  });
}

test('a session that somebody planted is not gone on with by whoever signs in', async ({ page, context, browser }) => {
  const planter = await browser.newContext();
  const theirs = new Shop(await planter.newPage(), 'sv');
  const [planterEmail, email] = [newcomer('planter'), newcomer('planted')];
  await theirs.register(planterEmail);
  await registerBeside(email, password);
  const planted = await sessionTokens(planter);
  for (const cookies of [planted.map((one) => ({ ...one, value: `s${'made-up'.repeat(5)}` })), planted]) {
    await context.addCookies(cookies);
    await page.goto(`${origin}/health`);
    expect([null, planterEmail]).toContain(await whoIs(page));
    const body = JSON.stringify({ email, password });
    await page.evaluate((sent) => fetch('/session', { method: 'POST', body: sent }).then(() => {}), body);
    expect(await whoIs(page)).toBe(email);
    const begun = await sessionTokens(context);
    expect(begun.map(({ name }) => name).toSorted()).toEqual(['torg-auth', 'torg-auth-refresh']);
    expect(begun.filter(({ value }) => cookies.some((one) => one.value === value))).toEqual([]);
  }
  expect(await whoIs(theirs.page)).toBe(planterEmail);
  await planter.close();
});
