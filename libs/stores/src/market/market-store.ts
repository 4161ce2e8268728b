import { makeAutoObservable, observableRef } from 'mobx';
import { checkoutMarketOf, type CheckoutMarket } from './checkout-market.ts';

/** What the choice of markets needs from the world. */
export interface MarketPorts {
  /** The alias of the market that the pages are of. Another one stands at another address, or in another document. */
  market: string;
  /** The checkout market that `rememberCheckoutMarket` kept for this market; null where none was chosen. */
  recallCheckoutMarket(): string | null;
  /** Keeps the choice for the next visit. */
  rememberCheckoutMarket(alias: string): void;
  /** Tells the other tabs. */
  announceCheckoutMarket(alias: string): void;
  /** Lets the tab tell the others of a market once it shows that one. */
  announceMarketOnArrival(alias: string): void;
}

export interface MarketStorePorts extends MarketPorts {
  /** Counts the cart anew, in the market that it goes to from now on. */
  reloadCart(): Promise<void>;
}

/** Owns which market the visitor looks at, and in which one the cart is counted: that of the country it is sent to. */
export class MarketStore {
  /** Where orders can go; empty while nobody could say. */
  readonly checkoutMarkets: readonly CheckoutMarket[];
  private chosen: string | null;
  readonly #ports: MarketStorePorts;

  constructor(ports: MarketStorePorts, checkoutMarkets: readonly CheckoutMarket[] = []) {
    this.#ports = ports;
    this.checkoutMarkets = checkoutMarkets;
    this.chosen = ports.recallCheckoutMarket();
    makeAutoObservable<this, 'chosen'>(this, { checkoutMarkets: false, chosen: observableRef }, { autoBind: true });
  }

  /** The alias of the market that the pages are of. */
  get market(): string {
    return this.#ports.market;
  }

  /** The alias of the market that counts the cart. */
  get checkoutMarket(): string {
    return checkoutMarketOf(this.market, this.chosen, this.checkoutMarkets);
  }

  /** The shopper's own choice: remembered, told to the other tabs, and the cart is counted in it. */
  async chooseCheckoutMarket(alias: string): Promise<void> {
    const isOffered = this.checkoutMarkets.some((one) => one.alias === alias);
    if (alias === this.checkoutMarket || !isOffered) return;
    this.chosen = alias;
    this.#ports.rememberCheckoutMarket(alias);
    this.#ports.announceCheckoutMarket(alias);
    await this.#ports.reloadCart();
  }

  /** The visitor goes to another market, which this tab shows in a document of its own. */
  leaveFor(alias: string): void {
    this.#ports.announceMarketOnArrival(alias);
  }

  /** What was chosen in another tab, which tells of its cart as well. What is chosen in another market holds there alone. */
  receiveCheckoutMarket({ market, checkoutMarket }: { market: string; checkoutMarket: string }): void {
    if (market === this.market) this.chosen = checkoutMarket;
  }
}
