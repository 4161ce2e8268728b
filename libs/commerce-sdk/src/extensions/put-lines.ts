import type { PutLinesFragment } from '../generated/extensions.ts';

/** What became of many lines that were to be put into a cart by one change. */
export interface PutLines {
  /** The cart to go on with; null where nothing could be put there, and nothing was changed. */
  cartId: string | null;
  /** What did not fit, or is not for sale here, with how many of it the cart holds now. */
  limited: readonly { skuId: number; quantity: number }[];
}

export function toPutLines({ cartId, limited }: PutLinesFragment): PutLines {
  return { cartId, limited: limited.map(({ skuId, quantity }) => ({ skuId, quantity })) };
}
