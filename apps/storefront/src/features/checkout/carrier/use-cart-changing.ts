import { useEffect, useState } from 'react';
import type { CheckoutStore } from '@torg/stores/checkout';
import { useScope } from '../../../scope/scope-context.tsx';

/** Whether the cart changes, or the checkout has not been read anew since it did. What is chosen meanwhile is no change of it. */
export function useCartChanging({ checkout }: Pick<CheckoutStore, 'checkout'>): boolean {
  const { cart } = useScope().stores;
  const counted = cart.state.cart;
  const [read, setRead] = useState({ counted, checkout });
  const isAnswered = counted === read.counted || checkout !== read.checkout;
  useEffect(() => {
    if (isAnswered && (counted !== read.counted || checkout !== read.checkout)) setRead({ counted, checkout });
  }, [isAnswered, counted, checkout, read]);
  return cart.changing || !isAnswered;
}
