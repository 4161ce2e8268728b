import { describe, expect, it, vi } from 'vitest';
import { createPageTransition } from './page-transition.ts';

/** A browser that can show transitions, and what it was told of each. */
function openDocument() {
  const changes: Promise<unknown>[] = [];
  const startViewTransition = (change: () => Promise<void>) => {
    changes.push(change());
    return { ready: Promise.reject(new Error('Skipped')) };
  };
  return { page: { startViewTransition: startViewTransition as unknown as Document['startViewTransition'] }, changes }; // the rest of a transition is not looked at
}

const asUsual = () => false;

describe('the way from page to page', () => {
  it('lasts until the next page is on the screen', async () => {
    const { page, changes } = openDocument();
    const transition = createPageTransition(page, asUsual);
    const change = vi.fn();
    transition.begin(change);
    expect(change).toHaveBeenCalledOnce();
    const settled = vi.fn();
    void changes[0]?.then(settled);
    await Promise.resolve();
    expect(settled).not.toHaveBeenCalled();
    transition.arrive();
    await changes[0];
  });

  it('ends for a page that another one overtakes', async () => {
    const { page, changes } = openDocument();
    const transition = createPageTransition(page, asUsual);
    transition.begin(() => {});
    transition.begin(() => {});
    await changes[0];
    expect(changes).toHaveLength(2);
  });

  it('is not shown to a visitor who wants less motion', () => {
    const { page, changes } = openDocument();
    const change = vi.fn();
    createPageTransition(page, () => true).begin(change);
    expect([change.mock.calls.length, changes]).toEqual([1, []]);
  });

  it('is not shown by a browser that cannot', () => {
    const change = vi.fn();
    const transition = createPageTransition({}, asUsual);
    transition.begin(change);
    transition.arrive();
    expect(change).toHaveBeenCalledOnce();
  });
});
