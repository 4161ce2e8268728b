import { makeAutoObservable } from 'mobx';
import { toCommerceError, type CartSession, type CartSessionState, type CartChangeResult } from '@torg/commerce-sdk';
import type { CountedCart, PromoCodeRefusal } from '@torg/commerce-sdk';
import { singleUpdates, wantedQuantity } from '@torg/commerce-sdk/domain';
import type { AddedItem, Cart, OptimisticUpdate, PackageConfiguration, ProjectionGap } from '@torg/commerce-sdk/domain';
import type { LineNews } from '@torg/commerce-sdk/extensions';
import type { CartAddition, CartEngine, CartRefused, CartStorePorts, PackageAddition } from './cart-ports.ts';

/**
 * The shopper's one cart, for screens to follow: the face of the SDK's cart session, whose code arrives with the first call
 * that concerns a cart. Lines and money are shown as they will be, from the moment of an update on, until the server has said
 * them. Changes answer with what became of them and throw nothing.
 */
export class CartStore {
  /** What the session knows: the cart as the server told it last, and what is wanted of it since. */
  state: CartSessionState = { status: 'idle', cart: null, optimisticUpdates: [] };
  /** What was not done of the latest update, and why; null while one is on its way, and after one that was carried out. */
  refusal: CartRefused | null = null;
  /** What became of lines since the shopper last saw them, as `readNews` found it. */
  news: readonly LineNews[] = [];
  /** Updates that wait for the session to be there. */
  private early: readonly OptimisticUpdate[] = [];
  /** What was picked for the packages of the cart, by group key: `groupedItems` shows it. */
  picked: ReadonlyMap<string, PackageConfiguration> = new Map();
  private engine: CartEngine | null = null;
  #opening: Promise<CartEngine> | null = null;
  #reading: Promise<void> | null = null;
  readonly #ports: CartStorePorts;

  constructor(ports: CartStorePorts) {
    this.#ports = ports;
    // What the server said is held by reference.
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** What the shopper wants and has no answer to yet, in that order. */
  get optimisticUpdates(): readonly OptimisticUpdate[] {
    return [...this.state.optimisticUpdates, ...this.early];
  }

  /** The cart as the updates under way will leave it; the server's own where there are none. Null is a shopper who has none. */
  get cart(): Cart | null {
    return this.projection?.cart ?? this.state.cart;
  }

  /** What of the shown figures the server has yet to say. Nothing, and only then, where they are its own. */
  get provisional(): readonly ProjectionGap[] {
    return this.projection?.unknown ?? [];
  }

  /** Units in the cart, those on their way included. */
  get itemCount(): number {
    const added = (sum: number, update: OptimisticUpdate) => (update.kind === 'add' ? sum + update.quantity : sum);
    const updates = () => singleUpdates(this.optimisticUpdates);
    const withoutLine = this.projection ? this.projection.newUnits : updates().reduce(added, 0);
    return (this.cart?.lines ?? []).reduce((sum, line) => sum + line.quantity, withoutLine);
  }

  /** Whether the cart is being changed, so that whatever charges for it has to wait. */
  get changing(): boolean {
    return this.optimisticUpdates.length > 0;
  }

  /** Whether an addition is on its way. */
  get isAdding(): boolean {
    return this.optimisticUpdates.some(({ kind }) => ['add', 'items', 'package'].includes(kind));
  }

  /** The quantity that the shopper wants of a line under change, 0 for a removal; null where nothing is on its way. */
  wantedQuantity(lineId: string): number | null {
    return wantedQuantity(this.optimisticUpdates, lineId);
  }

  /** Reads the cart that is known or kept. A shopper who has none gets none. A failure is found in `state`. */
  async load(): Promise<void> {
    const { cart, status } = this.state;
    const isNone = !this.engine && !cart && status !== 'failed' && this.#ports.recallCartId() === null;
    if (isNone) this.receive(null);
    else await this.#read((session) => session.load());
  }

  /** Reads the cart where nobody has yet, and waits where somebody does. A failure is found in `state`. */
  async ensureLoaded(): Promise<void> {
    await (this.state.status === 'idle' ? this.load() : this.#reading);
  }

  /** Goes on with the cart that is kept now, as after signing in or out: that is another one, or none. */
  async loadKept(): Promise<void> {
    const id = this.#ports.recallCartId();
    if (id === null) this.receive(null);
    else await this.#read((session) => session.load(id));
  }

  /** Goes on with the cart of this id, as the API changed or made it beside the session. */
  async goOnWith(cartId: string): Promise<void> {
    await this.#read((session) => session.load(cartId));
  }

  /** Puts units in the cart, making one if there is none. */
  add(addition: CartAddition): Promise<CartChangeResult> {
    const { skuId, quantity, message = null } = addition;
    return this.#change({ kind: 'add', skuId, quantity, message }, (session) => session.add(addition));
  }

  /** Puts units of many skus in the cart at once, as many of each as can be sold; by the same key once. */
  addItems(items: readonly AddedItem[], key?: string): Promise<CartChangeResult> {
    return this.#change({ kind: 'items', items }, (session) => session.addItems(items, key));
  }

  /** Puts one package in the cart, and keeps what was picked for it, to be shown. */
  addPackage(addition: PackageAddition): Promise<CartChangeResult> {
    return this.#change({ kind: 'package', packageId: addition.packageId }, (_, engine) => engine.addPackage(addition));
  }

  /** Sets how many units a line holds; 0 removes it. Of several quantities that wait, the last is sent and answers them all. */
  setQuantity(lineId: string, quantity: number): Promise<CartChangeResult> {
    return this.#change({ kind: 'line', lineId, quantity }, (session) => session.changeQuantity(lineId, quantity));
  }

  /** The same for a package, by what its lines share. */
  setPackageQuantity(groupKey: string, quantity: number): Promise<CartChangeResult> {
    return this.#change({ kind: 'group', groupKey, quantity }, (session) => session.changeGroup(groupKey, quantity));
  }

  /** Puts a promo code, in place of the one before, or the code of a gift card on the cart. */
  applyCode(code: string): Promise<CartChangeResult<PromoCodeRefusal>> {
    return this.#change({ kind: 'code', code }, (session) => session.setPromoCode(code));
  }

  /** Takes the code that the cart shows off it. */
  removeCode(): Promise<CartChangeResult<PromoCodeRefusal>> {
    return this.#change({ kind: 'code', code: null }, (session) => session.removePromoCode());
  }

  /** Reads what is kept of the packages in the cart, once another tab wrote it: how many there are is worked out from it. */
  async readPicked(): Promise<void> {
    await (await this.#open()).readPicked();
  }

  /** Reads what became of the lines since the shopper last saw them. An account without such notes has none. */
  async readNews(): Promise<void> {
    const { cart } = this.state;
    if (cart) this.enter({ news: await (await this.#open()).readNews(cart.id) });
  }

  /** Says that the shopper has seen the prices of now. */
  async acceptPrices(): Promise<void> {
    const { cart } = this.state;
    if (!cart || !(await (await this.#open()).acceptPrices(cart.id))) return;
    this.enter({ news: this.news.filter(({ kind }) => kind !== 'price') });
  }

  /** Takes news that are known already, from the server that rendered this page. */
  receiveNews(news: readonly LineNews[]): void {
    this.enter({ news });
  }

  /**
   * Takes a cart that is known already: from the server that rendered this page, or from another tab. One that was counted
   * for another market than counts it here is read anew. Null is a shopper who has none.
   */
  receive(counted: CountedCart | null): void {
    const { cart = null, marketId } = counted ?? {};
    const take = (session: CartSession) => session.receive(cart, marketId);
    if (this.engine) take(this.engine.session);
    else if (marketId !== undefined && marketId !== this.#ports.market()) void this.#read(take);
    else this.enter({ state: { status: 'ready', cart, marketId, optimisticUpdates: [] } });
  }

  private get projection() {
    const { engine, state, optimisticUpdates, picked } = this;
    if (!engine || !state.cart || optimisticUpdates.length === 0) return null;
    return engine.project(state.cart, optimisticUpdates, picked);
  }

  /** Every change of what is shown. */
  private enter(
    next: Partial<Pick<CartStore, 'state' | 'refusal' | 'news' | 'picked'>> & {
      engine?: CartEngine;
      early?: readonly OptimisticUpdate[];
    },
  ): void {
    Object.assign(this, next);
  }

  /** Hands an update over to the session: in the same moment, or once that is there. The update is shown meanwhile. */
  async #change<Refusal extends CartRefused['refusal']>(
    update: OptimisticUpdate,
    ask: (session: CartSession, engine: CartEngine) => Promise<CartChangeResult<Refusal>>,
  ): Promise<CartChangeResult<Refusal>> {
    this.enter({ refusal: null });
    const result = await this.#handOver(update, ask).catch((error: unknown): CartChangeResult<never> => {
      return { ok: false, refusal: { kind: 'unreachable', error: toCommerceError(error) } };
    });
    if (!result.ok) this.enter({ refusal: { update, refusal: result.refusal } });
    return result;
  }

  async #handOver<Answer>(
    update: OptimisticUpdate,
    ask: (session: CartSession, engine: CartEngine) => Promise<Answer>,
  ): Promise<Answer> {
    if (this.engine) return ask(this.engine.session, this.engine);
    this.enter({ early: [...this.early, update] });
    const isOver = () => this.enter({ early: this.early.filter((other) => other !== update) });
    const engine = await this.#open().finally(isOver);
    return ask(engine.session, engine);
  }

  #read(read: (session: CartSession) => unknown): Promise<void> {
    this.#reading = this.#readBy(read);
    return this.#reading;
  }

  /** Has the session read a cart; one whose code does not come cannot. */
  async #readBy(read: (session: CartSession) => unknown): Promise<void> {
    if (!this.engine) this.enter({ state: { ...this.state, status: 'loading' } });
    try {
      await read((await this.#open()).session);
    } catch (error) {
      this.enter({ state: { ...this.state, status: 'failed', error: toCommerceError(error) } });
    }
  }

  #open(): Promise<CartEngine> {
    const picked = (configurations: ReadonlyMap<string, PackageConfiguration>) =>
      this.enter({ picked: configurations });
    this.#opening ??= this.#ports.openEngine({ ...this.#ports, picked }).then(
      (engine) => {
        const { cart, marketId } = this.state;
        engine.session.subscribe((state) => this.enter({ state }));
        this.enter({ engine });
        // That a shopper has no cart is not passed on: another tab may have made one since.
        if (cart) engine.session.receive(cart, marketId);
        return engine;
      },
      (error: unknown) => {
        // What did not come may come the next time.
        this.#opening = null;
        throw error;
      },
    );
    return this.#opening;
  }
}
