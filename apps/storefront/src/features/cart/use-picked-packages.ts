import { useEffect } from 'react';
import { useScope } from '../../scope/scope-context.tsx';

/**
 * Reads what this browser keeps of packages in the cart of which nothing is known yet, as after a reload: how many there are
 * is worked out from it, and where they can be changed.
 */
export function usePickedPackages(): void {
  const { cart } = useScope().stores;
  const lines = cart.cart?.lines ?? [];
  const isUnknown = lines.some(({ groupKey }) => groupKey !== null && !cart.picked.has(groupKey));
  useEffect(() => {
    // What cannot be read is as good as not kept.
    if (isUnknown) cart.readPicked().catch(() => {});
  }, [cart, isUnknown]);
}
