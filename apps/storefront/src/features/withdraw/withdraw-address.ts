import { href, type Locale } from '@torg/market-routing';
import { idIn } from '../../navigation/confirm-address.ts';

/** Which purchase an address goes back on, and how far that is. */
export interface WithdrawAddress {
  /** The public id of the order. */
  publicId: string;
  /** That of its cart, which the buyer alone has; null in an address without it. */
  cartId: string | null;
  /** A page that nothing was sent to begins with the goods, whichever step its address is that of. */
  step: 'choose' | 'review';
}

/** Reads the address of going back on a purchase; null where it names none. */
export function readWithdrawAddress(query: URLSearchParams): WithdrawAddress | null {
  const publicId = idIn(query, 'order');
  const step = query.get('step') === 'review' ? 'review' : 'choose';
  return publicId === null ? null : { publicId, cartId: idIn(query, 'cartid'), step };
}

/** The address of a step, within the site. What is typed never stands in it. */
export function withdrawAddress(locale: Locale, { publicId, cartId, step }: WithdrawAddress): string {
  const query = { order: publicId, cartid: cartId, step: step === 'choose' ? null : step };
  return href(locale, 'withdraw', {}, query);
}
