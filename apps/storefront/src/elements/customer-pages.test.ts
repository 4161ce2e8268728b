import { expect, it } from 'vitest';
import type { PublicConfig } from '../config/public-config.ts';
import { customerPages } from './customer-pages.ts';

const namesFor = (extensions: string | null, hasCompany: boolean) => {
  const config = { api: { extensions } } as PublicConfig; // all that the pages ask
  return customerPages(config, { hasCompany }).map(({ name }) => name);
};

it('are those that the account has, and the organization of its members', () => {
  const own = ['accountOrders', 'favourites', 'accountSettings', 'accountBalance'];
  expect(namesFor(null, false)).toEqual(own);
  expect(namesFor('/extensions/graphql', true).toSorted()).toEqual(
    [...own, 'accountAddresses', 'company', 'savedCarts'].toSorted(),
  );
  expect(namesFor('/extensions/graphql', false)).not.toContain('company');
});
