// After each story has played, what it shows is compared with what it showed before.
import { afterEach, expect, inject } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { textsInSystemFonts } from './system-fonts.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A pattern of the ids of the stories to compare. */
    compared: string;
  }
}

// The design is compared, not the goods: as grey tiles they weigh a tenth.
const tiles = document.createElement('style');
tiles.textContent = 'img { filter: contrast(0) }';
document.head.append(tiles);

const compared = new RegExp(inject('compared'));

afterEach(async ({ task }) => {
  const { storyId } = task.meta as { storyId?: string }; // set by Storybook's test of a story, which has no type for it
  if (!storyId || !compared.test(storyId)) return;
  const hold = holdMeasures();
  await page.viewport(window.innerWidth, Math.max(window.innerHeight, document.documentElement.scrollHeight));
  hold();
  await Promise.all([document.fonts.ready, picturesAreThere()]);
  expect.soft(unservedPictures(), 'pictures of the shop that nothing serves').toEqual([]);
  expect.soft(await textsInSystemFonts(), 'set in a font that the project does not ship').toEqual([]);
  await expect(whatIsShown()).toMatchScreenshot(storyId, { timeout: 15_000 });
});

/**
 * Pictures below the window begin to load when it has grown, and two screenshots may look alike before the first of them is
 * there. Those that cannot be loaded are told by what is shown.
 */
async function picturesAreThere(): Promise<void> {
  const pictures = [...document.images].filter(({ currentSrc, src }) => currentSrc || src);
  for (const picture of pictures) picture.loading = 'eager';
  await Promise.allSettled(pictures.map((picture) => picture.decode()));
}

/** Those that a page of the shop asks for in vain: the browser draws a torn one. */
function unservedPictures(): readonly string[] {
  const asked = [...document.images].filter(({ currentSrc }) => currentSrc.includes('/media/'));
  return asked.filter(({ naturalWidth }) => naturalWidth === 0).map(({ currentSrc }) => currentSrc);
}

const heldMeasures = ['minHeight', 'marginTop', 'marginBottom'] as const;

/**
 * Some measures of a page go by the height of its window, which is made as tall as the page: what is given back sets them
 * as they are now.
 */
function holdMeasures(): () => void {
  const elements = [...document.querySelectorAll<HTMLElement>('main, main *')];
  const measuresOf = (element: HTMLElement) => {
    const style = getComputedStyle(element);
    return heldMeasures.map((measure) => style[measure]);
  };
  const before = elements.map(measuresOf);
  return () => {
    const after = elements.map(measuresOf);
    elements.forEach((element, place) =>
      heldMeasures.forEach((measure, which) => {
        const held = before[place]?.[which];
        if (held !== undefined && held !== after[place]?.[which]) element.style[measure] = held;
      }),
    );
  };
}

/** The story alone, or the whole page where something lies over it or reaches out of it. */
function whatIsShown(): Locator {
  const story = page.getByTestId('story');
  const { scrollHeight, clientHeight } = story.element();
  const overlays = document.querySelectorAll(
    '[role="dialog"], [role="menu"], [role="listbox"], [role="tooltip"], dialog:modal',
  );
  const isCovered = [...overlays].some(
    (overlay) => overlay.matches('dialog:modal') || !overlay.closest('[data-testid="story"]'),
  );
  return isCovered || scrollHeight > clientHeight ? page.elementLocator(document.body) : story;
}
