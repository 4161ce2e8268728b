import { localDateWriter } from '@torg/commerce-sdk/domain';
import type { AppScope } from '../../scope/app-scope.ts';
import { deliveryCountry } from '../../display/delivery-country.ts';
import type { MarketRules } from '../../page/form/market-fields.ts';

/** Both countries keep the same time, and so does every birthday in them. */
const writeToday = localDateWriter('Europe/Stockholm');

/** What the fields of a checkout are judged by, here and today. */
export function checkoutRules(scope: Pick<AppScope, 'site' | 'stores' | 'clock'>): MarketRules {
  return { country: deliveryCountry(scope), today: writeToday(scope.clock.now()) };
}
