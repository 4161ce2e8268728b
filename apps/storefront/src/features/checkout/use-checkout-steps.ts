import { useEffect, useState, type RefObject } from 'react';
import { createCheckoutSteps, type CheckoutStore } from '@torg/stores/checkout';
import { stepAt, stepNames, type StepName } from '../../navigation/checkout-step-names.ts';
import { useScope } from '../../scope/scope-context.tsx';

/**
 * Tells how far the shopper comes: that the checkout began, and how it is sent and paid when that is chosen, or when they are
 * past its step with what stood chosen: the focus is in a later one, or it is ordered.
 */
export function useCheckoutSteps(form: RefObject<HTMLFormElement | null>, store: CheckoutStore): void {
  const { stores, site } = useScope();
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
    const tellChosen = (isSentSo: boolean, isPaidSo: boolean) =>
      tell(isSentSo ? idOf(store.shipping?.shippingId) : null, isPaidSo ? idOf(store.payment?.paymentId) : null);
    const reach = ({ target }: Event) => {
      const section = target instanceof Element ? target.closest('section') : null;
      const step = stepAt(section?.getAttribute('aria-labelledby') ?? '', site.locale);
      if (step) tellChosen(isPast('delivery', step), isPast('payment', step));
    };
    const send = () => tellChosen(true, true);
    const heard = [
      ['change', choose],
      ['focusin', reach],
      ['submit', send],
    ] as const;
    const element = form.current;
    for (const [type, hear] of heard) element?.addEventListener(type, hear);
    return () => {
      for (const [type, hear] of heard) element?.removeEventListener(type, hear);
    };
  }, [form, site.locale, steps, store]);
}

function isPast(step: StepName, reached: StepName): boolean {
  return stepNames.indexOf(reached) > stepNames.indexOf(step);
}

function idOf(id: number | undefined): string | null {
  return id === undefined ? null : String(id);
}
