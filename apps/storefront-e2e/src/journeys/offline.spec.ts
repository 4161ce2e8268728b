import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { href, locales } from '@torg/market-routing';
import { Account } from '../pages/account.ts';
import { Shop } from '../pages/shop.ts';
import { productPage } from '../support/known-pages.ts';
import { newcomer } from '../support/newcomer.ts';
import { expect, test } from '../support/quiet-page.ts';
import { runFolder } from '../support/run-folder.ts';
import { sessionTokens } from '../support/session-tokens.ts';

test('without a connection a page says so, and comes by itself once there is one', async ({ page, context, quiet }) => {
  quiet.expectFailure(/./);
  const shop = new Shop(page, 'sv');
  await shop.openAlive('/');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await expect(page.getByText('Det du ser kan ha ändrats sedan dess.')).toBeInViewport();
  await shop.menu.getByRole('link').nth(1).click();
  await expect(shop.heading).toHaveText(shop.words.offline);
  await expect(page.getByRole('button', { name: 'Försök igen' })).toBeVisible();
  await context.setOffline(false);
  await expect(shop.cards.first()).toBeVisible();
});

const waiting = {
  sv: { search: 'mugg', waits: /läggs i varukorgen så snart/, inCart: /^Varukorg, \d+ var/ },
  nb: { search: 'krus', waits: /legges i handlekurven så snart/, inCart: /^Handlekurv, \d+ var/ },
} as const;

for (const locale of locales) {
  const said = waiting[locale];

  test(`what is put in the cart in ${locale} without a connection waits, and lies in it once there is one`, async ({
    page,
    context,
    quiet,
  }) => {
    quiet.expectFailure(/./);
    const shop = new Shop(page, locale);
    await shop.open(href(locale, 'search', { search: said.search }));
    await shop.products.first().click();
    await expect(shop.buyButton).toBeEnabled();
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await shop.pickSize();
    await shop.buyButton.click();
    await expect(page.getByRole('main').getByRole('status').filter({ hasText: said.waits })).toHaveCount(1);
    await context.setOffline(false);
    await expect(page.getByRole('banner').getByRole('link', { name: said.inCart })).toBeVisible();
  });
}

test('an empty search stays where it is, in the field', async ({ page }) => {
  const shop = new Shop(page, 'sv');
  await shop.openAlive(href('sv', 'brands', {}));
  await page.getByRole('banner').getByRole('search').getByRole('button', { name: /^Sök/ }).click();
  await expect(page.getByRole('combobox', { name: shop.words.search })).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`${href('sv', 'brands', {})}$`));
});

test('a customer who opens the browser without a connection is still signed in, then and once there is one', async ({
  playwright,
  browserName,
}) => {
  const profile = await mkdtemp(join(runFolder, 'profile-'));
  const openBrowser = () => playwright[browserName].launchPersistentContext(profile, { serviceWorkers: 'allow' });
  const email = newcomer('offline');
  const before = await openBrowser();
  const page = await before.newPage();
  const account = new Account(new Shop(page, 'sv'));
  await account.register(email);
  await account.shop.open(productPage);
  const isKept = () => page.evaluate(async (path) => (await caches.match(path)) !== undefined, productPage);
  await expect.poll(isKept, { timeout: 20_000 }).toBe(true);
  await before.close();

  const context = await openBrowser();
  // It was closed so long that the access token is over.
  await context.clearCookies({ name: 'torg-auth' });
  const kept = await sessionTokens(context);
  expect(kept.map(({ name }) => name)).toEqual(['torg-auth-refresh']);
  await context.setOffline(true);
  const shop = new Shop(await context.newPage(), 'sv');
  const greeting = shop.page.getByRole('banner').getByRole('link', { name: /, Elsa$/ });
  await shop.openAlive(productPage);
  await expect(greeting).toBeVisible();
  await shop.open(href('sv', 'accountSettings', {}));
  await expect(shop.heading).toHaveText(shop.words.offline);
  await shop.openAlive(productPage);
  await expect(greeting).toBeVisible();
  expect(await sessionTokens(context)).toEqual(kept);

  await context.setOffline(false);
  await shop.open(href('sv', 'accountSettings', {}));
  await expect(shop.page.getByRole('main')).toContainText(email);
  await context.close();
});
