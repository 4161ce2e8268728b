import { withoutClick } from '../address/told-address.ts';
import type { AnalyticsEvent, CommerceEvents, VisitEvents } from '../events/analytics-events.ts';
import type { Purchase } from '../events/purchase.ts';
import type { Buyer } from '../user/buyer.ts';
import type { HashedBuyer } from '../user/hash-buyer.ts';
import type { AnalyticsSink } from './analytics-sink.ts';

/** Hashes who bought, by code that may come with the first purchase. */
export type HashBuyer = (buyer: Buyer) => Promise<HashedBuyer>;

/**
 * Writes events to the list that a tag manager reads, in the shape that it expects. Who bought is told by hashes, and where
 * marketing is agreed to alone, as is by which click of an advertisement somebody came.
 */
export function createDataLayerSink(target: unknown[], hash: HashBuyer): AnalyticsSink {
  return {
    needs: ['statistics', 'marketing'],
    async send(event, { marketing }) {
      if (event.name === 'original_location' && !marketing)
        return void target.push({ event: event.name, ...event.data, location: withoutClick(event.data.location) });
      // Whatever needs no hash is there at once: the tab may be gone in the next moment.
      if (event.name !== 'purchase' || !event.buyer || !marketing) return void target.push(...entriesFor(event));
      const data: Purchase = { ...event.data, ...(await hashesOf(event.buyer, hash)) };
      target.push(...entriesFor({ ...event, data }));
    },
  };
}

/** Where the code that hashes does not come, or fails, it is not told who bought. */
async function hashesOf(buyer: Buyer, hash: HashBuyer): Promise<HashedBuyer> {
  try {
    return await hash(buyer);
  } catch {
    return {};
  }
}

const isOfVisit: Readonly<Record<keyof VisitEvents, true>> = {
  page_data: true,
  virtual_page_view: true,
  original_location: true,
  web_vitals: true,
  search: true,
  login: true,
  sign_up: true,
};

type CommerceEvent = Extract<AnalyticsEvent, { name: keyof CommerceEvents }>;

function isAboutGoods(event: AnalyticsEvent): event is CommerceEvent {
  return !(event.name in isOfVisit);
}

function entriesFor(event: AnalyticsEvent): readonly object[] {
  // A tag manager merges what it is given: without the null, items of the last event would stay in this one.
  if (isAboutGoods(event)) return [{ ecommerce: null }, { event: event.name, ecommerce: event.data }];
  return [{ event: event.name, ...event.data }];
}
