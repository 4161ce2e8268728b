import { demoCompanies, demoCustomer } from '@torg/merchant-api/settings';
import { offeredTo, orderOf, organisation, paidBy } from './ordering.ts';
import type { Shopper } from './shopper.ts';
import { articles, type Visit } from './visit.ts';

const { mug, bowl, blanket, jumper, chair } = articles;

/** What a customer has of their own, and the ways to it. */
export const accountPages = {
  'sign-in': (shopper) => shopper.open(shopper.path('account', {})),
  'sign-in-refused': (shopper) =>
    shopper.send(shopper.path('account', {}), { form: 'sign-in', email: demoCustomer.email, password: 'x' }),
  'create-account': (shopper) => shopper.open(shopper.path('createAccount', {})),
  'forgot-password': (shopper) => shopper.open(shopper.path('forgotPassword', {})),
  'reset-password': (shopper) => shopper.open(shopper.path('resetPassword', {}, { key: 'a-key-of-a-mail' })),

  async 'account-orders-none'(shopper) {
    return (await shopper.signIn(demoCustomer)).open(shopper.path('accountOrders', {}));
  },
  async 'account-orders'(shopper) {
    await shopper.signIn(demoCustomer);
    await orderAsCustomer(shopper, { [mug]: 2, [blanket]: 1 });
    await orderAsCustomer(shopper, { [jumper]: 1 });
    return shopper.open(shopper.path('accountOrders', {}));
  },
  async 'account-order'(shopper) {
    await shopper.signIn(demoCustomer);
    const orderId = await shopper.find(shopper.path('accountOrders', {}), /\/(?:ordrar|bestillinger)\/(\d+)/);
    return shopper.open(shopper.path('accountOrder', { orderId }));
  },
  async 'withdraw-order'(shopper) {
    await shopper.signIn(demoCustomer);
    const orderId = await shopper.find(shopper.path('accountOrders', {}), /\/(?:ordrar|bestillinger)\/(\d+)/);
    const order = await shopper.find(shopper.path('accountOrder', { orderId }), /\?order=([\w-]+)/);
    return shopper.open(shopper.path('withdraw', {}, { order }));
  },
  async 'account-overview'(shopper) {
    return (await shopper.signIn(demoCustomer)).open(shopper.path('account', {}));
  },
  async 'account-balance'(shopper) {
    return (await shopper.signIn(demoCustomer)).open(shopper.path('accountBalance', {}));
  },
  async 'account-settings'(shopper) {
    return (await shopper.signIn(demoCustomer)).open(shopper.path('accountSettings', {}));
  },
  async 'account-addresses'(shopper) {
    await shopper.signIn(demoCustomer);
    const path = shopper.path('accountAddresses', {});
    const country = shopper.locale === 'sv' ? 'SE' : 'NO';
    const kept = { form: 'address', address: '', country, isDefault: 'on', ...shopper.market.address };
    return shopper.open(await shopper.follow(path, kept));
  },
  async 'saved-carts'(shopper) {
    await shopper.signIn(demoCustomer);
    await shopper.put({ [mug]: 12, [chair]: 1 });
    const name = { sv: 'Köket på landet', nb: 'Kjøkkenet på hytta' }[shopper.locale];
    const kept = { form: 'saved-carts', what: 'save', id: '', name };
    return shopper.send(shopper.path('savedCarts', {}), kept);
  },

  async favourites(shopper) {
    await shopper.signIn(demoCustomer);
    const path = shopper.path('favourites', {});
    const products = await idsOf(shopper, [mug, jumper, chair]);
    const name = { sv: 'Julklappar', nb: 'Julegaver' }[shopper.locale];
    const list = await shopper.follow(path, { form: 'favourites', what: 'create', list: '', name, products });
    return shopper.open(list);
  },
  'favourites-none': (shopper) => shopper.open(shopper.path('favourites', {})),
  async 'favourites-shared'(shopper) {
    return shopper.open(
      shopper.path('sharedFavourites', {}, { products: await idsOf(shopper, [mug, bowl, jumper, chair]) }),
    );
  },

  async company(shopper) {
    await (await shopper.forOrganisation().signIn(memberOf(shopper, 'buyer'))).put({ [chair]: 2 });
    const filled = orderOf(shopper, await offeredTo(shopper), { by: 'shop', sent: 'pickup' });
    await shopper.follow(shopper.path('checkout', {}), { ...filled, ...organisation(shopper) });
    const leads = shopper.asSomebodyElse();
    return (await leads.signIn(memberOf(shopper, 'administrator'))).open(shopper.path('company', {}));
  },
  async 'company-approval'(shopper) {
    await shopper.signIn(memberOf(shopper, 'administrator'));
    const id = await shopper.find(shopper.path('company', {}), /\?id=([\w-]+)/);
    return shopper.open(shopper.path('companyApproval', {}, { id }));
  },
  'company-invitation-over': (shopper) => shopper.open(shopper.path('companyInvitation', {}, { key: 'none' })),
} satisfies Record<string, Visit>;

async function orderAsCustomer(shopper: Shopper, goods: Readonly<Record<string, number>>): Promise<void> {
  await shopper.put(goods);
  await paidBy(shopper, 'approve');
}

async function idsOf(shopper: Shopper, articleNumbers: readonly string[]): Promise<string> {
  const products = await Promise.all(articleNumbers.map((number) => shopper.product(number)));
  return products.map(({ productId }) => productId).join();
}

/** Somebody of the demo's organization in the shopper's country. */
function memberOf({ locale }: Shopper, role: 'administrator' | 'buyer') {
  const country = locale === 'sv' ? 'SE' : 'NO';
  const company = demoCompanies.find(({ countryCode }) => countryCode === country);
  const member = company?.members.find((one) => one.role === role);
  if (!member) throw new Error(`The demo has no ${role} in ${country}`);
  return member;
}
