import { makeAutoObservable, observableRef } from 'mobx';
import { toCommerceError } from '@torg/commerce-sdk';
import type { Cart, CartChange } from '@torg/commerce-sdk/domain';
import type { CartAddition, CartStorePorts, CountedCart } from './cart-ports.ts';
import type { CartState } from './cart-state.ts';
import { LineChanges } from './line-changes.ts';
import { recordAddition, recordLineChange } from './record-cart-change.ts';
import { SerialQueue } from './serial-queue.ts';

const invalidQuantity: CartChange = { ok: false, refusal: { kind: 'invalid-quantity' } };

/**
 * Owns the shopper's one cart. Calls to the API are made one at a time, in the order of the shopper's wishes, and every
 * answer is the whole cart: so no answer can undo a later wish. A failed call leaves the cart as it was, and an answer
 * from a market that no longer counts the cart is asked for anew.
 */
export class CartStore {
  state: CartState = { status: 'idle' };
  private additions = 0;
  /** The cart that was asked for, kept so that a failed fetch does not lead to a new cart. */
  #askedFor: string | null = null;
  readonly #ports: CartStorePorts;
  readonly #queue = new SerialQueue();
  readonly #lines = new LineChanges(this.#queue, (lineId, quantity) => this.sendLine(lineId, quantity));

  constructor(ports: CartStorePorts) {
    this.#ports = ports;
    makeAutoObservable(this, { state: observableRef }, { autoBind: true });
  }

  get cart(): Cart | null {
    return this.state.status === 'idle' ? null : this.state.cart;
  }

  /** Units in the cart, all lines together. */
  get itemCount(): number {
    return this.cart?.lines.reduce((sum, line) => sum + line.quantity, 0) ?? 0;
  }

  /** Whether an addition is on its way. */
  get isAdding(): boolean {
    return this.additions > 0;
  }

  isChanging(lineId: string): boolean {
    return this.wantedQuantity(lineId) !== null;
  }

  /** The quantity that the shopper wants of a line under change, 0 for a removal; null where nothing is on its way. */
  wantedQuantity(lineId: string): number | null {
    return this.#lines.wanted(lineId);
  }

  /** Reads the cart; null is a shopper who has none, and none is made. A failure is found in `state`. */
  load(cartId: string | null): Promise<void> {
    this.#askedFor = cartId ?? this.#askedFor;
    return this.#queue.run(() => this.read((counted) => this.keep(counted)));
  }

  /** Puts units in the cart, making one if there is none. Rejects with a CommerceError when the API did not answer. */
  async add(addition: CartAddition): Promise<CartChange> {
    if (!isWholeAndPositive(addition.quantity)) return invalidQuantity;
    this.#lines.seal();
    this.countAdditions(1);
    try {
      return await this.#queue.run(() => this.sendAddition(addition));
    } catch (error) {
      throw toCommerceError(error);
    } finally {
      this.countAdditions(-1);
    }
  }

  /** Sets how many units a line holds, 1 or above. Of several wishes that wait, the last is sent, and answers them all. */
  async changeQuantity(lineId: string, quantity: number): Promise<CartChange> {
    return isWholeAndPositive(quantity) ? this.setLine(lineId, quantity) : invalidQuantity;
  }

  async remove(lineId: string): Promise<CartChange> {
    return this.setLine(lineId, 0);
  }

  /** Takes what the server that rendered this page knows of the cart. Null is a shopper who has none. */
  receive(cart: Cart | null): void {
    this.enter({ status: 'ready', cart });
  }

  /**
   * Takes what another tab tells of the cart. Where the prices are those of another market than this tab's, the cart is
   * read anew, and nobody is told: two tabs would answer each other without end.
   */
  async hear(counted: CountedCart): Promise<void> {
    if (this.isCountedHere(counted)) return this.receive(counted.cart);
    this.#askedFor = counted.cart.id;
    await this.#queue.run(() => this.read((read) => void this.take(read)));
  }

  private async read(keep: (counted: CountedCart) => void): Promise<void> {
    const id = this.#askedFor ?? this.cart?.id ?? null;
    if (id === null) return this.enter({ status: 'ready', cart: null });
    this.enter({ status: 'loading', cart: this.cart });
    try {
      keep(await this.fetch(id));
    } catch (error) {
      this.enter({ status: 'failed', cart: this.cart, error: toCommerceError(error) });
    }
  }

  private async setLine(lineId: string, quantity: number): Promise<CartChange> {
    try {
      return await this.#lines.set(lineId, quantity);
    } catch (error) {
      throw toCommerceError(error);
    }
  }

  private async sendAddition(addition: CartAddition): Promise<CartChange> {
    const { id } = this.cart ?? (await this.fetchOrMake());
    const market = this.#ports.market();
    const change = await this.#ports.addToCart({ ...addition, cartId: id }, market);
    if (change.ok) {
      this.keep({ cart: change.cart, market });
      recordAddition(this.#ports.events, change.cart, addition);
    }
    return change;
  }

  private async sendLine(lineId: string, quantity: number): Promise<CartChange> {
    const before = this.cart ?? (await this.fetchOrMake());
    const market = this.#ports.market();
    const change = await this.#ports.updateCartItem({ cartId: before.id, lineId, quantity }, market);
    if (change.ok) {
      this.keep({ cart: change.cart, market });
      recordLineChange(this.#ports.events, lineId, before, change.cart);
    }
    return change;
  }

  private async fetchOrMake(): Promise<Cart> {
    const counted = await this.fetch(this.#askedFor ?? this.#ports.recallCartId());
    this.keep(counted);
    return counted.cart;
  }

  private async fetch(id: string | null): Promise<CountedCart> {
    const market = this.#ports.market();
    return { cart: await this.#ports.fetchCart(id, market), market };
  }

  /** A cart that this tab got from the API: the other tabs and the next visit shall know of it. */
  private keep(counted: CountedCart): void {
    this.#ports.rememberCartId(counted.cart.id);
    if (this.take(counted)) this.#ports.announce(counted);
  }

  /** Takes a cart from the API. Where another market has come to count it since it was asked for, it is read anew. */
  private take(counted: CountedCart): boolean {
    const isCountedHere = this.isCountedHere(counted);
    if (isCountedHere) this.receive(counted.cart);
    else void this.load(counted.cart.id);
    return isCountedHere;
  }

  private isCountedHere({ market }: CountedCart): boolean {
    return market === this.#ports.market();
  }

  private countAdditions(difference: number): void {
    this.additions += difference;
  }

  private enter(state: CartState): void {
    this.state = state;
  }
}

function isWholeAndPositive(quantity: number): boolean {
  return Number.isSafeInteger(quantity) && quantity >= 1;
}
