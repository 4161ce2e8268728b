import type { CartWish } from '../domain/cart/cart-wish.ts';
import type { PackageRefusal } from '../domain/cart/cart.ts';
import type { CartVerdict } from './cart-session.ts';
import { isSameTarget, type Deed } from './deed.ts';

/** A deed in the queue. Until it is sent, a later one may take its place and is answered by the same verdict. */
export interface QueuedDeed<Refusal> {
  deed: Deed<Refusal>;
  verdict: Promise<CartVerdict<Refusal>>;
}

/** What the shopper wants of the cart and has no answer to yet. */
export interface QueuedDeeds {
  /** In the order in which it was wanted. */
  wishes(): readonly CartWish[];
  add(queued: { deed: { wish: CartWish } }): void;
  /** A quantity that waits to be sent, with which a later one of the same target may change places. */
  addQuantity(queued: QueuedDeed<PackageRefusal>): void;
  /** Gives a quantity that waits the later value; null where none of the same target waits. */
  amend(deed: Deed<PackageRefusal>): Promise<CartVerdict> | null;
  /** A quantity that comes after an addition may not slip in before it by taking the place of one that waits. */
  closeRanks(): void;
  /** It is being sent: nothing takes its place any more. */
  begin(queued: { deed: { wish: CartWish } }): void;
  /** It is answered. */
  end(queued: object): void;
}

/** An empty queue. */
export function createQueuedDeeds(): QueuedDeeds {
  let open: readonly { deed: { wish: CartWish } }[] = [];
  let waiting: readonly QueuedDeed<PackageRefusal>[] = [];
  return {
    wishes: () => open.map(({ deed }) => deed.wish),
    add: (queued) => void (open = [...open, queued]),
    addQuantity: (queued) => void (waiting = [...waiting, queued]),
    amend(deed) {
      const queued = waiting.find((one) => isSameTarget(one.deed.wish, deed.wish));
      if (!queued) return null;
      queued.deed = deed;
      return queued.verdict;
    },
    closeRanks: () => void (waiting = []),
    begin: ({ deed }) => void (waiting = waiting.filter((one) => one.deed.wish !== deed.wish)),
    end: (queued) => void (open = open.filter((one) => one !== queued)),
  };
}
