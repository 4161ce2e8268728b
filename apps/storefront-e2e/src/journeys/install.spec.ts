import { href } from '@torg/market-routing';
import type { Page } from '@playwright/test';
import { fillCart, plenty } from '../support/fill-cart.ts';
import { openDeployProxy } from '../support/deploy-proxy.ts';
import { expect, test } from '../support/quiet-page.ts';
import { shopOrigin, shopPort } from '../support/addresses.ts';

test.use({ serviceWorkers: 'allow' });

const product = `/p/${plenty.alias}`;

/** What the tab asked its worker to keep is kept. */
async function untilKept(page: Page, kept: string): Promise<void> {
  const paths = () =>
    page.evaluate(async () => (await (await caches.open('torg-pages')).keys()).map(({ url }) => new URL(url).pathname));
  await expect.poll(paths, { timeout: 20_000 }).toContainEqual(expect.stringContaining(kept));
}

test('without a connection a product that was seen and the cart can be read, and no checkout', async ({
  page,
  context,
  quiet,
}) => {
  quiet.expectFailure(/./);
  const origin = shopOrigin('sv');
  const cart = await fillCart(origin, plenty);
  await context.addCookies([{ name: 'torg-cart', value: cart, url: origin }]);
  await page.goto(origin + product);
  await untilKept(page, '/p/');
  const name = await page.getByRole('heading', { level: 1 }).textContent();
  const buy = page
    .getByRole('main')
    .getByRole('button', { name: /varukorg/ })
    .first();
  await buy.click();
  await untilKept(page, href('sv', 'cart', {}));
  await page.goto(origin + href('sv', 'checkout', {}));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.setOffline(true);
  await page.goto(origin + product);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '');
  await page.goto(origin + href('sv', 'cart', {}));
  await expect(
    page
      .getByRole('main')
      .getByText(name ?? '')
      .first(),
  ).toBeVisible();
  await page.goto(origin + href('sv', 'checkout', {}));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Du är inte uppkopplad');
  const seen = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: new RegExp(name ?? '') }) });
  await expect(seen).toBeVisible();
  await expect(page.getByRole('listitem').getByRole('link', { name: 'Varukorg' })).toBeVisible();
  // It looks as the shop does: its name, its fonts, its pictures.
  await expect(page.getByRole('banner').getByRole('link', { name: 'Torg, till startsidan' })).toBeVisible();
  const fonts = await page.evaluate(() =>
    document.fonts.ready.then((all) =>
      [...all].filter(({ status }) => status === 'loaded').map(({ family }) => family),
    ),
  );
  expect(fonts.map((family) => family.replaceAll('"', ''))).toEqual(
    expect.arrayContaining(['Source Sans 3', 'Open Sans']),
  );
  const width = () => seen.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(width).toBeGreaterThan(0);
});

test('a deploy tells an open tab once, loses nothing of it, and the next page is the new shop', async ({
  page,
  quiet,
}) => {
  const proxy = await openDeployProxy(shopPort);
  try {
    await page.goto(proxy.origin + href('sv', 'news', {}));
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.evaluate(() => Object.assign(window, { isOld: true }));
    // Files that this tab has not fetched yet are of the build before.
    proxy.deploy(/\/assets\/(?:brands|favourites|checkout)[^/]*\.js/);
    quiet.expectFailure(/\/assets\//);
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    const notice = page.getByText('Butiken har uppdaterats.');
    await expect(notice).toBeVisible();
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    expect(await page.evaluate(() => 'isOld' in window)).toBe(true);
    await page.getByRole('main').getByRole('article').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/p\//);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => page.evaluate(() => 'isOld' in window)).toBe(false);
    await expect(notice).toBeHidden();
    // The new worker has taken over, and waits for nobody.
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting ?? null))
      .toBeNull();
  } finally {
    await proxy.close();
  }
});

test('the shop can be installed, in each market in its language', async ({ page }) => {
  for (const locale of ['sv', 'nb'] as const) {
    await page.goto(shopOrigin(locale));
    const manifest = await page.evaluate(async () => {
      const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]');
      return (await fetch(link?.href ?? '')).json();
    });
    expect(manifest).toMatchObject({
      display: 'standalone',
      start_url: '/',
      lang: locale === 'sv' ? 'sv-SE' : 'nb-NO',
    });
    type Icon = Record<'sizes' | 'purpose' | 'type' | 'src', string>;
    const all: Icon[] = manifest.icons;
    const icons = all.filter(({ purpose }) => purpose !== undefined);
    expect(icons.map(({ sizes, purpose, type }) => [sizes, purpose, type])).toEqual([
      ['192x192', 'any', 'image/png'],
      ['192x192', 'maskable', 'image/png'],
      ['512x512', 'any', 'image/png'],
      ['512x512', 'maskable', 'image/png'],
    ]);
    for (const icon of icons) {
      const width = await page.evaluate(async (src) => {
        const image = new Image();
        image.src = src;
        await image.decode();
        return image.naturalWidth;
      }, icon.src);
      expect(`${width}x${width}`).toBe(icon.sizes);
    }
  }
});
