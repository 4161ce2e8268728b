import type { Page } from '@playwright/test';
import { href } from '@torg/market-routing';
import { Shop } from '../pages/shop.ts';
import { expect, test } from '../support/quiet-page.ts';

/**
 * A trial press is held back by a listener of its own. Until the tab is joined to the world the boot script hears it first, and
 * does it later.
 */
async function untilPressesAreNotHeld(page: Page): Promise<void> {
  const isHeard = () => {
    const button = document.body.appendChild(Object.assign(document.createElement('button'), { type: 'button' }));
    const wasHeard = button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    button.remove();
    return wasHeard;
  };
  await page.waitForFunction(isHeard, undefined, { polling: 50 });
}

for (const width of [390, 1360]) {
  test(`with text twice as large, a window of ${width} px needs no scrolling sideways and has all of the header`, async ({
    page,
  }) => {
    // Each control of four headers is tried.
    test.setTimeout(90_000);
    const browser = await page.context().newCDPSession(page);
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    await page.setViewportSize({ width, height: 844 });
    const shop = new Shop(page, 'sv');
    for (const path of ['/', '/kundservice', '/p/muggar/mugg-strand-kritvit', href('sv', 'brands', {})]) {
      await test.step(path, async () => {
        await shop.openAlive(path);
        await untilPressesAreNotHeld(page);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        const controls = page.getByRole('banner').locator('a:visible, button:visible, input:visible');
        for (const control of await controls.all()) await control.click({ trial: true });
      });
    }
    await shop.cartLink.click();
    await expect(shop.cartPanel).toBeVisible();
  });
}
