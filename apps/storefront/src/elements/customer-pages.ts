import type { PublicConfig } from '../config/public-config.ts';

const pages = [
  { name: 'accountOrders', heading: 'account.orders.heading' },
  { name: 'favourites', heading: 'account.favourites.heading' },
  { name: 'savedCarts', heading: 'account.savedCarts.heading' },
  { name: 'company', heading: 'account.company.heading' },
  { name: 'accountAddresses', heading: 'account.addresses.heading' },
  { name: 'accountSettings', heading: 'account.settings.heading' },
  { name: 'accountBalance', heading: 'account.balance.heading' },
] as const;

/** The pages of a customer that an account has, with what each is called; that of an organization is for its members. */
export function customerPages({ api }: Pick<PublicConfig, 'api'>, { hasCompany }: { hasCompany: boolean }) {
  const isMore = (name: string) => name === 'accountAddresses' || name === 'savedCarts';
  return pages.filter(({ name }) => (name === 'company' ? hasCompany : api.extensions !== null || !isMore(name)));
}
