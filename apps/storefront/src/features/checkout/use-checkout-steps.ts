import { useEffect, useState, type RefObject } from 'react';
import { createCheckoutSteps, type CheckoutStore } from '@torg/stores/checkout';
import { useScope } from '../../scope/scope-context.tsx';

/**
 * Tells how far the shopper comes: that the checkout began, and how it is sent and paid when that is chosen, or at the latest
 * when it is ordered with what stood chosen.
 */
export function useCheckoutSteps(form: RefObject<HTMLFormElement | null>, store: CheckoutStore): void {
  const { stores } = useScope();
  const [steps] = useState(() => createCheckoutSteps(stores.events));
  const { cart } = store;

  useEffect(() => {
    if (cart) steps.begin(cart);
  }, [cart, steps]);

  useEffect(() => {
    const tell = (shippingId: string | null, paymentId: string | null) => {
      if (!store.cart) return;
      const shipping = store.shippingOptions.find((option) => String(option.shippingId) === shippingId);
      const payment = store.paymentOptions.find((option) => String(option.paymentId) === paymentId);
      if (shipping) steps.chooseShipping(store.cart, shipping.name);
      if (payment) steps.choosePayment(store.cart, payment.name);
    };
    const choose = ({ target }: Event) => {
      if (!(target instanceof HTMLInputElement)) return;
      tell(target.name === 'shippingId' ? target.value : null, target.name === 'paymentId' ? target.value : null);
    };
    const send = () => tell(idOf(store.shipping?.shippingId), idOf(store.payment?.paymentId));
    const element = form.current;
    element?.addEventListener('change', choose);
    element?.addEventListener('submit', send);
    return () => {
      element?.removeEventListener('change', choose);
      element?.removeEventListener('submit', send);
    };
  }, [form, steps, store]);
}

function idOf(id: number | undefined): string | null {
  return id === undefined ? null : String(id);
}
