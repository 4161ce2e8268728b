import { href, type Locale } from '@torg/market-routing';
import type { Page } from '@playwright/test';
import { comeNear } from '../support/come-near.ts';
import { authSecret, borrowedToken } from '../support/borrowed-token.ts';
import { ownPorts, shopOrigin } from '../support/addresses.ts';
import { expect, test } from '../support/quiet-page.ts';
import { ownData } from '../support/run-folder.ts';
import { runShop, type RunningShop } from '../support/run-shop.ts';

const port = ownPorts.customerPictures;

test.use({ storageState: { cookies: [], origins: [] } });

let running: RunningShop;

test.beforeAll(async () => {
  const env = {
    DATA_DIR: await ownData(),
    AUTH_SECRET: authSecret,
    MERCHANT_API_TOOLS: 'on',
    SHOP_SV_FLOWS: 'sandbox',
    SHOP_NB_FLOWS: 'sandbox',
  };
  running = await runShop(port, env);
});

test.afterAll(() => running.stop());

/** What is asked of the provider's double, by its last part. */
function askedOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.startsWith('/sandbox/flowbox/'))
      asked.push([pathname.slice(17), ...searchParams.getAll('tags')].join(' '));
  });
  return asked;
}

/** Opens the page that has a widget of each kind, which is shown to whoever may preview. */
async function openSamples(page: Page, locale: Locale): Promise<void> {
  const origin = shopOrigin(locale, port);
  const token = borrowedToken({ Preview: true, sid: '0' });
  await page.goto(`${origin}${href(locale, 'previewWidgets', {})}?loginToken=${token}`);
  await page.goto(origin + words[locale].page);
  await comeNear(page);
}

const words = {
  sv: {
    page: '/exempel-pa-innehall',
    open: 'Bilder från Flowbox visas när du tillåter statistik.',
    agreed: 'Bilderna kommer från Flowbox.',
    missing: 'Bilderna kunde inte hämtas från Flowbox just nu.',
    change: 'Ändra ditt val av cookies',
    question: 'Får vi använda cookies?',
    yes: 'Acceptera alla',
    no: 'Endast nödvändiga',
    feed: 'feed/flows-sv sommar',
    caption: /#sommar$/,
  },
  nb: {
    page: '/preview-widgets?alias=eksempler-pa-innhold',
    open: 'Bilder fra Flowbox vises når du tillater statistikk.',
    agreed: 'Bildene kommer fra Flowbox.',
    missing: 'Bildene kunne ikke hentes fra Flowbox akkurat nå.',
    change: 'Endre valget av informasjonskapsler',
    question: 'Kan vi bruke informasjonskapsler?',
    yes: 'Godta alle',
    no: 'Bare nødvendige',
    feed: 'feed/flows-nb sommer',
    caption: /#sommer$/,
  },
} as const;

// In Swedish on a page that never comes alive, in Norwegian on one that does.
for (const locale of ['sv', 'nb'] as const) {
  test(`customers' pictures come after a yes alone, and go with it (${locale})`, async ({ page, quiet }) => {
    const said = words[locale];
    const asked = askedOf(page);
    await openSamples(page, locale);
    const main = page.getByRole('main');
    const pictures = main.getByRole('img', { name: said.caption });
    const cookie = async () => (await page.context().cookies()).filter(({ name }) => name === '_flowbox').length;
    const banner = page.getByRole('region', { name: said.question });
    await main.getByText(said.open).scrollIntoViewIfNeeded();
    await expect(main.getByText(said.open)).toBeVisible();
    await quiet.expectAccessible();
    expect([asked, await cookie()]).toEqual([[], 0]);

    await banner.getByRole('button', { name: said.yes }).click();
    await expect(pictures.first()).toBeVisible();
    await expect(main.getByText(said.agreed)).toBeVisible();
    await expect(main.getByText(said.open)).toBeHidden();
    await quiet.expectAccessible();
    expect([asked, await cookie()]).toEqual([['flowbox.js', said.feed], 1]);

    await page.reload();
    await main.getByText(said.agreed).scrollIntoViewIfNeeded();
    await expect(pictures.first()).toBeVisible();
    await main.getByRole('link', { name: said.change }).click();
    await expect(page.getByRole('rowheader', { name: '_flowbox', exact: true })).toBeVisible();
    await main.getByRole('button', { name: said.no }).click();
    await expect.poll(cookie).toBe(0);
    const before = asked.length;
    await page.goto(shopOrigin(locale, port) + said.page);
    await comeNear(page);
    await main.getByText(said.open).scrollIntoViewIfNeeded();
    await expect(main.getByText(said.open)).toBeVisible();
    await expect(pictures).toHaveCount(0);
    expect([asked.length, await cookie()]).toEqual([before, 0]);
  });
}

test("where the provider's script does not come, the page says so in the place of the pictures", async ({
  page,
  quiet,
}) => {
  const script = /\/sandbox\/flowbox\/flowbox\.js$/;
  quiet.expectFailure(script);
  await page.route(script, (route) => route.abort('failed'));
  await openSamples(page, 'sv');
  await page.getByText(words.sv.open).scrollIntoViewIfNeeded();
  await page.getByRole('region', { name: words.sv.question }).getByRole('button', { name: words.sv.yes }).click();
  const missing = page.getByText(words.sv.missing);
  await expect(missing).toBeVisible();
});
