// After each story has played, it is tried on a phone: by somebody who has enlarged the text, by a finger, and by
// somebody who reads from the right.
import { afterEach, expect, vi } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { reachingOut } from './sideways.ts';
import { scrambledFigures } from './scrambled-figures.ts';
import { smallTargets } from './touch-targets.ts';

const phone = { width: 390, height: 844 } as const;

afterEach(async ({ task }) => {
  const { storyId } = task.meta as { storyId?: string }; // set by Storybook's test of a story, which has no type for it
  if (!storyId) return;
  const html = document.documentElement;
  const isPage = storyId.startsWith('pages-');
  const before = { width: innerWidth, height: innerHeight, fontSize: html.style.fontSize, dir: html.dir };
  try {
    await setTouch(true);
    html.style.fontSize = '200%';
    await page.viewport(phone.width, phone.height);
    const outside = await whatStays(() => reachingOut(mainPart()));
    expect.soft(outside, 'reaches out of the page when the text is twice as large').toEqual([]);
    html.style.fontSize = '100%';
    if (isPage) {
      await setTextSize(2 * usualTextSize);
      const wide = await whatStays(() => reachingOut(document.body));
      expect.soft(wide, 'reaches out of the page when the browser sets text twice as large').toEqual([]);
      await setTextSize(usualTextSize);
    }
    expect.soft(smallTargets(document.body), 'smaller than a finger').toEqual([]);
    html.dir = 'rtl';
    expect.soft(scrambledFigures(document.body), 'in another order when read from the right').toEqual([]);
  } finally {
    // The stories after it are told on the same page.
    html.dir = before.dir;
    html.style.fontSize = before.fontSize;
    if (isPage) await setTextSize(usualTextSize);
    await setTouch(false);
    await page.viewport(before.width, before.height);
  }
});

/**
 * Of a page of the shop what it is about: the rows of its header go by the size that a browser's own settings give to text,
 * which no style sets. It is enlarged in that way too.
 */
const mainPart = () => document.querySelector('main') ?? document.body;

/** In pixels, where a browser was told nothing. */
const usualTextSize = 16;

/** Sets what a visitor sets in their browser: media queries go by it, as does all that is measured in text. */
async function setTextSize(standard: number): Promise<void> {
  await cdp().send('Page.setFontSizes', { fontSizes: { standard } });
}

/** What is still found once the page has come to rest: a popover finds its new place in the frame after the page's. */
async function whatStays(find: () => readonly string[]): Promise<readonly string[]> {
  let found: readonly string[] = [];
  const isNothing = () => {
    endMovement();
    found = find();
    return found.length === 0;
  };
  await vi.waitUntil(isNothing, { timeout: 5000 }).catch(() => undefined);
  return found;
}

async function setTouch(enabled: boolean): Promise<void> {
  await cdp().send('Emulation.setTouchEmulationEnabled', { enabled });
}

/** A panel on its way in still lies outside the page. */
function endMovement(): void {
  for (const animation of document.getAnimations()) {
    if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
  }
}
