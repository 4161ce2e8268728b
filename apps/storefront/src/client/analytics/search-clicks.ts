import { createClickSink, type AnalyticsSink } from '@torg/analytics';
import type { EventLog } from '@torg/stores';
import type { ShopClient } from '../../scope/shop-client.ts';

/** The codes of the products that were picked in this tab, by their numbers as analytics tell them; of each the last one. */
export function trackingCodes(events: Pick<EventLog, 'events' | 'subscribe'>): ReadonlyMap<string, string> {
  const codes = new Map<string, string>();
  const hear = ({ type, data }: EventLog['events'][number]) => {
    if (type !== 'product:click' || data.card.productId === null) return;
    const { productId, trackingCode } = data.card;
    if (trackingCode) codes.set(String(productId), trackingCode);
    else codes.delete(String(productId));
  };
  events.events.forEach(hear);
  events.subscribe(hear);
  return codes;
}

/** Tells the search provider of a channel that has one which of its products was picked. */
export function searchClicks({ search }: ShopClient, codes: ReadonlyMap<string, string>): readonly AnalyticsSink[] {
  if (!search) return [];
  const trackClick = async (code: string) => (await search()).trackClick(code);
  return [createClickSink({ trackingCodeOf: (itemId) => codes.get(itemId), trackClick })];
}
