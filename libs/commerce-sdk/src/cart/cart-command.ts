import type { Cart, CartChange } from '../domain/cart/cart.ts';
import type { OptimisticUpdate } from '../domain/cart/optimistic-update.ts';
import type { CommerceError } from '../errors/commerce-error.ts';
import { NetworkError } from '../errors/network-error.ts';
import { ServerError } from '../errors/server-error.ts';
import type { AskedCart } from './cart-calls.ts';

/** A change of the cart on its way to the server. */
export interface CartCommand<Refusal> {
  update: OptimisticUpdate;
  send(cart: AskedCart, idempotencyKey: string): Promise<CartChange<Refusal>>;
  /** Of a command that takes something away: whether a refusal says that it is away already, as after an answer that was lost. */
  isDoneAlready?: (refusal: Refusal) => boolean;
  /** Whether the API keeps the key, so that the command may be sent again at will: it is carried out once. */
  isKeyed?: boolean;
  /** Of a keyed command: the key that it was sent with before, by a session that is no more. */
  key?: string | undefined;
  /** Of a command that would count twice when sent twice: whether the cart shows that it was carried out. */
  hasArrived?: (before: Cart, after: Cart) => boolean;
}

/** Whether a cart holds so many loose units of a sku more than it did. Units that someone else added meanwhile count too. */
export function holdsMore(skuId: number, quantity: number) {
  const units = ({ lines }: Cart) =>
    lines.reduce((sum, line) => (line.skuId === skuId && line.package === null ? sum + line.quantity : sum), 0);
  return (before: Cart, after: Cart) => units(after) >= units(before) + quantity;
}

/** Whether a cart holds more of a package than it did. */
export function holdsMorePackages(packageId: number) {
  const units = ({ lines }: Cart) =>
    lines.reduce((sum, line) => (line.package?.packageId === packageId ? sum + line.quantity : sum), 0);
  return (before: Cart, after: Cart) => units(after) > units(before);
}

/** Statuses of a server that gave up waiting for another, which may be at it still. */
const GAVE_UP = [408, 502, 504];

/**
 * Whether a request that failed may be carried out later yet, so that a cart without it proves nothing. A connection that
 * broke says no more of what was sent over it than one that is silent.
 */
export function mayStillArrive(failure: CommerceError): boolean {
  return failure instanceof NetworkError || (failure instanceof ServerError && GAVE_UP.includes(failure.status));
}

/** Whether two updates put the same in the cart. */
export function isSameAddition(one: OptimisticUpdate, other: OptimisticUpdate): boolean {
  if (one.kind === 'package') return other.kind === 'package' && other.packageId === one.packageId;
  if (one.kind === 'items') return other.kind === 'items' && JSON.stringify(other.items) === JSON.stringify(one.items);
  if (one.kind !== 'add' || other.kind !== 'add') return false;
  return other.skuId === one.skuId && other.quantity === one.quantity && other.message === one.message;
}

/** Whether two updates are about how much there shall be of the same line or package. */
export function isSameTarget(one: OptimisticUpdate, other: OptimisticUpdate): boolean {
  if (one.kind === 'line') return other.kind === 'line' && other.lineId === one.lineId;
  return one.kind === 'group' && other.kind === 'group' && other.groupKey === one.groupKey;
}
