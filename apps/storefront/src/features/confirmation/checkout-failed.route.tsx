import { FailedPage } from './failed-page.tsx';
import { fixedAlternates } from '../../page/alternates.ts';
import { defineRoute } from '../../page/define-route.ts';

export const route = defineRoute('checkoutFailed', {
  frame: 'undistracted',
  load(scope) {
    return {
      title: scope.t('checkout.failed.heading'),
      indexed: false,
      alternates: fixedAlternates(scope, 'checkoutFailed', {}),
    };
  },
  View: () => <FailedPage />,
});
