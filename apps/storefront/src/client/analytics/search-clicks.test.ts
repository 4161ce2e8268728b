import { expect, it } from 'vitest';
import { createAnalytics } from '@torg/analytics';
import { EventLog } from '@torg/stores';
import type { ChannelSearch, ShopClient } from '../../scope/shop-client.ts';
import { searchClicks, trackingCodes } from './search-clicks.ts';

const card = { name: 'Mugg', brand: '', category: '', variant: '', price: null };
const inList = { list: '/s/mugg', listName: 'mugg', index: 0 };

it('a product that the provider found is told once when it is picked, also when the yes comes later, and no other is', async () => {
  const told: string[] = [];
  const search = { trackClick: async (code: string) => void told.push(code) } as ChannelSearch; // nothing else is asked
  const commerce = { search: async () => search } as unknown as ShopClient; // likewise
  const events = new EventLog({ clock: { now: () => 1 }, report: console.error });
  events.record('product:click', { ...inList, card: { ...card, productId: 7, trackingCode: 'of-7' } });
  const sinks = searchClicks(commerce, trackingCodes(events));
  const analytics = createAnalytics({ sinks, report: console.error });
  events.record('product:click', { ...inList, card: { ...card, productId: 8 } });
  for (const item_id of ['7', '8'])
    analytics.track(
      'select_item',
      { item_list_id: 'l', item_list_name: 'l', items: [{ item_id, item_name: 'x', quantity: 1 }] },
      1,
    );
  await Promise.resolve();
  expect(told).toEqual([]);
  analytics.decide({ statistics: true, marketing: false });
  await new Promise((done) => setTimeout(done));
  expect(told).toEqual(['of-7']);
});

it('a channel without a provider tells nobody', () => {
  expect(searchClicks({} as ShopClient, new Map())).toEqual([]);
});
