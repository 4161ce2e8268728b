import { waitingKey } from '../config/stored.ts';
import type { AppScope } from '../scope/app-scope.ts';
import { waitingAdditions } from '../scope/waiting-additions.ts';

/** How long (ms) what could not be sent waits for the next try. */
const pause = 30_000;

/** Puts in the cart what was wanted without a connection, in one tab of all, and says so; where the shop does not answer, later. */
export async function sendWaiting(scope: AppScope): Promise<void> {
  const { stores, t } = scope;
  const waiting = waitingAdditions(scope);
  const send = () => waiting.send();
  // Without a secure connection there are no locks.
  const outcome = await ('locks' in navigator ? navigator.locks.request(waitingKey, send) : send());
  if (outcome === 'sent') stores.ui.notifications.show(t('shell.waiting.sent'), { mode: 'success' });
  if (outcome === 'refused') stores.ui.notifications.show(t('shell.waiting.refused'), { mode: 'error' });
  // Where the connection is gone again, its coming back sends it.
  if (outcome === 'waits' && stores.ui.online) setTimeout(() => void sendWaiting(scope), pause);
}
