import { expect, it } from 'vitest';
import { formatOrganisationNumber } from './format-organisation-number.ts';

it.each([
  ['5560160680', '556016-0680'],
  ['974760673', '974 760 673'],
  // As somebody wrote it, or of another country.
  ['556016-0680', '556016-0680'],
  ['974 760 673', '974 760 673'],
  ['HRB 12345', 'HRB 12345'],
  ['', ''],
])('%s is written %s', (number, written) => {
  expect(formatOrganisationNumber(number)).toBe(written);
});
