import type { Phone } from './slow-phone.ts';
import { watchTap, type TapResult } from './watch-tap.ts';

/** Opens a list on a phone that has never been there, waits until it is quiet, and touches its first card. */
export async function measureWay({ page, traffic }: Phone, address: string): Promise<TapResult> {
  await page.goto(address, { waitUntil: 'load' });
  const link = page.locator('main article a').first();
  await link.scrollIntoViewIfNeeded();
  await traffic.quiet();
  const goal = await link.evaluate((element: HTMLAnchorElement) => ({
    path: element.pathname,
    name: element.textContent.trim(),
  }));
  await page.addInitScript(watchTap, goal);
  await page.evaluate(watchTap, goal);
  const box = await link.boundingBox();
  if (!box) throw new Error(`${address} has no card in sight`);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  const result = await page.waitForFunction(() => window.benchTap, undefined, { polling: 100 });
  return (await result.jsonValue()) as TapResult; // what was waited for
}
