import type { CartRefusal, PackageRefusal } from '@torg/commerce-sdk/domain';

/** Carries a refused change to the cart page in its address, for a visitor whose browser runs no script. */
export function refusalQuery(refusal: PackageRefusal): Record<string, string> {
  switch (refusal.kind) {
    case 'stock-limit':
      return { refused: refusal.kind, count: String(refusal.left) };
    case 'already-in-cart':
      return { refused: refusal.kind, count: String(refusal.quantity) };
    case 'invalid-quantity':
    case 'unknown-item':
    case 'packaged-item':
      return { refused: refusal.kind };
    // No form without script puts packages in the cart.
    case 'unknown-package':
    case 'package-choice':
      return { refused: 'unknown-item' };
  }
}

/** Reads it back. Anything else in the address is no refusal. */
export function readRefusal(query: URLSearchParams): CartRefusal | null {
  const kind = query.get('refused');
  const count = Number(query.get('count') ?? Number.NaN);
  const counted = Number.isInteger(count) && count >= 0;
  if (kind === 'stock-limit' && counted) return { kind, left: count };
  if (kind === 'already-in-cart' && counted) return { kind, quantity: count };
  if (kind === 'invalid-quantity' || kind === 'unknown-item' || kind === 'packaged-item') return { kind };
  return null;
}
