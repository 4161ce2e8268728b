import { registerUrl, tokensOf, type AuthApi } from '../../account/testing/open-auth-api.ts';
import { openPreparedApi } from '../../account/testing/open-prepared-api.ts';
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
  /** Fills a cart with so many mugs (100 kronor each, four for three) and its checkout as the organization's, and gives its id. */
  fill(token: string, mugs: number): Promise<string>;
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
const approval = 'id status amount amountNow mayDecide decidedBy reason orderId lines { quantity left }';

/** Opens the shop with its members signed in. */
export async function openCompanyDesk(): Promise<CompanyDesk> {
  const api = await openPreparedApi(async (db) => {
    await seedDemoCompanies(db, testStart);
    await db.updateTable('companies').set({ credit_limit: 500_00 }).execute();
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
    async fill(token, mugs) {
      const client = await openCheckoutClient(api);
      await client.add('MUG-1', mugs);
      const fillIn = `mutation($cartId: String!, $checkout: CheckoutInputType) {
        createOrUpdateCheckout(cartId: $cartId, checkout: $checkout) { email } }`;
      await send('/graphql', token, fillIn, { cartId: client.id, checkout: organisation });
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
