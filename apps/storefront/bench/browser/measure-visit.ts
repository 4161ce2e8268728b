import { blockingTime, slowestEvent, type Sample } from './figures.ts';
import type { Phone } from './slow-phone.ts';
import { watchPage } from './watch-page.ts';
import { weigh } from './weigh.ts';

/** One touch of a button. */
interface Touch {
  /** ms until the next frame was painted. */
  click: number;
  /** ms for which tasks kept the shopper waiting, until the page was quiet again. */
  blocking: number;
}

/** Opens a page on a phone that has never been there, waits until it is quiet, and touches its buttons one after another. */
export async function measureVisit(phone: Phone, address: string, touches: readonly RegExp[]): Promise<Sample> {
  const { page, traffic } = phone;
  await page.addInitScript(watchPage);
  await page.goto(address, { waitUntil: 'load' });
  await traffic.quiet();
  const { firstPaint, largestPaint, shift, tasks } = await page.evaluate(() => window.benchNotes);
  if (firstPaint === null || largestPaint === null) throw new Error(`${address} painted nothing`);
  const untouched = weigh(traffic.transfers, traffic.loadedAt);
  const blocking = blockingTime(tasks, firstPaint);

  const [first, ...others] = touches;
  if (!first) throw new Error(`${address} is to be touched once at least`);
  const { click, blocking: blockingOfTouch } = await touch(phone, first);
  const { script: scriptTouched } = weigh(traffic.transfers, traffic.loadedAt);
  let worstClick = click;
  for (const name of others) worstClick = Math.max(worstClick, (await touch(phone, name)).click);

  const { html, css, font, image, script, scriptBeforeLoad } = untouched;
  const weight = { html, css, font, image, scriptBeforeLoad, scriptUntouched: script, scriptTouched };
  return { firstPaint, largestPaint, blocking, blockingOfTouch, shift, worstClick, ...weight };
}

/**
 * Touches the first button of that name, or the link in its place before React is alive, once what its scrolling into view
 * brings is there.
 */
async function touch({ page, traffic }: Phone, name: RegExp): Promise<Touch> {
  const button = page.getByRole('button', { name }).or(page.getByRole('link', { name })).first();
  await button.scrollIntoViewIfNeeded();
  await traffic.quiet();
  const box = await button.boundingBox();
  if (!box) throw new Error(`The button ${name} is not in sight`);
  const from = await page.evaluate(() => performance.now());
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await traffic.quiet();
  const { events, tasks } = await page.evaluate(() => window.benchNotes);
  return { click: slowestEvent(events, from), blocking: blockingTime(tasks, from) };
}
