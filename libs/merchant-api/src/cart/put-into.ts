import { storableText } from '../database/storable-text.ts';
import { beginCart } from './begin-cart.ts';
import type { CartLineRecord } from './cart-record.ts';
import type { CartView } from './cart-view.ts';
import type { LimitedLine } from './join-lines.rules.ts';
import { putLines } from './put-lines.ts';
import { refusalError } from './refusal-error.ts';

/** What was put into a cart, as `PutLinesType` tells it. */
export interface PutAnswer {
  /** Null where nothing could be put there. */
  cartId: string | null;
  limited: readonly LimitedLine[];
}

/** Puts lines into the cart of an id, or a new one where there is no such open cart. */
export async function putInto(
  view: CartView & { idempotencyKey: string | null },
  cartId: string | null | undefined,
  { lines, isInPlace }: { lines: readonly CartLineRecord[]; isInPlace: boolean },
): Promise<PutAnswer> {
  const wanted = { lines, isInPlace, key: view.idempotencyKey };
  const put = (id: string) => putLines(view, id, wanted);
  const id = storableText(cartId ?? '').trim();
  const first = id === '' ? null : await put(id);
  const isGone = !first || (!first.result.ok && ['cart-not-found', 'cart-ordered'].includes(first.result.refusal.kind));
  const { result, limited, isEmpty } = isGone ? await put((await beginCart(view)).cartId) : first;
  if (!result.ok) throw refusalError(result.refusal);
  return { cartId: isEmpty ? null : result.cart.cartId, limited };
}
