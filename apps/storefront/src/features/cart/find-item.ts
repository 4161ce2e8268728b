import type { Cart, CartLine } from '@torg/commerce-sdk/domain';

/** What a form of the cart names: a loose line by its id, or a package by what its lines share. */
export function findItem(
  cart: Cart | null,
  key: string,
): { kind: 'line'; line: CartLine } | { kind: 'package' } | null {
  const line = cart?.lines.find(({ id, groupKey }) => (groupKey ?? id) === key);
  if (!line) return null;
  return line.groupKey === null ? { kind: 'line', line } : { kind: 'package' };
}
