import type { AddedItem, Cart } from '@torg/commerce-sdk/domain';
import type { CartStore } from '../cart/cart-store.ts';
import type { TextStorage } from '../ports/text-storage.ts';
import { readWaiting, type WaitingBatch } from './read-waiting.ts';

export interface WaitingPorts {
  storage: TextStorage;
  cart: Pick<CartStore, 'state' | 'load' | 'addItems'>;
  newKey(): string;
  /** Whether the API knows an addition by its key, and makes it once. */
  keepsKeys: boolean;
}

/**
 * What was put in the cart without a connection, to be sent once there is one. What was sent without an answer is sent again by
 * the same key, so that nothing counts twice; where the API keeps none, it is looked for in the cart before.
 */
export class WaitingAdditions {
  readonly #ports: WaitingPorts;

  constructor(ports: WaitingPorts) {
    this.#ports = ports;
  }

  /** Whether anything waits. */
  get isWaiting(): boolean {
    return this.#read().length > 0;
  }

  keep(item: AddedItem): void {
    const batches = this.#read();
    const last = batches.at(-1);
    const isOpen = last !== undefined && last.heldBefore === null;
    const open: WaitingBatch = {
      items: [...(isOpen ? last.items : []), item],
      key: isOpen ? last.key : this.#ports.newKey(),
      heldBefore: null,
    };
    this.#write([...(isOpen ? batches.slice(0, -1) : batches), open]);
  }

  /** Sends what waits. `waits` where the connection is not there after all; `refused` where some of it cannot be bought. */
  async send(): Promise<'nothing' | 'sent' | 'refused' | 'waits'> {
    let outcome: 'nothing' | 'sent' | 'refused' = 'nothing';
    for (let [batch] = this.#read(); batch; [batch] = this.#read()) {
      const became = await this.#sendOne(batch);
      if (became === 'waits') return became;
      this.#write(this.#read().slice(1));
      if (outcome !== 'refused') outcome = became;
    }
    return outcome;
  }

  async #sendOne({ items, key, heldBefore }: WaitingBatch): Promise<'sent' | 'refused' | 'waits'> {
    const { cart, keepsKeys } = this.#ports;
    await cart.load();
    if (cart.state.status !== 'ready') return 'waits';
    const held = unitsOf(cart.state.cart, items);
    const hasArrived =
      !keepsKeys && heldBefore && items.some(({ skuId }) => (held[skuId] ?? 0) > (heldBefore[skuId] ?? 0));
    if (hasArrived) return 'sent';
    this.#write([{ items, key, heldBefore: held }, ...this.#read().slice(1)]);
    const result = await cart.addItems(items, key);
    if (result.ok) return 'sent';
    return 'error' in result.refusal ? 'waits' : 'refused';
  }

  #read(): readonly WaitingBatch[] {
    return readWaiting(this.#ports.storage.read());
  }

  #write(batches: readonly WaitingBatch[]): void {
    this.#ports.storage.write(batches.length === 0 ? '' : JSON.stringify(batches));
  }
}

/** How many loose units of each of these skus a cart holds. */
function unitsOf(cart: Cart | null, items: readonly AddedItem[]): Record<string, number> {
  const held = (wanted: number) =>
    (cart?.lines ?? [])
      .filter((line) => line.skuId === wanted && line.package === null)
      .reduce((sum, { quantity }) => sum + quantity, 0);
  return Object.fromEntries(items.map(({ skuId }) => [skuId, held(skuId)]));
}
