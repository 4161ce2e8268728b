import { expect, it } from 'vitest';
import { assumedWidth, viewportClassOf } from './viewport.ts';

const breakpoints = { tablet: 768, laptop: 1024, desktop: 1200, desktopBig: 1440 };

it.each([
  [0, 'phone'],
  [767, 'phone'],
  [768, 'tablet'],
  [1023, 'tablet'],
  [1024, 'laptop'],
  [1199, 'laptop'],
  [1200, 'desktop'],
  [1439, 'desktop'],
  [1440, 'desktopBig'],
])('takes a window of %i pixels for a %s', (width, name) => {
  expect(viewportClassOf(width, breakpoints)).toBe(name);
});

it('takes the window that a document is rendered for to be a desktop', () => {
  expect(viewportClassOf(assumedWidth, breakpoints)).toBe('desktop');
});
