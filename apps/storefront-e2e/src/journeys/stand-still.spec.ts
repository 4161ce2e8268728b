import { expect, test, type Page } from '@playwright/test';
import { href, type Locale } from '@torg/market-routing';
import { shopOrigin } from '../support/addresses.ts';
import { holdBack } from '../support/hold-back.ts';
import { unlistedPages } from '../support/known-pages.ts';
import { drawn, layoutShiftsOf } from '../support/layout-shifts.ts';

const pages: readonly [Locale, string][] = [
  ['sv', '/'],
  ['nb', '/'],
  ['sv', '/c/koket'],
  ['sv', '/p/muggar/mugg-strand-kritvit'],
  ['nb', '/p/krus/krus-strand-kritthvit'],
  ['sv', '/b/enrisa'],
  ['sv', '/dc/vinterljus'],
  ['sv', href('sv', 'news', {})],
  ['sv', href('sv', 'brands', {})],
  ['sv', '/kundservice'],
  ['sv', '/finns/inte/alls'],
  ...[...unlistedPages.values()].map((path): [Locale, string] => ['sv', path]),
];

/** Below this no eye sees it: a word that is a pixel wider in the web font than in the one before it. */
const unseen = 0.001;

/** Opens a page, and waits until it was drawn and script follows what happens on it. */
async function openAlive(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  // No page that is still loading is idle: script comes when somebody is there.
  await page.waitForFunction(() => dispatchEvent(new Event('focusin')) && history.scrollRestoration === 'manual');
  await drawn(page);
}

/** Opens a page whose pictures and fonts come last of all. */
async function openSlowly(page: Page, address: string): Promise<void> {
  const { letThrough } = await holdBack(page, /\.woff2$|\/media\//);
  await openAlive(page, address);
  letThrough();
  await page.waitForLoadState('load');
}

/** The families of the fonts that a part of the page is drawn in. */
async function drawnFonts(page: Page, selector: string): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
  await devtools.detach();
  return fonts.filter(({ isCustomFont }) => isCustomFont).map(({ familyName }) => familyName);
}

test.describe.configure({ mode: 'parallel' });

for (const width of [390, 768, 1360]) {
  test(`nothing on a page moves by itself while it loads in a window of ${width} px`, async ({ browser }) => {
    test.setTimeout(120_000);
    for (const [locale, path] of pages) {
      await test.step(`${path} in ${locale}`, async () => {
        // One of its own for each page: nothing is in its cache.
        const context = await browser.newContext({ viewport: { width, height: 844 } });
        const page = await context.newPage();
        await openSlowly(page, shopOrigin(locale) + path);
        const { score, moved } = await layoutShiftsOf(page);
        expect(score, moved.join(' | ')).toBeLessThan(unseen);
        await context.close();
      });
    }
  });
}

test('a font that comes late moves nothing that is read, and is drawn with the next page', async ({ page }) => {
  const campaign = `${shopOrigin('sv')}/dc/vinterljus`;
  // Asked for once before, it comes in one piece, and waits for no sheet.
  await page.request.get(campaign);
  await page.setViewportSize({ width: 1360, height: 900 });
  const fonts = await holdBack(page, /\.woff2$/);
  const sheets = await holdBack(page, /\.css$/);
  await openAlive(page, campaign);
  fonts.letThrough();
  await page.evaluate(async () => void (await document.fonts.ready));
  await drawn(page);
  sheets.letThrough();
  await page.waitForLoadState('load');
  const { score, moved } = await layoutShiftsOf(page);
  expect(score, moved.join(' | ')).toBe(0);
  expect(await drawnFonts(page, 'h1')).toEqual([]);

  await page.getByRole('link', { name: 'Kundservice' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kundservice' })).toBeVisible();
  expect(await drawnFonts(page, 'h1')).toEqual(['Open Sans SemiBold']);
});
