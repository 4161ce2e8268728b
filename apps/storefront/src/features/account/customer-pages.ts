import type { PublicConfig } from '../../config/public-config.ts';

const pages = [
  { name: 'accountOrders', heading: 'account.orders.heading' },
  { name: 'savedCarts', heading: 'account.savedCarts.heading' },
  { name: 'accountAddresses', heading: 'account.addresses.heading' },
  { name: 'accountSettings', heading: 'account.settings.heading' },
  { name: 'accountBalance', heading: 'account.balance.heading' },
] as const;

/** The pages of a customer that an account has, with what each is called. */
export function customerPages({ api }: Pick<PublicConfig, 'api'>) {
  const isMore = (name: string) => name === 'accountAddresses' || name === 'savedCarts';
  return pages.filter(({ name }) => api.extensions !== null || !isMore(name));
}
