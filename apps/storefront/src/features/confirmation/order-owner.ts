import type { OrderConfirmation } from '@torg/commerce-sdk/extensions';
import type { SessionUser } from '@torg/stores';

/** Whose an order is, as whoever looks at it is told: nobody's yet, theirs, theirs to claim, or not theirs. */
export type OrderOwner = 'nobody' | 'yours' | 'claimable' | 'others';

/** Judges it; null where a visitor looks at a customer's order, of which there is nothing to say. */
export function orderOwner(
  { isGuests, isYours, email }: Pick<OrderConfirmation, 'isGuests' | 'isYours' | 'email'>,
  user: Pick<SessionUser, 'email' | 'spoofedBy'> | null,
): OrderOwner | null {
  if (!user) return isGuests ? 'nobody' : null;
  if (isYours) return 'yours';
  // Someone of the shop who looks as a customer takes nothing over for them.
  const isTheirs = isGuests && user.spoofedBy === undefined && email.toLowerCase() === user.email.toLowerCase();
  return isTheirs ? 'claimable' : 'others';
}
