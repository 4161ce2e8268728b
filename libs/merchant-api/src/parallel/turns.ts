/** Who asks: the shop itself, or whoever reaches the API from outside of it. */
export type Caller = 'shop' | 'outside';

/** So many places, which whoever comes waits for. */
export interface Turns {
  /** Waits for a place; the answer gives it back and is called once. */
  take(caller: Caller): Promise<() => void>;
}

/** So many of the shop's own may go past those from outside before one of those comes in between. */
const MOST_AHEAD = 4;

/**
 * Makes `most` places. The shop's own callers go before those from outside, who are never kept waiting for good: shoppers'
 * browsers are among them. Within both, who came first goes first.
 */
export function createTurns(most: number): Turns {
  const waiting: Record<Caller, (() => void)[]> = { shop: [], outside: [] };
  let [taken, ahead] = [0, 0];

  function nextInTurn(): (() => void) | undefined {
    const { shop, outside } = waiting;
    const isOutside = shop.length === 0 || (outside.length > 0 && ahead >= MOST_AHEAD);
    ahead = isOutside || outside.length === 0 ? 0 : ahead + 1;
    return (isOutside ? outside : shop).shift();
  }

  function giveBack(): void {
    const next = nextInTurn();
    if (next) next();
    else taken -= 1;
  }

  return {
    async take(caller) {
      if (taken < most) taken += 1;
      else await new Promise<void>((resolve) => void waiting[caller].push(resolve));
      return giveBack;
    },
  };
}
