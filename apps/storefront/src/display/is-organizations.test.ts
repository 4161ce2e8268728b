import { expect, it } from 'vitest';
import { isOrganizations } from './is-organizations.ts';

const untold = { agreed: null, withdrawal: null, billingAddress: null };
const company = { company: 'Lind AB' };

it.each([
  ['what was agreed', { agreed: { isOrganization: true } }, true],
  ['what was agreed, before all else', { agreed: { isOrganization: false }, billingAddress: company }, false],
  ['what can be gone back on', { withdrawal: { closure: 'organization' } }, true],
  ['what can be gone back on, by a person', { withdrawal: { closure: null }, billingAddress: company }, false],
  ['the company that pays', { billingAddress: company }, true],
  ['the person who pays', { billingAddress: { company: '' } }, false],
  ['nothing', {}, false],
] as const)('an order is an organization’s or not by %s', (_, told, is) => {
  expect(isOrganizations({ ...untold, ...told })).toBe(is);
});
