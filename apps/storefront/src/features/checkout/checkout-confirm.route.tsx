import { defineRoute } from '../../page/define-route.ts';
import { readConfirmAddress } from './confirm-address.ts';
import { ConfirmPage } from './confirm/confirm-page.tsx';
import { loadConfirmation } from './confirm/load-confirmation.ts';

export const route = defineRoute('checkoutConfirm', {
  frame: 'undistracted',
  load: (scope, { url }) => loadConfirmation(scope, readConfirmAddress(url.searchParams)),
  View: () => <ConfirmPage />,
});
