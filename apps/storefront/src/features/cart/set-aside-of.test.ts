import { expect, it } from 'vitest';
import { groupedItems } from '@torg/stores/grouped-items';
import { buildCart, buildCartLine, createMemoryStorage } from '@torg/stores/testing';
import { keepAside, setAsideOf } from './set-aside-of.ts';

const scope = () => ({ keptAside: createMemoryStorage(), clock: { now: () => 1_000 }, newId: () => 'one' });
const configuration = { packageId: 3, name: 'Frukost', address: '/pp/frukost?pick=1', selections: [] };

function itemOf(line: ReturnType<typeof buildCartLine>, picked = new Map([['g', configuration]])) {
  const [item = expect.unreachable()] = groupedItems({ cart: buildCart([line]), picked });
  return item;
}

const engraved = itemOf(buildCartLine(7, 3, { message: 'Till mormor' }));

it('an item is set aside as many as there are, with what is written on it', () => {
  const tab = scope();
  keepAside(tab, engraved, 'removed');
  const [item] = setAsideOf(tab).removed;
  expect(item?.content).toMatchObject({ skuId: 7, quantity: 3, message: 'Till mormor' });
  expect(item?.name).toBe(engraved.lines[0]?.product.name);
});

it('an item that stays in the cart after all is let go of', () => {
  const tab = scope();
  keepAside(tab, engraved, 'removed')?.();
  expect(setAsideOf(tab).items).toEqual([]);
});

it('a package is put together again where it was, and one of which nobody knows that cannot be had back', () => {
  const tab = scope();
  const part = { packageId: 3, packageName: 'Frukostpaket', groupId: 1, optionId: 1 };
  keepAside(tab, itemOf(buildCartLine(8, 1, { groupKey: 'g', package: part })), 'removed');
  keepAside(tab, itemOf(buildCartLine(9, 1, { groupKey: 'h', package: part })), 'removed');
  expect(setAsideOf(tab).removed.map(({ name, content }) => [name, content])).toEqual([
    ['Frukost', { kind: 'package', address: '/pp/frukost?pick=1' }],
  ]);
});

it('the panel and the page of the cart have the same store', () => {
  const tab = scope();
  expect(setAsideOf(tab)).toBe(setAsideOf({ ...tab }));
});
