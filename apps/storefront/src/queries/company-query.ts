import type { AppScope } from '../scope/app-scope.ts';
import { ownQuery } from './own-query.ts';

/** The organization that whoever is signed in buys for; null where they buy for none. Nobody else is asked for one. */
export function companyQuery(scope: Pick<AppScope, 'commerce' | 'extensions' | 'stores'>) {
  return ownQuery(
    'company',
    scope,
    async (client, options) => {
      const { getCompany } = await import('./company-calls.ts');
      return getCompany(client, options);
    },
    { enabled: scope.stores.session.user !== null },
  );
}
