import { NetworkError } from '@torg/commerce-sdk';
import { href } from '@torg/market-routing';
import { signInQuery } from '../features/account/sign-in-address.ts';
import type { AppScope } from '../scope/app-scope.ts';
import { PageMoved } from './define-route.ts';

/**
 * Lets customers through. Everyone else is led to the front page, which asks them to sign in and leads them back. A
 * service that does not answer has not said that nobody is signed in.
 */
export async function admitCustomer({ site, stores: { session } }: AppScope, address: URL): Promise<void> {
  if (session.state.status === 'unknown') await session.load();
  if (session.user) return;
  if (session.state.status === 'unknown') throw new NetworkError('Nobody told who is signed in');
  const query = signInQuery(address.pathname + address.search);
  throw new PageMoved(href(site.locale, 'home', {}, query), { isForGood: false });
}
