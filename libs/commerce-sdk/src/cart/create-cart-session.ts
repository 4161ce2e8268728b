import type { Cart, PackageRefusal } from '../domain/cart/cart.ts';
import { randomUuid } from '../client/random-uuid.ts';
import { toCommerceError } from '../errors/to-commerce-error.ts';
import { quietStorage } from '../ports/quiet-storage.ts';
import { observedState } from '../state/observed-state.ts';
import { serialQueue } from '../state/serial-queue.ts';
import { carryOut, fetchOrReplace } from './carry-out.ts';
import { addItems, addOnePackage, setCode, setGroup, setLine } from './cart-deeds.ts';
import type {
  CartSession,
  CartSessionOptions,
  CartSessionState,
  CartVerdict,
  KnownCart,
  PromoCodeRefusal,
} from './cart-session.ts';
import type { Deed } from './deed.ts';
import { failureVerdict } from './failure-verdict.ts';
import { createQueuedDeeds, type QueuedDeed } from './queued-deeds.ts';
import { createRetryBudget } from './retry-budget.ts';

/** How long a cart's id is kept, in seconds: a year. */
const CART_SECONDS = 31_536_000;

/** Makes a session. Nothing is read or made before `load` or another call. */
export function createCartSession(options: CartSessionOptions): CartSession {
  return new RunningCartSession(options);
}

const invalidQuantity: CartVerdict = { ok: false, refusal: { kind: 'invalid-quantity' } };

class RunningCartSession implements CartSession {
  readonly #options;
  readonly #storage;
  readonly #state;
  readonly #server;
  readonly #over = new AbortController();
  readonly #queue = serialQueue();
  readonly #deeds = createQueuedDeeds();
  /** The cart to go on with, known or not: a failed fetch does not lead to a new one. */
  #cartId: string | null = null;
  /** Whether a call failed in such a way that the server's cart may be another than the one that is known. */
  #isDoubtful = false;
  /** Whether another cart came in hand since the call under way began: its answer is then of no account. */
  #isOvertaken = false;

  constructor(options: CartSessionOptions) {
    const { calls, storage, createIdempotencyKey = randomUuid, report = () => {} } = options;
    this.#options = options;
    this.#storage = quietStorage(storage);
    this.#state = observedState<CartSessionState>({ status: 'idle', cart: null, wishes: [] }, report);
    const budget = createRetryBudget({ ...options, signal: this.#over.signal });
    this.#server = { calls, budget, createIdempotencyKey };
  }

  get state(): CartSessionState {
    return this.#state.current;
  }

  load(cartId?: string): Promise<CartSessionState> {
    return this.#queue(async () => {
      this.#isOvertaken = false;
      if (cartId !== undefined && cartId !== this.#cartId) this.#isDoubtful = true;
      this.#cartId = cartId ?? this.#cartId;
      const id = await this.#idToAsk();
      if (this.#isOvertaken) return this.state;
      if (id === null) return this.#know({ status: 'ready', cart: null });
      this.#know({ status: 'loading', cart: this.state.cart });
      try {
        this.#keep(await fetchOrReplace(this.#server, id));
        this.#server.budget.refill();
        return this.state;
      } catch (error) {
        if (this.#isOvertaken) return this.state;
        return this.#know({ status: 'failed', cart: this.state.cart, error: toCommerceError(error) });
      }
    });
  }

  async add(addition: Parameters<CartSession['add']>[0]): Promise<CartVerdict> {
    if (!isCount(addition.quantity) || addition.quantity === 0) return invalidQuantity;
    return this.#addition(addItems(this.#server.calls, addition));
  }

  addPackage(addition: Parameters<CartSession['addPackage']>[0]): Promise<CartVerdict> {
    return this.#addition(addOnePackage(this.#server.calls, addition));
  }

  changeQuantity(lineId: string, quantity: number): Promise<CartVerdict> {
    return this.#setQuantity(quantity, setLine(this.#server.calls, lineId, quantity));
  }

  changeGroup(groupKey: string, quantity: number): Promise<CartVerdict> {
    return this.#setQuantity(quantity, setGroup(this.#server.calls, groupKey, quantity));
  }

  setPromoCode(code: string): Promise<CartVerdict<PromoCodeRefusal>> {
    return this.#enqueue(setCode(this.#server.calls, code)).verdict;
  }

  removePromoCode(): Promise<CartVerdict<PromoCodeRefusal>> {
    return this.#enqueue(setCode(this.#server.calls, null)).verdict;
  }

  receive(cart: Cart | null): void {
    if (!cart || cart.id !== this.#cartId) {
      this.#isOvertaken = true;
      this.#isDoubtful = false;
    }
    this.#cartId = cart?.id ?? null;
    void this.#storage.write(this.#cartId, CART_SECONDS);
    this.#know({ status: 'ready', cart });
  }

  subscribe(listener: (state: CartSessionState) => void): () => void {
    return this.#state.subscribe(listener);
  }

  dispose(): void {
    this.#over.abort();
    this.#state.close();
  }

  #addition(deed: Deed<PackageRefusal>): Promise<CartVerdict> {
    this.#deeds.closeRanks();
    return this.#enqueue(deed).verdict;
  }

  #setQuantity(quantity: number, deed: Deed<PackageRefusal>): Promise<CartVerdict> {
    if (!isCount(quantity)) return Promise.resolve(invalidQuantity);
    const amended = this.#deeds.amend(deed);
    if (amended) {
      this.#know(this.state);
      return amended;
    }
    const queued = this.#enqueue(deed);
    this.#deeds.addQuantity(queued);
    return queued.verdict;
  }

  #enqueue<Refusal extends { kind: string }>(deed: Deed<Refusal>): QueuedDeed<Refusal> {
    const queued: QueuedDeed<Refusal> = { deed, verdict: this.#queue(() => this.#carryOut(queued)) };
    this.#deeds.add(queued);
    this.#know(this.state);
    return queued;
  }

  async #carryOut<Refusal extends { kind: string }>(queued: QueuedDeed<Refusal>): Promise<CartVerdict<Refusal>> {
    this.#deeds.begin(queued);
    const verdict = await this.#verdictOn(queued.deed);
    this.#deeds.end(queued);
    if (verdict.ok) this.#keep(verdict.cart);
    else this.#know(this.state);
    return verdict;
  }

  async #verdictOn<Refusal extends { kind: string }>(deed: Deed<Refusal>): Promise<CartVerdict<Refusal>> {
    try {
      const change = await carryOut(this.#server, deed, await this.#current(), (cart) => this.#keep(cart));
      this.#server.budget.refill();
      // A line that the server knows nothing of was removed by someone else.
      this.#isDoubtful = !change.ok && change.refusal.kind === 'unknown-item';
      return change;
    } catch (error) {
      this.#isDoubtful = true;
      return { ok: false, refusal: failureVerdict(toCommerceError(error)) };
    }
  }

  /** The cart to change: the known one, where there is no doubt about it. */
  async #current(): Promise<Cart> {
    this.#isOvertaken = false;
    const { cart } = this.state;
    if (cart && !this.#isDoubtful) return cart;
    const fetched = await fetchOrReplace(this.#server, await this.#idToAsk());
    if (this.#isOvertaken) return this.#current();
    this.#keep(fetched);
    return fetched;
  }

  async #idToAsk(): Promise<string | null> {
    return this.#cartId ?? ((await this.#storage.read()) || null);
  }

  /** A cart that the API gave: the next visit and the other tabs shall know of it. */
  #keep(cart: Cart): void {
    if (this.#isOvertaken) return;
    this.#isDoubtful = false;
    this.#cartId = cart.id;
    void this.#storage.write(cart.id, CART_SECONDS);
    this.#know({ status: 'ready', cart });
    if (!this.#over.signal.aborted) this.#announce(cart);
  }

  #announce(cart: Cart): void {
    try {
      this.#options.announce?.(cart);
    } catch (error) {
      this.#options.report?.(error);
    }
  }

  #know(known: KnownCart): CartSessionState {
    this.#state.enter({ ...known, wishes: this.#deeds.wishes() });
    return this.state;
  }
}

function isCount(quantity: number): boolean {
  return Number.isSafeInteger(quantity) && quantity >= 0;
}
