import { useEffect, useRef, useState } from 'react';

/**
 * The id of the cart that a checkout stood in, once it is known to be bought: in another tab, or on the page of a provider
 * that the shopper goes back from. Null as long as it is not. `cartId` is the cart in hand that can be ordered.
 */
export function useBoughtCart(cartId: string | null, isBought: (cartId: string) => Promise<boolean>): string | null {
  const stoodIn = useRef(cartId);
  const [bought, setBought] = useState<string | null>(null);
  const look = useRef((id: string) => {
    // Where nobody answers, ordering it says the same.
    isBought(id).then((known) => known && setBought(id), console.error);
  });

  useEffect(() => {
    const before = stoodIn.current;
    stoodIn.current = cartId ?? before;
    if (before !== null && before !== cartId) look.current(before);
  }, [cartId]);

  useEffect(() => {
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted && stoodIn.current !== null) look.current(stoodIn.current);
    };
    addEventListener('pageshow', comeBack);
    return () => removeEventListener('pageshow', comeBack);
  }, []);

  return bought;
}
