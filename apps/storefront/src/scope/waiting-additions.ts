// Not fetched when it is needed: there is no connection then.
import { WaitingAdditions } from '@torg/stores/waiting';
import type { AppScope } from './app-scope.ts';

/** What was put in the cart of this browser without a connection. */
export function waitingAdditions({
  config,
  keptWaiting,
  newId,
  stores,
}: Pick<AppScope, 'config' | 'keptWaiting' | 'newId' | 'stores'>): WaitingAdditions {
  return new WaitingAdditions({
    storage: keptWaiting,
    cart: stores.cart,
    newKey: newId,
    // The contract alone knows no additions by their keys.
    keepsKeys: config.api.extensions !== null,
  });
}
