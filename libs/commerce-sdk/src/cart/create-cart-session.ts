import type { AddedItem } from '../domain/cart/added-item.ts';
import type { OptimisticUpdate } from '../domain/cart/optimistic-update.ts';
import type { Cart, PackageRefusal } from '../domain/cart/cart.ts';
import { randomUuid } from '../client/random-uuid.ts';
import { toCommerceError } from '../errors/to-commerce-error.ts';
import { quietStorage } from '../ports/quiet-storage.ts';
import { observedState } from '../state/observed-state.ts';
import { serialQueue } from '../state/serial-queue.ts';
import { carryOut, fetchOrReplace, joinInHand, type CartServer } from './carry-out.ts';
import { addItems, addManyItems, addOnePackage, setCode, setGroup, setLine } from './cart-commands.ts';
import type {
  CartSession,
  CartSessionOptions,
  CartSessionState,
  CartChangeResult,
  KnownCart,
  PromoCodeRefusal,
} from './cart-session.ts';
import { isSameAddition, type CartCommand } from './cart-command.ts';
import { failedCall } from './failed-call.ts';
import { createCommandQueue, type QueuedCommand } from './command-queue.ts';
import { createRetryBudget } from './retry-budget.ts';

/** How long a cart's id is kept, in seconds: a year. */
const CART_SECONDS = 31_536_000;

/**
 * Makes a session. Nothing is read or made before `load` or another call.
 *
 * @example
 * const cart = createCartSession({ calls: cartCalls(client) });
 * await cart.add({ skuId, quantity: 1 });
 */
export function createCartSession(options: CartSessionOptions): CartSession {
  return new RunningCartSession(options);
}

const invalidQuantity: CartChangeResult = { ok: false, refusal: { kind: 'invalid-quantity' } };

class RunningCartSession implements CartSession {
  readonly #options;
  readonly #storage;
  readonly #state;
  readonly #budget;
  readonly #over = new AbortController();
  readonly #queue = serialQueue();
  readonly #commands = createCommandQueue();
  /** The cart to go on with, known or not: a failed fetch does not lead to a new one. */
  #cartId: string | null = null;
  /** Whether a call failed in such a way that the server's cart may be another than the one that is known. */
  #isDoubtful = false;
  /** Whether another cart came in hand since the call under way began: its answer is then of no account. */
  #isOvertaken = false;
  /** What the shopper added and got no answer for, the cart before it, and its key. */
  #unanswered: { update: OptimisticUpdate; before: Cart; key: string } | null = null;

  constructor(options: CartSessionOptions) {
    const { storage, report = () => {} } = options;
    this.#options = options;
    this.#storage = quietStorage(storage);
    this.#state = observedState<CartSessionState>({ status: 'idle', cart: null, optimisticUpdates: [] }, report);
    this.#budget = createRetryBudget({ ...options, signal: this.#over.signal });
  }

  get state(): CartSessionState {
    return this.#state.current;
  }

  load(cartId?: string): Promise<CartSessionState> {
    return this.#queue(async () => {
      this.#isOvertaken = false;
      if (cartId !== undefined) this.#goOnWith(cartId);
      return this.#read();
    });
  }

  join(): Promise<CartSessionState> {
    return this.#queue(async () => {
      this.#isOvertaken = false;
      try {
        const joined = await joinInHand(this.#server(), await this.#idToAsk());
        if (!this.#isOvertaken && joined !== null) this.#goOnWith(joined);
      } catch (error) {
        this.#options.report?.(error);
      }
      return this.#read();
    });
  }

  async add(addition: Parameters<CartSession['add']>[0]): Promise<CartChangeResult> {
    if (!isCount(addition.quantity) || addition.quantity === 0) return invalidQuantity;
    return this.#addition(addItems(this.#options.calls, addition));
  }

  async addItems(items: readonly AddedItem[], key?: string): Promise<CartChangeResult> {
    if (items.length === 0 || !items.every(({ quantity }) => isCount(quantity) && quantity > 0)) return invalidQuantity;
    const { addItems: addAtOnce } = this.#options.calls;
    return addAtOnce ? this.#addition(addManyItems(addAtOnce, items, key)) : this.#addOneByOne(items);
  }

  addPackage(addition: Parameters<CartSession['addPackage']>[0]): Promise<CartChangeResult> {
    return this.#addition(addOnePackage(this.#options.calls, addition));
  }

  changeQuantity(lineId: string, quantity: number): Promise<CartChangeResult> {
    return this.#setQuantity(quantity, setLine(this.#options.calls, lineId, quantity));
  }

  changeGroup(groupKey: string, quantity: number): Promise<CartChangeResult> {
    return this.#setQuantity(quantity, setGroup(this.#options.calls, groupKey, quantity));
  }

  setPromoCode(code: string): Promise<CartChangeResult<PromoCodeRefusal>> {
    return this.#enqueue(setCode(this.#options.calls, code)).result;
  }

  removePromoCode(): Promise<CartChangeResult<PromoCodeRefusal>> {
    return this.#enqueue(setCode(this.#options.calls, null)).result;
  }

  receive(cart: Cart | null, marketId?: string): void {
    const isCountedElsewhere = cart !== null && marketId !== undefined && marketId !== this.#options.market?.();
    if (!cart || cart.id !== this.#cartId) {
      this.#isOvertaken = true;
      this.#isDoubtful = false;
    }
    this.#cartId = cart?.id ?? null;
    this.#unanswered = null;
    void this.#storage.write(this.#cartId, CART_SECONDS);
    if (!isCountedElsewhere) return void this.#know({ status: 'ready', cart }, marketId);
    this.#isDoubtful = true;
    void this.#queue(() => {
      this.#isOvertaken = false;
      return this.#read({ isTold: false });
    });
  }

  subscribe(listener: (state: CartSessionState) => void): () => void {
    return this.#state.subscribe(listener);
  }

  dispose(): void {
    this.#over.abort();
    this.#state.close();
  }

  #addition(command: CartCommand<PackageRefusal>): Promise<CartChangeResult> {
    this.#commands.closeRanks();
    return this.#enqueue(command).result;
  }

  /** What is refused for its stock is added as often as can be. What nobody answers for ends it. */
  async #addOneByOne(items: readonly AddedItem[]): Promise<CartChangeResult> {
    let added: CartChangeResult | null = null;
    let refused: CartChangeResult = invalidQuantity;
    for (const { skuId, quantity, message } of items) {
      const wanted = { skuId, ...(message !== null && { message }) };
      let result = await this.add({ ...wanted, quantity });
      if (!result.ok && result.refusal.kind === 'stock-limit' && result.refusal.left > 0)
        result = await this.add({ ...wanted, quantity: result.refusal.left });
      if (result.ok) added = result;
      else if ('error' in result.refusal) return result;
      else refused = result;
    }
    return added ?? refused;
  }

  #setQuantity(quantity: number, command: CartCommand<PackageRefusal>): Promise<CartChangeResult> {
    if (!isCount(quantity)) return Promise.resolve(invalidQuantity);
    const amended = this.#commands.amend(command);
    if (amended) {
      this.#know(this.state);
      return amended;
    }
    const queued = this.#enqueue(command);
    this.#commands.addQuantity(queued);
    return queued.result;
  }

  #enqueue<Refusal extends { kind: string }>(command: CartCommand<Refusal>): QueuedCommand<Refusal> {
    const queued: QueuedCommand<Refusal> = { command, result: this.#queue(() => this.#carryOut(queued)) };
    this.#commands.add(queued);
    this.#know(this.state);
    return queued;
  }

  async #carryOut<Refusal extends { kind: string }>(
    queued: QueuedCommand<Refusal>,
  ): Promise<CartChangeResult<Refusal>> {
    this.#commands.begin(queued);
    const server = this.#server();
    const result = await this.#resultOf(queued.command, server);
    this.#commands.end(queued);
    if (result.ok) this.#keep(result.cart, server.marketId);
    else this.#know(this.state);
    return result;
  }

  async #resultOf<Refusal extends { kind: string }>(
    command: CartCommand<Refusal>,
    server: CartServer,
  ): Promise<CartChangeResult<Refusal>> {
    const unanswered = this.#unanswered;
    const repeated = unanswered && isSameAddition(unanswered.update, command.update) ? unanswered : null;
    const key = (command.isKeyed && (command.key ?? repeated?.key)) || server.createIdempotencyKey();
    let before: Cart | null = null;
    try {
      before = await this.#current(server);
      if (repeated && command.hasArrived?.(repeated.before, before)) {
        this.#tell(command.update, repeated.before, before);
        return { ok: true, cart: before };
      }
      const change = await carryOut(server, command, {
        ...{ known: before, key },
        keep: (cart) => this.#keep(cart, server.marketId),
      });
      this.#budget.refill();
      if (change.ok) this.#tell(command.update, before, change.cart);
      // A line that the server knows nothing of was removed by someone else.
      this.#isDoubtful = !change.ok && change.refusal.kind === 'unknown-item';
      return change;
    } catch (error) {
      this.#isDoubtful = true;
      this.#unanswered = before && { update: command.update, before, key };
      return { ok: false, refusal: failedCall(toCommerceError(error)) };
    }
  }

  /** The cart to change: the known one, where there is no doubt about it. */
  async #current(server: CartServer): Promise<Cart> {
    this.#isOvertaken = false;
    const { cart } = this.state;
    if (cart && !this.#isDoubtful) return cart;
    const fetched = await fetchOrReplace(server, await this.#idToAsk());
    if (this.#isOvertaken) return this.#current(server);
    this.#keep(fetched, server.marketId);
    return fetched;
  }

  /** Reads the cart to go on with; the other tabs are told of it, unless it was they who told. */
  async #read({ isTold = true } = {}): Promise<CartSessionState> {
    const id = await this.#idToAsk();
    if (this.#isOvertaken) return this.state;
    if (id === null) return this.#know({ status: 'ready', cart: null });
    this.#know({ status: 'loading', cart: this.state.cart });
    const server = this.#server();
    try {
      this.#keep(await fetchOrReplace(server, id), server.marketId, { isTold });
      this.#budget.refill();
      return this.state;
    } catch (error) {
      if (this.#isOvertaken) return this.state;
      return this.#know({ status: 'failed', cart: this.state.cart, error: toCommerceError(error) });
    }
  }

  /** The API, as it is asked from now on: one command is counted for one market over all its tries. */
  #server(): CartServer {
    const { calls, market, createIdempotencyKey = randomUuid } = this.#options;
    return { calls, createIdempotencyKey, budget: this.#budget, marketId: market?.() };
  }

  #goOnWith(cartId: string): void {
    if (cartId !== this.#cartId) this.#isDoubtful = true;
    this.#cartId = cartId;
  }

  async #idToAsk(): Promise<string | null> {
    return this.#cartId ?? ((await this.#storage.read()) || null);
  }

  /** A cart that the API gave: the next visit and the other tabs shall know of it. */
  #keep(cart: Cart, marketId: string | undefined, { isTold = true } = {}): void {
    if (this.#isOvertaken) return;
    this.#cartId = cart.id;
    void this.#storage.write(cart.id, CART_SECONDS);
    if (marketId !== this.#options.market?.()) {
      this.#isDoubtful = true;
      this.#know(this.state);
      return void this.load();
    }
    this.#isDoubtful = false;
    this.#unanswered = null;
    this.#know({ status: 'ready', cart }, marketId);
    if (isTold && !this.#over.signal.aborted) this.#quietly(() => this.#options.announce?.({ cart, marketId }));
  }

  #tell(update: OptimisticUpdate, before: Cart, after: Cart): void {
    this.#quietly(() => this.#options.changed?.(update, before, after));
  }

  #quietly(tell: () => void): void {
    try {
      tell();
    } catch (error) {
      this.#options.report?.(error);
    }
  }

  #know(known: KnownCart, marketId = this.state.marketId): CartSessionState {
    this.#state.enter({ ...known, optimisticUpdates: this.#commands.optimisticUpdates(), marketId });
    return this.state;
  }
}

function isCount(quantity: number): boolean {
  return Number.isSafeInteger(quantity) && quantity >= 0;
}
