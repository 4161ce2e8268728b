import type { PaymentType } from '@torg/commerce-sdk/domain';

interface Suspendable {
  suspend(): void;
  resume(): void;
}

/** What the scripts of providers put on their page, each by its own name. It is there once they have run. */
export interface ProviderGlobals {
  _klarnaCheckout?: (use: (api: Suspendable) => void) => void;
  scoApi?: { setCheckoutEnabled(isEnabled: boolean): void };
  collector?: { checkout: { api: Suspendable } };
  avardaCheckout?: { refreshForm(): void };
}

/** Shuts the form of a provider, so that nothing is paid while the cart changes. One that cannot be shut asks the shop before it charges. */
export function suspendForm(paymentType: PaymentType, globals: ProviderGlobals): void {
  setOpen(paymentType, globals, false);
}

/** Opens it again, and lets it read the sum anew. */
export function resumeForm(paymentType: PaymentType, globals: ProviderGlobals): void {
  setOpen(paymentType, globals, true);
}

function setOpen(paymentType: PaymentType, globals: ProviderGlobals, isOpen: boolean): void {
  const { _klarnaCheckout, scoApi, collector, avardaCheckout } = globals;
  const set = (api: Suspendable) => (isOpen ? api.resume() : api.suspend());
  switch (paymentType) {
    case 'KLARNA':
      return _klarnaCheckout?.(set);
    case 'SVEA':
      return scoApi?.setCheckoutEnabled(isOpen);
    case 'WALLEY':
      return collector && set(collector.checkout.api);
    case 'AVARDA':
      return isOpen ? avardaCheckout?.refreshForm() : undefined;
    case 'STANDARD':
    case 'GEINS_PAY':
      return undefined;
  }
}
