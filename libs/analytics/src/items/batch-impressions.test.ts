import { expect, it, vi } from 'vitest';
import type { ViewItemList } from '../events/view-item-list.ts';
import { batchImpressions } from './batch-impressions.ts';

const seen = (list: string, id: number) => ({
  ...{ item_list_id: list, item_list_name: list },
  items: [{ item_id: String(id), item_name: 'x', quantity: 1 }] as const,
});
const ids = (send: { mock: { calls: [ViewItemList][] } }) =>
  send.mock.calls.map(([{ item_list_id, items }]) => [item_list_id, items.map(({ item_id }) => item_id)]);

it('tells of four products of a list at a time, and of what is left when it is asked to', () => {
  const send = vi.fn<(seen: ViewItemList) => void>();
  const { add, flush } = batchImpressions(send);
  for (let id = 1; id <= 9; id += 1) add(seen('news', id));
  expect(ids(send)).toEqual([
    ['news', ['1', '2', '3', '4']],
    ['news', ['5', '6', '7', '8']],
  ]);
  flush();
  flush();
  expect(ids(send).at(-1)).toEqual(['news', ['9']]);
  expect(send).toHaveBeenCalledTimes(3);
});

it('keeps lists apart', () => {
  const send = vi.fn<(seen: ViewItemList) => void>();
  const { add, flush } = batchImpressions(send);
  for (let id = 1; id <= 3; id += 1) for (const list of ['news', 'related']) add(seen(list, id));
  expect(send).not.toHaveBeenCalled();
  flush();
  expect(ids(send)).toEqual([
    ['news', ['1', '2', '3']],
    ['related', ['1', '2', '3']],
  ]);
});
