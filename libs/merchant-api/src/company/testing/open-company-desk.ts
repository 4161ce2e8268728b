import { registerUrl, tokensOf, type AuthApi } from '../../account/testing/open-auth-api.ts';
import { openPreparedApi } from '../../account/testing/open-prepared-api.ts';
import type { ShopDatabase } from '../../database/shop-database.ts';
import { demoCompanies } from '../../settings/demo-companies.ts';
import { invoiceCheckout, openCheckoutClient, swedishAddress } from '../../testing/open-checkout-client.ts';
import { answerOf, graphqlRequest, type TestAnswer } from '../../testing/open-test-api.ts';
import { testStart } from '../../testing/seeded-database.ts';
import { seedDemoCompanies } from '../company.seed.ts';

/** What tests do as the members of the Swedish organization of the demo, which has 500 kronor of credit. */
export interface CompanyDesk {
  api: AuthApi;
  /** Access tokens of who leads it, approves and buys (200 kronor alone), and of a customer who is no member. */
  lead: string;
  approver: string;
  buyer: string;
  stranger: string;
  register(name: string): Promise<string>;
  ask(token: string | null, query: string, variables?: object): Promise<TestAnswer>;
  /**
   * Fills a cart with so many mugs (100 kronor each, four for three) and its checkout as the organization's, with what is
   * `chosen` laid over that, and gives its id. `more` is what is written at the mugs, and how many shirts lie there, too.
   */
  fill(token: string, mugs: number, chosen?: object, more?: { message?: string; shirts?: number }): Promise<string>;
  place(token: string, cartId: string): Promise<TestAnswer>;
  /** Sends a cart for approval. */
  send(token: string, cartId: string): Promise<TestAnswer>;
  approve(token: string, id: string, amount: number): Promise<TestAnswer>;
  refuse(token: string, id: string, reason?: string): Promise<TestAnswer>;
}

const [company] = demoCompanies;
const organisation = {
  ...invoiceCheckout,
  customerType: 'ORGANIZATION',
  billingAddress: { ...swedishAddress, company: company?.name },
};
/** Has the organization buy mugs by a list of its own in Sweden. */
async function agreeOnMugs(db: ShopDatabase, prices: readonly { from: number; selling: number }[]): Promise<void> {
  const { product_id } = await db
    .selectFrom('skus')
    .select('product_id')
    .where('article_number', '=', 'MUG-1')
    .executeTakeFirstOrThrow();
  const list = await db
    .insertInto('price_lists')
    .values({ identifier: 'avtal', name: 'Avtal' })
    .returning('price_list_id')
    .executeTakeFirstOrThrow();
  const rows = prices.map(({ from, selling }) => ({
    ...{ ...list, product_id, market_id: 'se', from_quantity: from, selling_inc_vat: selling },
  }));
  await db.insertInto('price_list_prices').values(rows).execute();
  await db.updateTable('companies').set(list).execute();
}

const approval = 'id status amount amountNow mayDecide decidedBy reason orderId lines { quantity left }';

/**
 * Opens the shop with its members signed in. `mug` is what a mug costs them by number, in minor units inc VAT; `prepare` fills the
 * database.
 */
export async function openCompanyDesk(
  agreed: { mug?: readonly { from: number; selling: number }[]; prepare?(db: ShopDatabase): Promise<void> } = {},
): Promise<CompanyDesk> {
  const api = await openPreparedApi(async (db) => {
    await seedDemoCompanies(db, testStart);
    await db.updateTable('companies').set({ credit_limit: 500_00 }).execute();
    await agreed.prepare?.(db);
    if (agreed.mug) await agreeOnMugs(db, agreed.mug);
    await db.updateTable('company_members').set({ order_limit: 200_00 }).where('role', '=', 'buyer').execute();
  });
  const signIn = async (username: string, password: string) =>
    (await tokensOf(await api.signIn({ username, password }))).token;
  const [lead = '', approver = '', buyer = ''] = await Promise.all(
    (company?.members ?? []).map(({ email, password }) => signIn(email, password)),
  );
  const send = async (path: string, token: string | null, query: string, variables: object = {}) => {
    const headers: Record<string, string> = token === null ? {} : { authorization: `Bearer ${token}` };
    return answerOf(await api.fetch(graphqlRequest({ query, variables }, headers, path)));
  };
  const ask = (token: string | null, query: string, variables?: object) =>
    send('/extensions/graphql', token, query, variables);
  const register = async (name: string) =>
    (await tokensOf(await api.submit(registerUrl, { username: `${name}@torg.example`, password: 'hemligt7' }))).token;
  return {
    ...{ api, lead, approver, buyer, register, ask },
    stranger: await register('stranger'),
    async fill(token, mugs, chosen = {}, { message, shirts = 0 } = {}) {
      const client = await openCheckoutClient(api);
      await client.add('MUG-1', mugs, { message });
      if (shirts > 0) await client.add('SHI-1-L', shirts);
      const fillIn = `mutation($cartId: String!, $checkout: CheckoutInputType) {
        createOrUpdateCheckout(cartId: $cartId, checkout: $checkout) { email } }`;
      await send('/graphql', token, fillIn, { cartId: client.id, checkout: { ...organisation, ...chosen } });
      return client.id;
    },
    place: (token, cartId) =>
      send(
        '/graphql',
        token,
        `mutation($cartId: String!, $checkout: CheckoutInputType!) {
          placeOrder(cartId: $cartId, checkout: $checkout) { orderId status } }`,
        { cartId, checkout: {} },
      ),
    send: (token, cartId) =>
      ask(token, `mutation($cartId: String!) { requestApproval(cartId: $cartId) { ${approval} } }`, { cartId }),
    approve: (token, id, amount) =>
      ask(
        token,
        `mutation($id: String!, $amount: Decimal!) { approvePurchase(id: $id, amount: $amount) { ${approval} } }`,
        { id, amount },
      ),
    refuse: (token, id, reason = '') =>
      ask(
        token,
        `mutation($id: String!, $reason: String!) { refusePurchase(id: $id, reason: $reason) { ${approval} } }`,
        { id, reason },
      ),
  };
}
