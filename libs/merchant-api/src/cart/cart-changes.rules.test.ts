import { expect, it } from 'vitest';
import { noticesOf } from './cart-changes.rules.ts';

const line = { lineId: 'a', quantity: 2, seen: 10_000, now: 10_000, left: 5 };

it.each([
  ['nothing where all is as it was', {}, []],
  ['a higher price', { now: 12_000 }, [{ kind: 'PRICE', lineId: 'a', before: 10_000, after: 12_000 }]],
  ['a lower price', { now: 9000 }, [{ kind: 'PRICE', lineId: 'a', before: 10_000, after: 9000 }]],
  ['no price where none was seen', { seen: null, now: 9000 }, []],
  ['too few', { left: 1 }, [{ kind: 'STOCK', lineId: 'a', left: 1 }]],
  ['nothing where exactly enough are left', { left: 2 }, []],
  ['none left, and nothing of its price', { left: 0, now: 9000 }, [{ kind: 'GONE', lineId: 'a' }]],
  ['no longer for sale', { now: null }, [{ kind: 'GONE', lineId: 'a' }]],
] as const)('tells of %s', (_, change, notices) => {
  expect(noticesOf([{ ...line, ...change }])).toEqual(notices);
});
