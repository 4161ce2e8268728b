import { expectText } from '../expect-argument.ts';

/**
 * Writes the digits of an organisation's number as its country does: `556016-0680` where there are ten, as in Sweden,
 * `974 760 673` where there are nine, as in Norway. Anything else stays as it is.
 *
 * @example
 * formatOrganisationNumber('5560160680'); // 556016-0680
 */
export function formatOrganisationNumber(number: string): string {
  expectText('number', number);
  return number.replace(/^(\d{6})(\d{4})$/, '$1-$2').replace(/^(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3');
}
