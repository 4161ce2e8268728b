import { createSearchQueueSink, type AnalyticsSink, type SearchCommand } from '@torg/analytics';
import type { AppScope } from '../../scope/app-scope.ts';
import { searchClicks, trackingCodes } from './search-clicks.ts';

/** What tells a search provider: its API of clicks, and the queue of its script of carts and purchases. */
export function searchSinks(
  { stores, commerce }: Pick<AppScope, 'stores' | 'commerce'>,
  queue: SearchCommand[],
): readonly AnalyticsSink[] {
  return [
    createSearchQueueSink({
      queue,
      skusInCart: () => stores.cart.cart?.lines.map(({ skuId }) => String(skuId)) ?? [],
      tellsProducts: import.meta.env.DEV,
    }),
    ...searchClicks(commerce, trackingCodes(stores.events)),
  ];
}
