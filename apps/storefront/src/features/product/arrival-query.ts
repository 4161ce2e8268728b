import { queryOptions } from '@tanstack/react-query';
import { countryOf } from '../../display/country-of.ts';
import type { AppScope } from '../../scope/app-scope.ts';

/** An hour: a tab that is looked at past midnight learns of another day. */
const staleAfter = 3_600_000;

/** When goods on the shelf arrive in the country of the site; null where the shop promises nothing there. */
export function arrivalQuery({ site, config, clock }: Pick<AppScope, 'site' | 'config' | 'clock'>) {
  const country = countryOf(site);
  return queryOptions({
    queryKey: ['arrival', country],
    // Holidays are reckoned on the server; a page that is already there seldom has to.
    async queryFn() {
      const within = config.shop.claims.deliveredWithin[country];
      if (within === undefined) return null;
      const { arrivalDays } = await import('../../display/arrival-days.ts');
      return arrivalDays(within, country, clock.now());
    },
    staleTime: staleAfter,
  });
}
