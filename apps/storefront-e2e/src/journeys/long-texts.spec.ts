import { ownPorts, shopOrigin } from '../support/addresses.ts';
import { expect, test } from '../support/quiet-page.ts';
import { ownData } from '../support/run-folder.ts';
import { runShop } from '../support/run-shop.ts';

test.describe.configure({ timeout: 180_000 });

test('no page is wider than a phone, and no control cuts its text, with texts longer than any language has', async ({
  page,
  quiet,
}) => {
  quiet.expectFailure(/finns-inte-har/);
  const port = ownPorts.longTexts;
  const running = await runShop(port, { DATA_DIR: await ownData(), SHOP_TEXTS: 'pseudo' });
  try {
    for (const width of [390, 1360]) {
      await page.setViewportSize({ width, height: 800 });
      for (const path of [
        '/',
        '/c/koket',
        '/p/muggar/mugg-strand-kritvit',
        '/varukorg',
        '/account',
        '/finns-inte-har/alls',
      ]) {
        await test.step(`${path} at ${width} px`, async () => {
          await page.goto(shopOrigin('sv', port) + path, { waitUntil: 'networkidle' });
          await expect(page.getByRole('main')).toContainText('⟦');
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
          const cut = await page
            .locator('button:visible, summary:visible')
            .evaluateAll((controls) =>
              controls.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.outerHTML.slice(0, 200)),
            );
          expect(cut).toEqual([]);
        });
      }
    }
  } finally {
    await running.stop();
  }
});
