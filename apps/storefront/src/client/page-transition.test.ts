import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPageTransition } from './page-transition.ts';

/** The main part of a document, and the fades that it was told to show and has not been told to end. */
function openContent() {
  const fades: string[] = [];
  const animate = (frames: PropertyIndexedKeyframes) => {
    const fade = JSON.stringify(frames.opacity);
    fades.push(fade);
    return { cancel: () => fades.splice(fades.indexOf(fade), 1) } as unknown as Animation; // nothing else is asked of it
  };
  return { content: () => ({ animate }), fades };
}

const out = '0';
const into = '[0,1]';
const asUsual = () => false;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('the way from page to page', () => {
  it('takes the old page out, and brings in the next one when it is on the screen', () => {
    const { content, fades } = openContent();
    const transition = createPageTransition(content, asUsual);
    const change = vi.fn();
    transition.begin(change);
    expect([change.mock.calls.length, fades]).toEqual([0, [out]]);
    vi.runAllTimers();
    expect([change.mock.calls.length, fades]).toEqual([1, [out]]);
    transition.arrive();
    expect(fades).toEqual([into]);
  });

  it('ends for a page that another one overtakes', () => {
    const { content, fades } = openContent();
    const transition = createPageTransition(content, asUsual);
    const overtaken = vi.fn();
    const last = vi.fn();
    transition.begin(overtaken);
    transition.begin(last);
    vi.runAllTimers();
    expect([overtaken.mock.calls.length, last.mock.calls.length, fades]).toEqual([0, 1, [out]]);
  });

  it('leaves the first page as the server drew it', () => {
    const { content, fades } = openContent();
    createPageTransition(content, asUsual).arrive();
    expect(fades).toEqual([]);
  });

  it('is not shown to a visitor who wants less motion', () => {
    const { content, fades } = openContent();
    const change = vi.fn();
    const transition = createPageTransition(content, () => true);
    transition.begin(change);
    transition.arrive();
    expect([change.mock.calls.length, fades]).toEqual([1, []]);
  });

  it('is not shown where there is nothing to fade', () => {
    const change = vi.fn();
    createPageTransition(() => null, asUsual).begin(change);
    expect(change).toHaveBeenCalledOnce();
  });
});
