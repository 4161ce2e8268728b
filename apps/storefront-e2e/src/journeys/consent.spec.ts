import { href } from '@torg/market-routing';
import type { Page } from '@playwright/test';
import { comeNear } from '../support/come-near.ts';
import { shopOrigin } from '../support/addresses.ts';
import { plenty } from '../support/fill-cart.ts';
import { expect, test } from '../support/quiet-page.ts';

test.use({ storageState: { cookies: [], origins: [] } });

const events = (page: Page) =>
  page.evaluate(() => (window.dataLayer ?? []).map(({ event }) => event).filter((name) => name !== undefined));

/** Pages wait for somebody to do something before they ask. */

test.describe('a first visit', () => {
  test('stores and sends nothing but what is necessary before the choice, and what was held once after a yes', async ({
    page,
    context,
    quiet,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).origin));
    await page.goto(shopOrigin('sv') + href('sv', 'news', {}));
    await comeNear(page);
    const banner = page.getByRole('region', { name: 'Får vi använda cookies?' });
    await expect(banner).toBeVisible();
    await quiet.expectAccessible();
    expect(await context.cookies()).toEqual([]);
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    expect(await events(page)).toEqual([]);
    expect([...new Set(asked)]).toEqual([shopOrigin('sv')]);

    await banner.getByRole('button', { name: 'Acceptera alla' }).click();
    await expect(banner).toBeHidden();
    const ofPage = ['original_location', 'page_data', 'virtual_page_view'];
    const toldOnce = async () => (await events(page)).filter((name) => ofPage.includes(name ?? ''));
    await expect.poll(toldOnce).toEqual(ofPage);
    await expect.poll(() => events(page)).toContain('view_item_list');
    await page.reload();
    // The visit began before.
    await expect.poll(toldOnce).toEqual(['page_data', 'virtual_page_view']);
    await expect(banner).toBeHidden();
  });

  test('is refused as easily in Norway, and nothing is sent then', async ({ page }) => {
    await page.goto(shopOrigin('nb') + href('nb', 'news', {}));
    await comeNear(page);
    const banner = page.getByRole('region', { name: 'Kan vi bruke informasjonskapsler?' });
    await banner.getByRole('button', { name: 'Bare nødvendige' }).click();
    await expect(banner).toBeHidden();
    expect(await events(page)).toEqual([]);
  });
});

test('a consent is withdrawn from the footer', async ({ page, quiet }) => {
  await page.goto(shopOrigin('sv'));
  await comeNear(page);
  const banner = page.getByRole('region', { name: 'Får vi använda cookies?' });
  await banner.getByRole('button', { name: 'Anpassa' }).click();
  await quiet.expectAccessible();
  await banner.getByLabel('Statistik').check();
  await banner.getByRole('button', { name: 'Spara mitt val' }).click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookieinställningar' }).click();
  const main = page.getByRole('main');
  await expect(main.getByLabel('Statistik')).toBeChecked();
  await expect(main.getByLabel('Marknadsföring')).not.toBeChecked();
  await quiet.expectAccessible();
  await main.getByRole('button', { name: 'Endast nödvändiga' }).click();
  await expect(main.getByLabel('Statistik')).not.toBeChecked();
});

test('what was kept by a consent is gone once it is taken back', async ({ page }) => {
  await page.goto(`${shopOrigin('nb')}/p/${plenty.alias}`);
  await comeNear(page);
  const banner = page.getByRole('region', { name: 'Kan vi bruke informasjonskapsler?' });
  await banner.getByRole('button', { name: 'Godta alle' }).click();
  const kept = () => page.evaluate(() => ['torg-viewed', 'torg-purchases'].filter((key) => key in localStorage));
  await expect.poll(kept).toEqual(['torg-viewed']);
  await page.evaluate(() => localStorage.setItem('torg-purchases', '["1001"]'));
  await page.goto(shopOrigin('nb') + href('nb', 'cookies', {}));
  expect(await kept()).toEqual(['torg-viewed', 'torg-purchases']);
  await page.getByRole('main').getByRole('button', { name: 'Bare nødvendige' }).click();
  await expect.poll(kept).toEqual([]);
});

for (const [locale, question, answers] of [
  ['sv', 'Får vi använda cookies?', ['Endast nödvändiga', 'Anpassa', 'Acceptera alla']],
  ['nb', 'Kan vi bruke informasjonskapsler?', ['Bare nødvendige', 'Tilpass', 'Godta alle']],
] as const) {
  test(`a double click on the choice answers nothing, and the page of cookies has no way to itself (${locale})`, async ({
    page,
    context,
  }) => {
    await page.goto(shopOrigin(locale) + href(locale, 'cookies', {}));
    await comeNear(page);
    const banner = page.getByRole('region', { name: question });
    await expect(banner.getByRole('button')).toHaveText(answers);
    await expect(banner.getByRole('link')).toHaveCount(0);
    const places = async () =>
      Promise.all([answers[0], answers[2]].map((name) => banner.getByRole('button', { name }).boundingBox()));
    const before = await places();
    await banner.getByRole('button', { name: answers[1] }).dblclick();
    await expect(banner.getByRole('checkbox')).toHaveCount(3);
    expect(await places()).toEqual(before);
    expect((await context.cookies()).filter(({ name }) => name === 'torg-consent')).toEqual([]);
    await page.goto(shopOrigin(locale));
    await comeNear(page);
    await expect(banner.getByRole('link')).toHaveCount(1);
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the choice is a form, and stands as it was made', async ({ page }) => {
    await page.goto(shopOrigin('nb') + href('nb', 'cookies', {}));
    const main = page.getByRole('main');
    await main.getByLabel('Statistikk').check();
    await main.getByRole('button', { name: 'Lagre valget mitt' }).click();
    await expect(main.getByLabel('Statistikk')).toBeChecked();
    await expect(main.getByLabel('Markedsføring')).not.toBeChecked();
    await expect(main.getByRole('rowheader', { name: 'torg-cart' })).toBeVisible();
  });
});
