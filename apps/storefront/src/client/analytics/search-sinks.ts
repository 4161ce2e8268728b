import { reaction } from 'mobx';
import { createSearchQueueSink, type AnalyticsSink, type SearchCommand } from '@torg/analytics';
import type { Stores } from '@torg/stores';
import type { AppScope } from '../../scope/app-scope.ts';
import { searchClicks, trackingCodes } from './search-clicks.ts';

/** What tells a search provider: its API of clicks, and the queue of its script of carts and purchases. */
export function searchSinks(
  { stores, commerce }: Pick<AppScope, 'stores' | 'commerce'>,
  queue: SearchCommand[],
): readonly AnalyticsSink[] {
  tellCart(stores, queue);
  return [
    createSearchQueueSink({ queue, tellsProducts: import.meta.env.DEV }),
    ...searchClicks(commerce, trackingCodes(stores.events)),
  ];
}

/** Tells the cart as the API knows it, once it is known and after each change of it, while statistics are agreed to. */
function tellCart({ cart, consent }: Pick<Stores, 'cart' | 'consent'>, queue: SearchCommand[]): void {
  const lines = () => cart.state.cart?.lines ?? [];
  const held = () => {
    const isToTell = consent.choice?.statistics && cart.state.status === 'ready';
    return isToTell && JSON.stringify(lines().map(({ skuId, quantity }) => [skuId, quantity]));
  };
  const tell = (now: ReturnType<typeof held>) =>
    now && queue.push(['setCart', { productNumbers: lines().map(({ skuId }) => String(skuId)) }]);
  reaction(held, tell, { fireImmediately: true });
}
