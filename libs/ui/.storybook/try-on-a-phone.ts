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
  try {
    await setTouch(true);
    html.style.fontSize = '200%';
    await page.viewport(phone.width, phone.height);
    endMovement();
    expect.soft(reachingOut(document.body), 'reaches out of the page when the text is twice as large').toEqual([]);
    html.style.fontSize = '100%';
    expect.soft(smallTargets(document.body), 'smaller than a finger').toEqual([]);
    html.dir = 'rtl';
    expect.soft(scrambledFigures(document.body), 'in another order when read from the right').toEqual([]);
  } finally {
    // The stories after it are told on the same page.
    html.dir = before.dir;
    html.style.fontSize = before.fontSize;
    await setTouch(false);
    await page.viewport(before.width, before.height);
  }
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
