import { expect, it } from 'vitest';
import { createAnalytics, createMemorySink, type AnalyticsEvent } from '@torg/analytics';
import { createStores, type ConsentChoice } from '@torg/stores';
import { createFakeStorePorts } from '@torg/stores/testing';
import { trackShopEvents, type TrackedShop, type Tracking } from './track-shop-events.ts';

let seed = 3;
const chance = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
const site = { channelId: '1|se', marketId: 'se', languageId: 'sv-SE', origin: 'https://torg.se' };

function openSession() {
  const stores = createStores(createFakeStorePorts());
  const memory = createMemorySink(10_000);
  const lost = {
    needs: ['statistics', 'marketing'] as const,
    send: () => {
      throw new Error('The sink is gone');
    },
  };
  let tracking: Tracking | null = null;
  const begin = () => {
    tracking ??= trackShopEvents({
      ...{ stores, site, config: { marketsHere: [] }, cardOf: () => null, obey: () => {} },
      analytics: createAnalytics({ sinks: [lost, memory], report: () => {} }),
      began: { address: 'https://torg.se/?key=hemlig-nyckel', referrer: '', isReturn: false },
    } as unknown as TrackedShop); // what is not looked at is left out
  };
  return { stores, memory, begin, hide: () => tracking?.flush() };
}

/** What each event is known by: every card, page and search of a session has a number of its own. */
function numbersIn({ name, data }: AnalyticsEvent): readonly number[] {
  if (name === 'view_item_list') return data.items.map(({ item_id }) => Number(item_id));
  if (name === 'select_item') return [Number(data.items[0].item_id)];
  return name === 'virtual_page_view' ? [Number(data.page_path.slice(2))] : [];
}

it('of 1,000 sessions nothing is lost, doubled or leaked, with analytics and consent late, refused or withdrawn', () => {
  for (let session = 0; session < 1_000; session += 1) {
    const { stores, memory, begin, hide } = openSession();
    const { events } = stores;
    const expected: number[] = [];
    let choice: ConsentChoice | null = null;
    let unanswered: number[] = [];
    /** Cards that wait for a batch: they are told of, or held, when it is full, the page is left or the answer changes. */
    const batch: number[] = [];
    const tell = (numbers: number[]) => {
      if (choice === null) unanswered.push(...numbers);
      else if (choice.statistics || choice.marketing) expected.push(...numbers);
    };
    const begins = Math.floor(chance() * 60);
    const entry = (index: number) => {
      const card = { productId: index, name: 'x', brand: '', category: '', variant: '', price: null };
      return { card, list: 'l', listName: 'L', index };
    };
    for (let index = 1; index <= 60; index += 1) {
      if (index > begins) begin();
      const what = chance();
      if (what < 0.06) {
        tell(batch.splice(0));
        choice = { statistics: chance() < 0.5, marketing: chance() < 0.3 };
        events.record('consent:change', choice);
        const first = unanswered;
        unanswered = [];
        if (choice.statistics || choice.marketing) expected.push(...first);
      } else if (what < 0.6) {
        batch.push(index);
        events.record('product:impression', entry(index));
        if (batch.length === 4) tell(batch.splice(0));
      } else if (what < 0.8) {
        tell(batch.splice(0));
        tell([index]);
        events.record('product:click', entry(index));
      } else if (what < 0.95) {
        tell(batch.splice(0));
        tell([index]);
        events.record('route:change', { from: '/', to: `/n${index}` });
        events.record('page:impression', { route: 'x', path: `/n${index}`, title: 'T anna@example.com' });
      } else if (index > begins) {
        tell(batch.splice(0));
        hide();
      }
    }
    begin();
    tell(batch.splice(0));
    hide();
    expect(memory.sent.flatMap(numbersIn)).toEqual(expected);
    expect(JSON.stringify(memory.sent)).not.toMatch(/hemlig|anna@/);
  }
});
