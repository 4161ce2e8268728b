import type { CartChangeResult } from '@torg/commerce-sdk';

/** What a form answers that changes the cart: it is done, or why it was refused. */
export type CartAnswer<Refusal> = { kind: 'done' } | Refusal;

/** What became of a change of the cart, as a form's answer. Where nobody knows, it is an outage. */
export function cartAnswer<Refusal extends { kind: string }>(result: CartChangeResult<Refusal>): CartAnswer<Refusal> {
  if (result.ok) return { kind: 'done' };
  const { refusal } = result;
  if ('error' in refusal) throw refusal.error;
  return refusal;
}
