import { randomUUID } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { href } from '@torg/market-routing';
import { Account } from '../pages/account.ts';
import { Shop } from '../pages/shop.ts';
import { ownPorts, shopOrigin, shopPort } from '../support/addresses.ts';
import { openCachingProxy } from '../support/caching-proxy.ts';
import { plenty } from '../support/fill-cart.ts';
import { openOtherSite } from '../support/other-site.ts';
import { expect, test } from '../support/quiet-page.ts';
import { registerBeside } from '../support/register-beside.ts';
import { runShop } from '../support/run-shop.ts';

const origin = shopOrigin('sv');
const settings = href('sv', 'accountSettings', {});
const password = 'torg-demo-1';
const newcomer = (who: string) => `${who}-${randomUUID()}@torg.example`;

/** What a session keeps in a browser, by name. */
async function tokensOf(context: BrowserContext, of = origin) {
  const cookies = await context.cookies(of);
  return cookies.filter(({ name }) => name.startsWith('torg-auth'));
}

/** Whom the shop's server takes the browser of a page for; null for a visitor. */
function whoIs(page: Page): Promise<string | null> {
  return page.evaluate(async () => (await (await fetch('/session')).json()).user?.email ?? null);
}

test('a stolen token that is used after its owner’s ends the session of both, and the owner is told', async ({
  page,
  context,
  browser,
  quiet,
}) => {
  test.setTimeout(180_000);
  const port = ownPorts.stolenToken;
  const own = shopOrigin('sv', port);
  const env = { DATA_DIR: await mkdtemp(join(tmpdir(), 'torg-stolen-')) };
  let running = await runShop(port, env);
  try {
    const shop = new Shop(page, 'sv', port);
    await shop.register('owner@torg.example');
    const stolen = await tokensOf(context, own);
    // The owner goes on twice, each time with the next token.
    for (let round = 0; round < 2; round += 1) {
      await context.clearCookies({ name: 'torg-auth' });
      await shop.open(settings);
      await expect(page.getByRole('main')).toContainText('owner@torg.example');
    }
    await page.goto('about:blank');
    // A shop that was begun anew remembers no exchange of its own: the auth service alone judges.
    await running.stop();
    running = await runShop(port, env);
    const thief = await browser.newContext();
    await thief.addCookies(stolen.filter(({ name }) => name === 'torg-auth-refresh'));
    const theirs = await thief.newPage();
    await theirs.goto(own + settings);
    await expect(theirs).toHaveURL(/action=login/);
    await thief.close();
    const owners = await tokensOf(context, own);
    await shop.openAlive(href('sv', 'home', {}));
    await expect(page.getByText('Din session har avslutats.').first()).toBeVisible();
    expect(await tokensOf(context, own)).toEqual([]);
    // The same where a page of theirs is the first that is opened.
    await context.addCookies(owners);
    await shop.open(settings);
    await expect(page).toHaveURL(/action=login/);
    await expect(page.getByRole('dialog')).toContainText('Din session har avslutats.');
    await quiet.expectAccessible();
    expect(await tokensOf(context, own)).toEqual([]);
  } finally {
    await running.stop();
  }
});

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

test.describe('without a connection', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a customer who begins offline reads what they saw, and is still signed in once there is one', async ({
    page,
    context,
    quiet,
  }) => {
    quiet.expectFailure(/./);
    const email = newcomer('offline');
    const shop = new Shop(page, 'sv');
    await shop.register(email);
    await shop.open(`/p/${plenty.alias}`);
    const seen = () =>
      page.evaluate(async () => (await (await caches.open('torg-pages')).keys()).map(({ url }) => url));
    await expect.poll(seen, { timeout: 20_000 }).toContainEqual(expect.stringContaining('/p/'));
    await page.close();
    await context.setOffline(true);
    const later = new Shop(await context.newPage(), 'sv');
    await later.open(`/p/${plenty.alias}`);
    await expect(later.buyButton).toBeVisible();
    await later.open(settings);
    await expect(later.heading).toHaveText(later.words.offline);
    await expect(later.page.getByText(email)).toHaveCount(0);
    await context.setOffline(false);
    await later.open(settings);
    await expect(later.page.getByRole('main')).toContainText(email);
  });
});

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
  const planted = await tokensOf(planter);
  for (const cookies of [planted.map((one) => ({ ...one, value: `s${'made-up'.repeat(5)}` })), planted]) {
    await context.addCookies(cookies);
    await page.goto(`${origin}/health`);
    expect([null, planterEmail]).toContain(await whoIs(page));
    const body = JSON.stringify({ email, password });
    await page.evaluate((sent) => fetch('/session', { method: 'POST', body: sent }).then(() => {}), body);
    expect(await whoIs(page)).toBe(email);
    const begun = await tokensOf(context);
    expect(begun.map(({ name }) => name).toSorted()).toEqual(['torg-auth', 'torg-auth-refresh']);
    expect(begun.filter(({ value }) => cookies.some((one) => one.value === value))).toEqual([]);
  }
  expect(await whoIs(theirs.page)).toBe(planterEmail);
  await planter.close();
});

test('no other site signs anybody in, or writes an address, by a form of the shop', async ({
  page,
  context,
  quiet,
}) => {
  quiet.expectFailure(/./);
  const shop = new Shop(page, 'sv');
  const addresses = `${href('sv', 'accountAddresses', {})}?address=new`;
  const post = (to: string, fields: Readonly<Record<string, string>>) =>
    `<form method="post" action="${origin}${to}">${Object.entries(fields)
      .map(([name, value]) => `<input name="${name}" value="${value}">`)
      .join('')}<button>${fields.form}</button></form>`;
  const evil = await openOtherSite(
    post('/account', { form: 'sign-in', email: 'anna@torg.example', password }) +
      post(addresses, {
        ...{ form: 'address', address: '', firstName: 'Eva', lastName: 'Ek', addressLine1: 'Tjuvgatan 1' },
        ...{ zip: '111 22', city: 'Stockholm', country: 'SE' },
      }),
  );
  try {
    const answerTo = async (form: string) => {
      await page.goto(evil.origin);
      const answer = page.waitForResponse((response) => response.request().method() === 'POST');
      await page.getByRole('button', { name: form }).click();
      return (await answer).status();
    };
    expect([await answerTo('sign-in'), await tokensOf(context)]).toEqual([403, []]);
    await shop.register(newcomer('forged'));
    expect(await answerTo('address')).toBe(403);
    await shop.open(href('sv', 'accountAddresses', {}));
    await expect(page.getByRole('main')).not.toContainText('Tjuvgatan');
  } finally {
    await evil.close();
  }
});

test('through a proxy that keeps what it may, no customer sees another’s page', async ({ browser }) => {
  const proxy = await openCachingProxy(shopPort);
  const pages = [
    '/',
    href('sv', 'account', {}),
    settings,
    href('sv', 'accountOrders', {}),
    href('sv', 'favourites', {}),
  ];
  const emails = ['first', 'second'].map(newcomer);
  try {
    for (const email of [...emails, null]) {
      const context = await browser.newContext();
      const page = await context.newPage();
      if (email) await new Shop(page, 'sv').register(email);
      for (const path of [...pages, ...pages]) {
        const answer = await page.goto(proxy.origin + path);
        if (email && path !== '/') expect(answer?.headers()['cache-control']).toBe('private, no-store');
        const shown = await page.content();
        expect(emails.filter((other) => other !== email && shown.includes(other))).toEqual([]);
      }
      await page.goto(proxy.origin + settings);
      await expect(page.getByText(email ?? 'E-post').first()).toBeVisible();
      await context.close();
    }
    // It did keep what is everyone's.
    expect(proxy.answered).toContain('/');
  } finally {
    await proxy.close();
  }
});
