import type { Page } from '@playwright/test';
import { href } from '@torg/market-routing';
import { Shop } from '../pages/shop.ts';
import { holdBack, scripts } from '../support/hold-back.ts';
import { productPage } from '../support/known-pages.ts';
import { expect, test } from '../support/quiet-page.ts';

const cart = href('sv', 'cart', {});

/** Notes what is sent to the shop. */
function noteSent(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(new URL(request.url()).pathname);
  });
  return sent;
}

function firstHeart(page: Page) {
  return page.locator('main [data-favourite]').first();
}

const stored = (page: Page) => page.evaluate(() => localStorage.getItem('torg-favourites') ?? '');

test.describe('before the tab is alive', () => {
  test('a heart is full at once, and stays so', async ({ page }) => {
    const { letThrough } = await holdBack(page, scripts);
    const shop = new Shop(page, 'sv');
    await shop.open();
    const heart = firstHeart(page);
    await heart.click();
    await expect(heart).toHaveAttribute('data-marked', '');
    const marks = await stored(page);
    expect(marks.split(',')).toHaveLength(1);
    letThrough();
    await expect(page.getByRole('banner').locator(`a[href="${href('sv', 'favourites', {})}"]`)).toHaveAccessibleName(
      /1/,
    );
    await expect(heart).toHaveAttribute('data-marked', '');
    expect(await stored(page)).toBe(marks);
    await heart.click();
    await expect(heart).not.toHaveAttribute('data-marked');
    expect(await stored(page)).toBe('');
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 } });

    for (const [name, path, link] of [
      ['the menu', '/', 'Öppna menyn'],
      ['the filters', href('sv', 'category', { category: 'klader' }), 'Filtrera'],
    ] as const) {
      test(`the first press on ${name} opens them in place`, async ({ page }) => {
        const { letThrough } = await holdBack(page, scripts);
        const shop = new Shop(page, 'sv');
        await shop.open(path);
        await page.getByRole('link', { name: link }).click();
        expect(new URL(page.url()).hash).toBe('');
        letThrough();
        await expect(page.getByRole('dialog')).toBeVisible();
        expect(await shop.place()).toBe(0);
        await page.keyboard.press('Escape');
        await expect(page.locator(':focus')).toHaveAccessibleName(link);
      });
    }

    test('without its script, a press on the menu leads to the same links', async ({ page }) => {
      await holdBack(page, scripts);
      const shop = new Shop(page, 'sv');
      await shop.open();
      await page.getByRole('link', { name: 'Öppna menyn' }).click();
      await expect.poll(() => shop.place()).toBeGreaterThan(500);
    });
  });

  test('an addition to the cart waits for it, and is made once', async ({ page }) => {
    const { letThrough } = await holdBack(page, scripts);
    const shop = new Shop(page, 'sv');
    await shop.open(productPage);
    const sent = noteSent(page);
    await shop.buyButton.click();
    await shop.buyButton.click();
    letThrough();
    await expect(shop.cartLink).toHaveAccessibleName(/1/);
    expect(new URL(page.url()).pathname).toBe(productPage);
    expect(sent).not.toContain(cart);
  });

  test('an addition to the cart whose script is ten seconds late goes by the form, once', async ({ page }) => {
    await page.route(scripts, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 10_000));
      await route.continue().catch(() => {});
    });
    const shop = new Shop(page, 'sv');
    await shop.open(productPage);
    await shop.buyButton.click();
    await page.waitForURL(`**${cart}?*`);
    await expect(page.getByRole('main').getByRole('spinbutton')).toHaveValue('1');
    await expect(shop.cartLink).toHaveAccessibleName(/1/, { timeout: 20_000 });
  });

  test('an order and a filter of a list are chosen when it is', async ({ page }) => {
    const { letThrough } = await holdBack(page, scripts);
    const shop = new Shop(page, 'sv');
    await shop.open('/c/klader');
    await page.getByLabel('Sortera efter').selectOption('Lägsta pris först');
    await page.getByRole('checkbox', { name: /^Garnhult/ }).check();
    letThrough();
    await expect(page).toHaveURL(/brands=Garnhult%7Eb_6&sort=PRICE$/);
    await expect(page.getByLabel('Sortera efter')).toHaveValue('PRICE');
  });

  test('what is typed stands in the fields of the page that is alive', async ({ page }) => {
    const { letThrough } = await holdBack(page, scripts);
    const shop = new Shop(page, 'sv');
    await shop.open();
    const field = page.getByRole('contentinfo').getByRole('textbox');
    await field.fill('anna@torg.example');
    letThrough();
    await page.waitForFunction(() => history.scrollRestoration === 'manual');
    await expect(field).toHaveValue('anna@torg.example');
  });
});

test('a form whose script comes after the tab is alive waits for it, and runs in place, once', async ({ page }) => {
  const { letThrough } = await holdBack(page, /\/assets\/gift\.part-[^/]+\.js$/);
  const sent = noteSent(page);
  const shop = new Shop(page, 'sv');
  const giftCard = '/p/presenttips/presentkort-1000-kr';
  await shop.openAlive(giftCard);
  await shop.buyButton.click();
  await expect(shop.buyButton).toHaveAttribute('aria-busy', 'true');
  letThrough();
  await expect(shop.cartPanel).toContainText('1\u00a0000\u00a0kr');
  await expect(shop.cartPanel.getByRole('spinbutton')).toHaveValue('1');
  expect(sent).not.toContain(giftCard);
});

test('without the shop’s script links, hearts and forms do what they are for', async ({ page, quiet }) => {
  quiet.expectFailure(/\.js$/);
  await page.route(scripts, (route) => route.abort());
  const shop = new Shop(page, 'sv');
  await shop.open();
  const heart = firstHeart(page);
  await heart.click();
  await expect(heart).toHaveAttribute('data-marked', '');
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/p\//);
  await shop.open(productPage);
  await shop.buyButton.click();
  await page.waitForURL(`**${cart}?*`);
  await expect(page.getByRole('main').getByRole('spinbutton')).toHaveValue('1');
});

test('each script may fail once, and an addition to the cart is made once all the same', async ({ page, quiet }) => {
  quiet.expectFailure(/\.js$/);
  const failed = new Set<string>();
  await page.route(scripts, (route) => {
    const { pathname } = new URL(route.request().url());
    if (failed.has(pathname)) return route.continue();
    failed.add(pathname);
    return route.abort();
  });
  const shop = new Shop(page, 'sv');
  await shop.open(productPage);
  await shop.buyButton.click();
  await expect(shop.cartLink).toHaveAccessibleName(/1/, { timeout: 30_000 });
  // It is counted before the shop has answered, and a page whose script was lost may just be loading anew.
  await page.waitForLoadState('networkidle');
  await expect(() => shop.openCartPage()).toPass();
  await expect(page.getByRole('main').getByRole('spinbutton')).toHaveValue('1');
  await expect(shop.cartLink).toHaveAccessibleName(/1/, { timeout: 30_000 });
});

test('with data saver nothing comes that nobody asked for', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await new Shop(page, 'sv').openStill('/', { beforeEach: () => void asked.splice(0) });
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => scripts.test(path))).toEqual([]);
  await page.keyboard.press('Tab');
  await page.waitForFunction(() => history.scrollRestoration === 'manual');
});
