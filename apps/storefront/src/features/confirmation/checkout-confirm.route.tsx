import { defineRoute } from '../../page/define-route.ts';
import { readConfirmAddress } from '../../navigation/confirm-address.ts';
import { ConfirmPage } from './confirm-page.tsx';
import { loadConfirmation } from './load-confirmation.ts';

export const route = defineRoute('checkoutConfirm', {
  frame: 'undistracted',
  load: (scope, { url }) => loadConfirmation(scope, readConfirmAddress(url.searchParams)),
  View: () => <ConfirmPage />,
});
