import { dateAfterWorkingDays, localDateWriter } from '@torg/commerce-sdk/domain';

/** The first and the last day on which goods may arrive, as ISO dates. */
export interface ArrivalDays {
  from: string;
  to: string;
}

/** The markets of the shop keep one time, by which its carriers count. */
const writeDate = localDateWriter('Europe/Stockholm');

/** When goods on the shelf arrive that are ordered `now` (milliseconds since 1970), by how many working days a country (ISO 3166) was promised. */
export function arrivalDays(within: { from: number; to: number }, country: string, now: number): ArrivalDays {
  const today = writeDate(now);
  const after = (days: number) => dateAfterWorkingDays(today, days, country);
  return { from: after(within.from), to: after(within.to) };
}
