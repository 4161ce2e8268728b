import { localDateWriter } from '@torg/commerce-sdk/domain';
import { formatDate } from '@torg/i18n';
import type { AppScope } from '../../scope/app-scope.ts';

/** The day of a moment (ISO 8601) where the shop is, in words and as machines read it. */
export function toldDay(moment: string, { site, config }: Pick<AppScope, 'site' | 'config'>) {
  const dateTime = localDateWriter(config.shop.service.timeZone)(Date.parse(moment));
  return { text: formatDate(dateTime, site.locale), dateTime };
}
