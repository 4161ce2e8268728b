import { expect, it, vi } from 'vitest';
import type { AnalyticsEvent } from '../events/analytics-events.ts';
import { createClickSink } from './create-click-sink.ts';
import { createConsoleSink } from './create-console-sink.ts';
import { createMemorySink } from './create-memory-sink.ts';

const item = { item_name: 'Mugg', quantity: 1 };
const picked = (item_id: string): AnalyticsEvent => ({
  ...{ name: 'select_item', at: 1 },
  data: { item_list_id: 'news', item_list_name: 'Nyheter', items: [{ ...item, item_id }] },
});
const buyer = { email: 'a@b.se', firstName: 'A', lastName: 'B', zip: '1' };
const agreed = { statistics: true, marketing: true };

it('tells the search provider of its own products that are picked, and of no others', async () => {
  const trackClick = vi.fn(async () => {});
  const codes: Record<string, string> = { 7: 'code-7' };
  const sink = createClickSink({ trackingCodeOf: (id) => codes[id], trackClick });
  for (const event of [picked('7'), picked('8')]) await sink.send(event, agreed);
  await sink.send({ name: 'search', data: { search_term: 'x' }, at: 1 }, agreed);
  expect(trackClick.mock.calls).toEqual([['code-7']]);
});

it('writes events to the console, and nobody who bought', () => {
  const debug = vi.fn();
  void createConsoleSink({ debug }).send({ ...picked('7'), buyer }, agreed);
  expect(debug.mock.calls).toEqual([['analytics', 'select_item', picked('7').data]]);
});

it('keeps the latest events in memory, and nobody who bought', () => {
  const sink = createMemorySink(2);
  for (const at of [1, 2, 3]) void sink.send({ ...picked('7'), at, buyer }, agreed);
  expect(sink.sent).toEqual([2, 3].map((at) => ({ ...picked('7'), at })));
});
