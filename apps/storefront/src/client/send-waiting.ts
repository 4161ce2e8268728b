import { WaitingAdditions } from '@torg/stores/waiting';
import type { AppScope } from '../scope/app-scope.ts';

/** Puts in the cart what was wanted without a connection, in one tab of all, and says so. */
export async function sendWaiting({ stores, keptWaiting, t }: AppScope): Promise<void> {
  const waiting = new WaitingAdditions({ storage: keptWaiting, cart: stores.cart });
  const outcome = await navigator.locks.request('torg-waiting', () => waiting.send());
  if (outcome === 'sent') stores.ui.notifications.show(t('shell.waiting.sent'), { mode: 'success' });
  if (outcome === 'refused') stores.ui.notifications.show(t('shell.waiting.refused'), { mode: 'error' });
}
