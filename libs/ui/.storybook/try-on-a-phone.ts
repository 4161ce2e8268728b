// After each story has played, it is tried on a phone: by somebody who has enlarged the text, by a finger, and by
// somebody who reads from the right.
import { afterEach, expect } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { reachingOut } from './sideways.ts';
import { scrambledFigures } from './scrambled-figures.ts';
import { smallTargets } from './touch-targets.ts';

const phone = { width: 390, height: 844 } as const;

afterEach(async ({ task }) => {
  const { storyId } = task.meta as { storyId?: string }; // set by Storybook's test of a story, which has no type for it
  if (!storyId) return;
  const html = document.documentElement;
  const before = { width: innerWidth, height: innerHeight, fontSize: html.style.fontSize, dir: html.dir };
  await setTouch(true);
  html.style.fontSize = '200%';
  await page.viewport(phone.width, phone.height);
  endMovement();
  const out = reachingOut(document.body);
  html.style.fontSize = '100%';
  const small = smallTargets(document.body);
  html.dir = 'rtl';
  const scrambled = scrambledFigures(document.body);
  html.dir = before.dir;
  html.style.fontSize = before.fontSize;
  await setTouch(false);
  await page.viewport(before.width, before.height);
  expect.soft(out, 'reaches out of the page when the text is twice as large').toEqual([]);
  expect.soft(small, 'smaller than a finger').toEqual([]);
  expect.soft(scrambled, 'in another order when read from the right').toEqual([]);
});

async function setTouch(enabled: boolean): Promise<void> {
  await cdp().send('Emulation.setTouchEmulationEnabled', { enabled });
}

/** A panel on its way in still lies outside the page. */
function endMovement(): void {
  for (const animation of document.getAnimations()) {
    if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
  }
}
