import type { AnalyticsEvent } from '../events/analytics-events.ts';
import type { AnalyticsSink } from './analytics-sink.ts';

/** What the script of a search provider takes from its queue. */
export type SearchCommand =
  | readonly ['setCart', { productNumbers: readonly string[] }]
  | readonly ['trackConversion', SearchConversion]
  | readonly ['trackPageView', { productNumbers: readonly string[] }];

/** A purchase as the search provider counts it. */
export interface SearchConversion {
  /** In kronor, VAT included. */
  total: number;
  orderNumber: string;
  /** With consent to marketing alone. */
  email?: string;
  productNumbers: readonly string[];
}

export interface SearchQueueOptions {
  /** The queue that the provider's script reads. */
  queue: SearchCommand[];
  /** Whether product pages are told too, as in development. */
  tellsProducts: boolean;
}

/**
 * Tells a search provider's script what was bought and, in development, which product is looked at. What is in the cart is
 * no event: whoever knows the cart tells it by `setCart`.
 */
export function createSearchQueueSink({ queue, tellsProducts }: SearchQueueOptions): AnalyticsSink {
  return {
    needs: ['statistics'],
    send(event, { marketing }) {
      const command = commandFor(event, marketing);
      if (command && (tellsProducts || command[0] !== 'trackPageView')) queue.push(command);
    },
  };
}

function commandFor(event: AnalyticsEvent, mayNameBuyer: boolean) {
  switch (event.name) {
    case 'purchase': {
      const { value: total, transaction_id: orderNumber, items } = event.data;
      const email = mayNameBuyer ? event.buyer?.email : undefined;
      const productNumbers = items.flatMap(({ item_sku }) => item_sku ?? []);
      return ['trackConversion', { total, orderNumber, ...(email && { email }), productNumbers }] as const;
    }
    case 'view_item':
      return ['trackPageView', { productNumbers: event.data.items.flatMap(({ item_id }) => item_id ?? []) }] as const;
    default:
      return null;
  }
}
