import { normalisedGiftCode } from '../balance/gift-code.rules.ts';

/** A code on a cart, as the shopper wrote it. */
export interface CartCode {
  kind: 'promotion' | 'gift-card';
  code: string;
}

/** The codes of a cart in the order in which they were given: one of a promotion at most, and several gift cards'. */
export type CartCodes = readonly CartCode[];

/** Each gift card of a cart is looked up whenever it is counted. */
const MOST_GIFT_CARDS = 10;

/** Adds a code behind the others. A promotion's takes the place of the one before; a card that is there already moves back. */
export function withCode(codes: CartCodes, added: CartCode): CartCodes {
  const isReplaced = ({ kind, code }: CartCode) =>
    kind === added.kind && (kind === 'promotion' || normalisedGiftCode(code) === normalisedGiftCode(added.code));
  return [...codes.filter((code) => !isReplaced(code)), added];
}

/** Whether a cart has more gift cards than one can have. */
export function hasTooManyCards(codes: CartCodes): boolean {
  return giftCodes(codes).length > MOST_GIFT_CARDS;
}

/** The code that the contract's one field shows, and that an empty code takes away: the last one. */
export function shownCode(codes: CartCodes): string | null {
  return codes.at(-1)?.code ?? null;
}

/** What is left once the code that is shown is taken away. */
export function withoutShownCode(codes: CartCodes): CartCodes {
  return codes.slice(0, -1);
}

/** The code of the promotion; null where there is none. */
export function promotionCode(codes: CartCodes): string | null {
  return codes.find(({ kind }) => kind === 'promotion')?.code ?? null;
}

/** The codes of the gift cards, in the order in which they pay. */
export function giftCodes(codes: CartCodes): readonly string[] {
  return codes.filter(({ kind }) => kind === 'gift-card').map(({ code }) => code);
}

/** The codes without that of a promotion. */
export function withoutPromotion(codes: CartCodes): CartCodes {
  return codes.filter(({ kind }) => kind !== 'promotion');
}
