import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { href, locales } from '@torg/market-routing';
import { Account } from '../pages/account.ts';
import { Checkout } from '../pages/checkout.ts';
import { Keyboard } from '../pages/keyboard.ts';
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
  sv: {
    ...{ search: 'mugg', waits: /läggs i varukorgen så snart/, quantity: /^Antal av/ },
    keptWaiting: /^Det du har lagt i varukorgen utan uppkoppling väntar/,
    here: '1 st av den här varan väntar i din webbläsare och läggs i varukorgen så snart du är uppkopplad igen.',
    inCart:
      '1 vara som du valde utan uppkoppling väntar i din webbläsare och läggs i varukorgen så snart du är uppkopplad igen.',
  },
  nb: {
    ...{ search: 'krus', waits: /legges i handlekurven så snart/, quantity: /^Antall av/ },
    keptWaiting: /^Det du har lagt i handlekurven uten tilkobling, venter/,
    here: '1 stk. av denne varen venter i nettleseren din og legges i handlekurven så snart du er tilkoblet igjen.',
    inCart:
      '1 vare som du valgte uten tilkobling, venter i nettleseren din og legges i handlekurven så snart du er tilkoblet igjen.',
  },
} as const;

test.describe('where pages are kept', () => {
  test.use({ serviceWorkers: 'allow' });

  for (const locale of locales) {
    const said = waiting[locale];

    test(`by keyboard in ${locale}: what is put in the cart without a connection waits, as pages say after a reload too, until it lies there`, async ({
      page,
      context,
      quiet,
    }) => {
      // Five pages, each looked through.
      test.slow();
      quiet.expectFailure(/./);
      const shop = new Shop(page, locale);
      const keyboard = new Keyboard(page);
      const main = page.getByRole('main');
      const isKept = (path: string) => page.evaluate(async (kept) => (await caches.match(kept)) !== undefined, path);
      await shop.open(href(locale, 'search', { search: said.search }));
      await shop.openAlive(new URL((await shop.products.first().getAttribute('href')) ?? '', page.url()).pathname);
      const product = new URL(page.url()).pathname;
      await keyboard.press(shop.buyButton);
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect.poll(() => isKept(product), { timeout: 20_000 }).toBe(true);
      await expect.poll(() => isKept(href(locale, 'cart', {})), { timeout: 20_000 }).toBe(true);
      // What is fetched from now on, the worker keeps.
      await shop.openAlive(product);
      await page.waitForLoadState('networkidle');

      await context.setOffline(true);
      await keyboard.press(shop.buyButton);
      await expect(main.getByRole('status').filter({ hasText: said.waits })).toHaveCount(1);
      await expect(main.getByText(said.here)).toBeVisible();
      await quiet.expectAccessible();
      await page.reload();
      await expect(main.getByText(said.here)).toBeVisible();
      await quiet.expectAccessible();

      await keyboard.press(shop.cartLink);
      await expect(page.getByRole('dialog').getByText(said.inCart)).toBeVisible();
      await quiet.expectAccessible();
      await shop.openCartPage();
      await expect(main.getByText(said.inCart)).toBeVisible();
      await quiet.expectAccessible();

      await context.setOffline(false);
      await expect(main.getByText(said.waits)).toHaveCount(0);
      await expect(main.getByLabel(said.quantity)).toHaveValue('2');
      await quiet.expectAccessible();
      await shop.openAlive(product);
      await expect(main.getByText(said.waits)).toHaveCount(0);
    });

    test(`in ${locale} the cart without a connection says what waits, though there never was one`, async ({
      page,
      context,
      quiet,
    }) => {
      quiet.expectFailure(/./);
      const shop = new Shop(page, locale);
      await shop.openAlive(href(locale, 'home', {}));
      await page.evaluate(async () => void (await navigator.serviceWorker.ready));
      await context.setOffline(true);
      const waits = page.getByText(said.keptWaiting);
      await shop.open(href(locale, 'cart', {}));
      await expect(shop.heading).toHaveText(shop.words.offline);
      await expect(waits).toBeHidden();
      await page.evaluate(() => localStorage.setItem('torg-waiting', '[]'));
      await page.reload();
      await expect(waits).toBeVisible();
      await quiet.expectAccessible();
    });

    test(`a cart of an earlier day in ${locale} is shown without a connection, though no panel was fetched for it`, async ({
      page,
      context,
      quiet,
    }) => {
      quiet.expectFailure(/./);
      const checkout = new Checkout(page, locale);
      const { shop } = checkout;
      await checkout.holdCart();
      await shop.openAlive('/');
      const cart = href(locale, 'cart', {});
      const isKept = () => page.evaluate(async (path) => (await caches.match(path)) !== undefined, cart);
      await expect.poll(isKept, { timeout: 20_000 }).toBe(true);
      await context.setOffline(true);
      await shop.cartLink.click();
      await expect(page).toHaveURL(new RegExp(`${cart}$`));
      await expect(page.getByRole('main').getByRole('spinbutton')).toHaveValue('1');
    });
  }
});

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
  // A connection that comes and goes meanwhile takes nobody back.
  await shop.page.evaluate((path) => {
    location.assign(path);
    dispatchEvent(new Event('online'));
  }, productPage);
  await shop.page.waitForURL(`**${productPage}`);
  await expect(greeting).toBeVisible();
  expect(await sessionTokens(context)).toEqual(kept);

  await context.setOffline(false);
  await shop.open(href('sv', 'accountSettings', {}));
  await expect(shop.page.getByRole('main')).toContainText(email);
  await context.close();
});
