// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { growPicture } from './grow-picture.ts';

const box = (left: number, top: number, width: number) => ({ left, top, width }) as DOMRect;

/** A card whose picture is on the screen, and what draws the page in its place. */
function openTab({ hasPicture = true } = {}) {
  const picture = document.createElement('img');
  picture.getBoundingClientRect = () => box(200, 500, 180);
  const animate = vi.fn();
  const show = vi.fn(() => {
    const frame = document.createElement('div');
    frame.dataset['sketchedPicture'] = '';
    Object.assign(frame, { animate, getBoundingClientRect: () => box(16, 100, 358) });
    const image = document.createElement('img');
    image.getBoundingClientRect = () => box(20, 110, 360);
    if (hasPicture) frame.append(image);
    document.body.replaceChildren(frame);
  });
  return { picture, animate, show };
}

it('grows from where the card had it, and stands in its place at the end', () => {
  const { picture, animate, show } = openTab();
  growPicture(document, picture, false, show);
  expect(show).toHaveBeenCalledTimes(1);
  const transformOrigin = '4px 10px';
  expect(animate).toHaveBeenCalledExactlyOnceWith(
    [{ transform: 'translate(180px, 390px) scale(0.5)', transformOrigin }, { transformOrigin }],
    { duration: 120, easing: 'ease-out' },
  );
});

it('stands there at once for a visitor who wants less motion, and where no picture was seen', () => {
  for (const wantsLess of [true, false]) {
    const { picture, animate, show } = openTab();
    growPicture(document, wantsLess ? picture : null, wantsLess, show);
    expect([show.mock.calls.length, animate.mock.calls.length]).toEqual([1, 0]);
  }
});

it('shows a page that has no picture', () => {
  const { picture, animate, show } = openTab({ hasPicture: false });
  growPicture(document, picture, false, show);
  expect([show.mock.calls.length, animate.mock.calls.length]).toEqual([1, 0]);
});
