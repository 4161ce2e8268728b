import { NetworkError } from '@torg/commerce-sdk';
import { href, sitePath } from '@torg/market-routing';
import { signInQuery } from '../navigation/sign-in-address.ts';
import type { AppScope } from '../scope/app-scope.ts';
import { PageMoved, PageNotFound } from './define-route.ts';

/** Finds out who is signed in. A service that does not answer has not said that nobody is. */
export async function findOutVisitor({ stores: { session } }: Pick<AppScope, 'stores'>): Promise<void> {
  if (session.state.status === 'unknown') await session.load();
  if (session.state.status === 'unknown') throw new NetworkError('Nobody told who is signed in');
}

/** Lets customers through. Everyone else is led to the front page, which asks them to sign in and leads them back. */
export async function admitCustomer(scope: AppScope, address: URL): Promise<void> {
  await findOutVisitor(scope);
  const { site, stores } = scope;
  const { session } = stores;
  if (session.user) return;
  const query = signInQuery(address.pathname + address.search, session.endedBy);
  throw new PageMoved(href(site.locale, 'home', {}, query), { isForGood: false });
}

/**
 * Lets through whoever is shown drafts. A visitor may be an editor who is not signed in; to a customer, nothing stands
 * there. An editor whose session has only just begun, or goes on, is known to the server with the next document.
 */
export async function admitEditor(scope: AppScope, { pathname, search, origin }: URL): Promise<void> {
  if (scope.preview) return;
  await admitCustomer(scope, new URL(sitePath(scope.site, pathname) + search, origin));
  if (!scope.stores.session.user?.mayPreview) throw new PageNotFound(pathname);
  throw new PageMoved(pathname + search, { isForGood: false, needsDocument: true });
}
