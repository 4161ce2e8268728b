import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPageTransition } from './page-transition.ts';

const out = 'out, and stays so';
const into = 'in';

/** The main part of a document, and the fades that it was told to show and has not been told to end. */
function openContent() {
  const fades: string[] = [];
  const animate = (frames: PropertyIndexedKeyframes, { fill }: KeyframeAnimationOptions) => {
    const fade = frames['opacity'] === 0 && fill === 'forwards' ? out : into;
    fades.push(fade);
    return { cancel: () => fades.splice(fades.indexOf(fade), 1) } as unknown as Animation; // nothing else is asked of it
  };
  return { content: () => ({ animate }), fades };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('the way from page to page', () => {
  it('takes the old page out, and brings in the next one when it is on the screen', async () => {
    const { content, fades } = openContent();
    const transition = createPageTransition(content, () => false);
    const left = vi.fn();
    void transition.leave().then(left);
    await vi.advanceTimersByTimeAsync(89);
    expect([left.mock.calls.length, fades]).toEqual([0, [out]]);
    await vi.advanceTimersByTimeAsync(1);
    expect([left.mock.calls.length, fades]).toEqual([1, [out]]);
    transition.arrive();
    expect(fades).toEqual([into]);
  });

  it('shows the old page again where it stays, or where the next one takes long to draw', async () => {
    const { content, fades } = openContent();
    const transition = createPageTransition(content, () => false);
    void transition.leave();
    transition.stay();
    expect(fades).toEqual([]);
    void transition.leave();
    await vi.advanceTimersByTimeAsync(999);
    expect(fades).toEqual([out]);
    await vi.advanceTimersByTimeAsync(1);
    expect(fades).toEqual([]);
    transition.arrive();
    expect(fades).toEqual([]);
  });

  it('leaves the first page as the server drew it', () => {
    const { content, fades } = openContent();
    createPageTransition(content, () => false).arrive();
    expect(fades).toEqual([]);
  });

  it('is not shown to a visitor who wants less motion, be it in the middle of it', async () => {
    const { content, fades } = openContent();
    let wantsLess = true;
    const transition = createPageTransition(content, () => wantsLess);
    await transition.leave();
    transition.arrive();
    expect(fades).toEqual([]);
    wantsLess = false;
    void transition.leave();
    wantsLess = true;
    transition.arrive();
    expect(fades).toEqual([]);
  });

  it('is not shown where there is nothing to fade', async () => {
    await createPageTransition(
      () => null,
      () => false,
    ).leave();
  });
});
