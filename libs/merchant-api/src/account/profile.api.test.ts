import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { ShopDatabase } from '../database/shop-database.ts';
import { grantBalance } from '../balance/pay-from-balance.ts';
import { demoCustomer } from '../settings/demo-customer.ts';
import { describeApi } from '../testing/open-test-api.ts';
import { testStart } from '../testing/seeded-database.ts';
import { createAccessTokens } from './access-tokens.ts';
import { impersonate } from './impersonate.ts';
import { signingSecret } from './signing-secret.ts';
import { loginUrl, openAuthApi, refusalOf, registerUrl, tokensOf, type AuthApi } from './testing/open-auth-api.ts';
import { openPreparedApi } from './testing/open-prepared-api.ts';
import { createUserRepository } from './user.repository.ts';

const fields = `id email address { firstName lastName addressLine1 city zip mobile } gender customerType newsletter
  personalId memberType memberId balances { currency amount amountFormatted } balance balanceFormatted metaData
  availableChannels { channelId availableMarkets { alias } }`;
const update = `mutation($user: UserInputType!, $channelId: String) {
  user: updateUser(user: $user, channelId: $channelId) { ${fields} } }`;

let borrowed = '';
async function fill(db: ShopDatabase): Promise<void> {
  const clock = { now: () => testStart };
  const secret = await signingSecret(db, { randomBytes: (size) => new Uint8Array(size).fill(7) });
  const anna = await createUserRepository(db).findByEmail(demoCustomer.email);
  const grant = { userId: anna?.user.userId ?? 0, reason: 'GRANTED', reference: 'welcome' } as const;
  await grantBalance(db, { ...grant, currency: 'SEK', amount: 2_550 }, testStart);
  await grantBalance(db, { ...grant, currency: 'NOK', amount: 1_000 }, testStart);
  const ports = { db, clock, accessTokens: createAccessTokens({ secret, clock }) };
  borrowed = (await impersonate(ports, { email: demoCustomer.email, spoofedBy: 'karin@torg.example' }))?.token ?? '';
}

describeApi('a profile', () => {
  let api: AuthApi;
  let token = '';
  beforeAll(async () => void (api = await openPreparedApi(fill)));
  afterAll(() => api.close());
  beforeEach(async () => void ({ token } = await tokensOf(await api.signIn())));

  const getUser = async (as = token) => (await api.queryAs(as, `{ user: getUser { ${fields} } }`)).data.user;
  const change = (user: object, channelId = '1|se') => api.queryAs(token, update, { user, channelId });

  it('holds everything that the contract asks for', async () => {
    expect(await getUser()).toMatchObject({
      email: 'anna@torg.example',
      gender: 'UNSET',
      newsletter: false,
      personalId: null,
      memberType: 'Standard',
      balances: [
        { currency: 'NOK', amount: 10 },
        { currency: 'SEK', amount: 25.5, amountFormatted: '25,50\u00a0kr' },
      ],
      balance: 25.5,
      balanceFormatted: '25,50\u00a0kr',
      availableChannels: [{ channelId: '1|se' }, { channelId: '2|no' }],
    });
  });

  it('keeps what is changed, and what is not', async () => {
    await change({ address: { city: 'Luleå', zip: '972 31' }, gender: 'WOMAN', personalId: '19811228-9874' });
    await change({ address: { zip: null, mobile: '070-174 06 05' }, metaData: 'a' });
    expect(await getUser()).toMatchObject({
      address: { firstName: 'Anna', city: 'Luleå', zip: '972 31', mobile: '070-174 06 05', addressLine1: '' },
      gender: 'WOMAN',
      personalId: '198112289874',
      metaData: 'a',
    });
  });

  it('takes no number of another country, and nothing else of that change', async () => {
    const before = await getUser();
    const { codes } = await change({ personalId: '01010750160', address: { city: 'Oslo' } });
    expect(codes).toEqual(['INVALID_IDENTITY_NUMBER']);
    expect(await getUser()).toEqual(before);
    expect((await change({ personalId: '01010750160' }, '2|no')).data.user.personalId).toBe('01010750160');
  });

  it('asks by mail whether the newsletter is wanted, and ends it at once', async () => {
    const before = api.mails.length;
    expect((await change({ newsletter: true })).data.user.newsletter).toBe(true);
    expect(api.mails.slice(before)).toMatchObject([{ to: demoCustomer.email, kind: 'newsletter-opt-in' }]);
    expect((await change({ newsletter: false })).data.user.newsletter).toBe(false);
  });

  it('is seen by someone of the shop without the number of the person, who cannot delete the account', async () => {
    await change({ personalId: '19811228-9874' });
    expect(await getUser(borrowed)).toMatchObject({ email: demoCustomer.email, personalId: null });
    expect((await api.queryAs(borrowed, 'mutation { deleteUser }')).codes).toEqual(['FORBIDDEN']);
    expect(await getUser()).toMatchObject({ email: demoCustomer.email });
  });

  it.each(['mutation { deleteUser }', 'mutation { updateUser(user: {}) { id } }'])(
    'is nobody without a token: %s',
    async (text) => {
      expect((await api.query(text)).codes).toEqual(['UNAUTHENTICATED']);
    },
  );
});

describeApi('an account that is deleted', () => {
  let api: AuthApi;
  beforeAll(async () => void (api = await openAuthApi()));
  afterAll(() => api.close());

  it('ends with its sessions and letters, and the email may begin anew as somebody else', async () => {
    const bo = { username: 'bo@torg.example', password: 'hemligt7' };
    const { token, refreshToken } = await tokensOf(await api.submit(registerUrl, bo));
    const { id } = (await api.queryAs(token, update, { user: { newsletter: true } })).data.user;
    expect((await api.queryAs(token, 'mutation { deleteUser }')).data).toEqual({ deleteUser: true });
    expect(api.mails.at(-1)).toEqual({ to: bo.username, kind: 'account-deleted', languageId: 'sv-SE', data: {} });
    expect((await api.queryAs(token, '{ getUser { id } }')).codes).toEqual(['UNAUTHENTICATED']);
    expect(await refusalOf(await api.getWith(loginUrl, refreshToken))).toBe('401 SESSION_ENDED');
    expect(await refusalOf(await api.signIn(bo))).toBe('401 INVALID_CREDENTIALS');
    const again = await tokensOf(await api.submit(registerUrl, bo));
    const user = (await api.queryAs(again.token, '{ getUser { id newsletter } }')).data.getUser;
    expect(user.newsletter).toBe(false);
    expect(user.id).not.toBe(id);
  });
});
