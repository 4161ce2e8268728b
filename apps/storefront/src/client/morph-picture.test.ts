// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { morphPicture } from './morph-picture.ts';

/** A browser with transitions, which takes its picture of the page before it lets that change. */
function transitions(outcome: Promise<void> = Promise.resolve()) {
  const names: string[] = [];
  const image = document.createElement('img');
  const startViewTransition = vi.fn((change: () => void) => {
    names.push(image.style.viewTransitionName);
    change();
    return { finished: outcome, ready: outcome, updateCallbackDone: Promise.resolve() };
  });
  return { names, image, page: { startViewTransition } as unknown as Document };
}

it('names the picture before the browser looks, and no longer once it has grown', async () => {
  const { names, image, page } = transitions();
  const show = vi.fn();
  morphPicture(page, image, false, show);
  expect([names, show.mock.calls.length]).toEqual([['product-picture'], 1]);
  await vi.waitFor(() => expect(image.style.viewTransitionName).toBe(''));
});

it('shows the page also where its transition is skipped', async () => {
  const { image, page } = transitions(Promise.reject(new DOMException('skipped', 'AbortError')));
  const show = vi.fn();
  morphPicture(page, image, false, show);
  expect(show).toHaveBeenCalledTimes(1);
  await vi.waitFor(() => expect(image.style.viewTransitionName).toBe(''));
});

it.each([
  ['a visitor who wants less motion', true, true],
  ['a browser without transitions', false, false],
])('shows it at once to %s', (_, wantsLess, hasTransitions) => {
  const { image, page } = transitions();
  const show = vi.fn();
  morphPicture(hasTransitions ? page : {}, image, wantsLess, show);
  expect(show).toHaveBeenCalledTimes(1);
  if (hasTransitions) expect(page.startViewTransition).not.toHaveBeenCalled();
});
