import { PaymentFailedPage } from '../features/checkout/payment-failed-page.tsx';
import { fixedAlternates } from '../views/alternates.ts';
import { defineRoute } from './define-route.ts';

export const checkoutFailedRoute = defineRoute('checkoutFailed', {
  load(scope) {
    return {
      title: scope.t('checkout.failed.heading'),
      indexed: false,
      alternates: fixedAlternates(scope, 'checkoutFailed', {}),
    };
  },
  View: () => <PaymentFailedPage />,
});
