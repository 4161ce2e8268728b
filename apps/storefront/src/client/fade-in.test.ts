import { expect, it, vi } from 'vitest';
import { fadeIn } from './fade-in.ts';

it('leads the eye to a new page, but no visitor who wants less motion', () => {
  const animate = vi.fn<HTMLElement['animate']>();
  fadeIn({ animate }, false);
  expect(animate.mock.calls).toEqual([[{ opacity: [0.3, 1] }, expect.objectContaining({ duration: 120 })]]);
  fadeIn({ animate }, true);
  fadeIn(null, false);
  expect(animate).toHaveBeenCalledTimes(1);
});
