import type { Redirect } from '@torg/commerce-sdk';
import { describe, expect, it } from 'vitest';
import { createGoneAddresses } from './gone-addresses.ts';

const hour = 60 * 60_000;
const gone = (oldUrl: string): Redirect => ({ oldUrl, newUrl: null });

function openLists(lists: { addresses?: readonly Redirect[]; aliases?: readonly Redirect[] } = {}) {
  const state = { now: 0, reads: 0, isDown: false, reported: 0 };
  const isGone = createGoneAddresses({
    clock: { now: () => state.now },
    sites: [{ marketId: 'se', locale: 'sv' }],
    async read(list) {
      state.reads += 1;
      if (state.isDown) throw new Error('The lists are away');
      return lists[list] ?? [];
    },
    report: () => void (state.reported += 1),
  });
  return { state, isGone };
}

describe('an address', () => {
  const { isGone } = openLists({
    addresses: [gone('/katalog-2019'), gone('/blå vas'), gone('/se/sv/gammalt'), gone('/c/se/sv')],
    aliases: [gone('vas'), gone('fat'), { oldUrl: 'fat', newUrl: 'fatet' }],
  });

  it.each([
    ['/katalog-2019', true],
    ['/bl%C3%A5%20vas', true],
    ['/p/koket/vas', true],
    ['/c/vas', true],
    // The account may write market and language before it.
    ['/gammalt', true],
    ['/c/se/sv', true],
    ['/katalog-2020', false],
    // In another language it has a new address.
    ['/p/fat', false],
    ['/vas', false],
    ['/s/vas', false],
    ['/', false],
    ['/p/%E0%A4%A', false],
  ])('%s is given up for good: %s', async (path, expected) => {
    expect(await isGone(path)).toBe(expected);
  });
});

describe('the lists of what was given up', () => {
  it('are read once an hour', async () => {
    const { state, isGone } = openLists({ addresses: [gone('/a')] });
    await Promise.all([isGone('/a'), isGone('/b')]);
    state.now = hour - 1;
    expect([await isGone('/a'), state.reads]).toEqual([true, 2]);
    state.now = hour;
    expect([await isGone('/a'), state.reads]).toEqual([true, 4]);
  });

  it('are asked for again after a minute where they could not be had, and the log is told', async () => {
    const { state, isGone } = openLists({ addresses: [gone('/a')] });
    state.isDown = true;
    expect([await isGone('/a'), state.reported]).toEqual([false, 1]);
    state.isDown = false;
    expect(await isGone('/a')).toBe(false);
    state.now = 60_000;
    expect(await isGone('/a')).toBe(true);
  });
});
