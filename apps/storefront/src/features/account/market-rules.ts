import { localDateWriter } from '@torg/commerce-sdk/domain';
import { countryOf } from '../../display/country-of.ts';
import type { MarketRules } from '../../page/form/market-fields.ts';
import type { AppScope } from '../../scope/app-scope.ts';

/** Both countries keep the same time, and so does every birthday in them. */
const writeToday = localDateWriter('Europe/Stockholm');

/** What an account's fields are judged by, here and today: it belongs to the market that it is looked at in. */
export function marketRules({ site, clock }: Pick<AppScope, 'site' | 'clock'>): MarketRules {
  return { country: countryOf(site), today: writeToday(clock.now()) };
}
