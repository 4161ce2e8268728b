import type { AddedItem } from '../domain/cart/added-item.ts';
import type { Cart, CartChange, PackageRefusal } from '../domain/cart/cart.ts';
import type { OptimisticUpdate } from '../domain/cart/optimistic-update.ts';
import type { CommerceError } from '../errors/commerce-error.ts';
import type { Unreachable } from '../errors/unreachable.ts';
import type { PackageSelection } from '../domain/product/package-selection.ts';
import type { TextStorage } from '../ports/text-storage.ts';
import type { CartCalls } from './cart-calls.ts';
import type { Declined } from './failed-call.ts';
import type { Patience } from './retry-budget.ts';

/** What is known of the cart. One that was there stays, whatever happens to a later call. */
export type KnownCart =
  | { status: 'idle'; cart: null }
  | { status: 'loading'; cart: Cart | null }
  /** Null is a shopper who has no cart yet; the first addition makes one. */
  | { status: 'ready'; cart: Cart | null }
  | { status: 'failed'; cart: Cart | null; error: CommerceError };

/** The cart as the server told it last, and what the shopper wants of it since, in that order. */
export type CartSessionState = KnownCart & {
  optimisticUpdates: readonly OptimisticUpdate[];
  /** The alias of the market that `cart` was counted for; absent where the session was told of no markets. */
  marketId?: string | undefined;
};

/** A cart, and the market that it was counted for: as tabs tell each other of it. */
export interface CountedCart {
  cart: Cart;
  /** The market's alias; absent where the session was told of no markets. */
  marketId?: string | undefined;
}

/**
 * What became of a change. `unreachable` says that no usable answer came, so that it is not known whether the change was
 * carried out. After it, as after `declined`, the next call reads the cart first.
 */
export type CartChangeResult<Refusal = PackageRefusal> = CartChange<Refusal | Declined | Unreachable>;

/** Why a code gives nothing. */
export type PromoCodeRefusal = { kind: 'invalid' } | { kind: 'conditions-not-met' };

/** What a cart session needs from the world. */
export interface CartSessionOptions extends Omit<Patience, 'signal'> {
  /** What is asked of the API, as `cartCalls` makes it. */
  calls: CartCalls;
  /** Where the cart's id waits for the next visit. Without it a cart ends with the page. */
  storage?: TextStorage;
  /**
   * Gives the alias of the market that counts the cart at the moment, such as that of the country it is sent to; the
   * client's own when left out. After it changes, `load` has the cart counted anew.
   */
  market?: () => string;
  /** Is told each cart that the API gave, to tell other tabs of it. */
  announce?: (counted: CountedCart) => void;
  /** Is told each change that was carried out, with the cart before and after it. */
  changed?: (update: OptimisticUpdate, before: Cart, after: Cart) => void;
  /** Makes the key that a change carries over all its tries; a random one when left out. */
  createIdempotencyKey?: () => string;
  /** Is told what a listener, `announce` or `changed` threw. */
  report?: (error: unknown) => void;
}

/**
 * Holds a shopper's one cart. Changes are made one at a time, in the order in which they are asked for, and each answer is the
 * whole cart, so no late answer undoes a later change. A failed call leaves the cart as the server told it last, and is made
 * again up to five times, a second apart, as long as that can do no harm: an addition is sent again only where the server
 * said that it failed and the cart is without it. One that got no answer may be carried out yet, so it is looked for in the
 * cart and not sent again; when the shopper wants the same again before another cart was shown, it is looked for once more.
 * An answer from a market that counts the cart no longer is not shown, and the cart is read anew. A cart that the API says is
 * gone is replaced by a new one, and none other is. Nothing throws.
 */
export interface CartSession {
  /** The state of the moment. */
  readonly state: CartSessionState;
  /**
   * Reads the cart of this id, else the one that is known or was kept. It makes one only in place of one that the API says
   * is gone. A failure is found in `state`.
   */
  load(cartId?: string): Promise<CartSessionState>;
  /** Puts units in the cart, making one if there is none. `message` is what the shopper wants said of them. */
  add(addition: { skuId: number; quantity: number; message?: string }): Promise<CartChangeResult>;
  /**
   * Puts units of many skus in the cart, as many of each as can be sold: by one change where the calls have one for it, else
   * one after another. It is refused where nothing of all that could be added, with the reason of the last. Who keeps `key` and
   * sends the same again by it, also after a reload, adds nothing twice, where the calls have one change for all.
   */
  addItems(items: readonly AddedItem[], key?: string): Promise<CartChangeResult>;
  /** Puts one package in the cart. */
  addPackage(addition: { packageId: number; selections: readonly PackageSelection[] }): Promise<CartChangeResult>;
  /** Sets how many units a line holds; 0 removes it. Of several quantities that wait, the last is sent and answers them all. */
  changeQuantity(lineId: string, quantity: number): Promise<CartChangeResult>;
  /** The same for a package, by what its lines share. */
  changeGroup(groupKey: string, quantity: number): Promise<CartChangeResult>;
  /** Puts a promo code, in place of the one before, or the code of a gift card on the cart. */
  setPromoCode(code: string): Promise<CartChangeResult<PromoCodeRefusal>>;
  /** Takes the code that the cart shows off it. */
  removePromoCode(): Promise<CartChangeResult<PromoCodeRefusal>>;
  /**
   * Goes on with the cart of whoever has just signed in, joined with the one in hand, after the changes that were wanted
   * before. Where the API does not answer, the cart in hand stays; a failure to read it is found in `state`.
   */
  join(): Promise<CartSessionState>;
  /**
   * Takes a cart that is known already, as from another tab, and keeps its id. Null is a shopper who has none, as after
   * signing out on a shared machine: the kept id is removed. Answers that are on their way for another cart change nothing
   * here any more. One that was counted for another market than counts it here is read anew, and nobody is told of that.
   */
  receive(cart: Cart | null, marketId?: string): void;
  /** Calls the listener with every later state. The answer ends that. */
  subscribe(listener: (state: CartSessionState) => void): () => void;
  /** Stops trying again, and tells nobody of answers that are still to come. */
  dispose(): void;
}
