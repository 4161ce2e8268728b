import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoCustomer } from '../settings/demo-customer.ts';
import { answerOf, describeApi, graphqlRequest } from '../testing/open-test-api.ts';
import { openAuthApi, registerUrl, tokensOf, type AuthApi } from './testing/open-auth-api.ts';

let api: AuthApi;
let anna: string;
let eve: string;
let soldOut: number;

const ask = async (token: string | null, query: string, variables: object = {}, path = '/extensions/graphql') => {
  const headers: Record<string, string> = token === null ? {} : { authorization: `Bearer ${token}` };
  return answerOf(await api.fetch(graphqlRequest({ query, variables }, headers, path)));
};

beforeAll(async () => {
  api = await openAuthApi();
  anna = (await tokensOf(await api.signIn())).token;
  const stranger = { username: 'eve@torg.example', password: 'hemligt7' };
  eve = (await tokensOf(await api.submit(registerUrl, stranger))).token;
  const { data } = await api.query('{ products(take: 200) { products { skus { skuId stock { totalStock } } } } }');
  const skus = data.products.products.flatMap(({ skus: own }: { skus: object[] }) => own);
  soldOut = skus.find(({ stock }: { stock: { totalStock: number } }) => stock.totalStock === 0)?.skuId;
});
afterAll(() => api.close());

const wait = `mutation($email: String!, $skuId: Int!) { monitorProductAvailability(email: $email, skuId: $skuId) }`;
const waitFor = (token: string | null, email: string) => ask(token, wait, { email, skuId: soldOut }, '/graphql');
const notices = '{ stockNotices { id skuId productName alias isConfirmed } }';
const written = `contributions {
  reviews { productName rating comment isPublished reply { text } } questions { productName text answers { text } } }`;
const end = 'mutation($id: Int!) { endStockNotice(id: $id) }';

describeApi('what a customer keeps at the shop', () => {
  it('is told to nobody who is not signed in', async () => {
    for (const field of ['balanceEntries { at }', 'boughtGiftCards { codeEnd }', 'stockNotices { id }', written])
      expect((await ask(null, `{ ${field} }`)).codes).toEqual(['UNAUTHENTICATED']);
  });

  it('tells a token that is over from nobody signed in, beside what any visitor is answered', async () => {
    const challengeOf = async (headers: Record<string, string>) => {
      const answer = await api.fetch(graphqlRequest({ query: '{ channels { id } }' }, headers));
      expect((await answer.json()).data.channels).not.toEqual([]);
      return answer.headers.get('www-authenticate');
    };
    const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
    expect(await challengeOf(bearer(`${anna}x`))).toBe('Bearer error="invalid_token"');
    expect([await challengeOf(bearer(anna)), await challengeOf({})]).toEqual([null, null]);
  });

  it('are the reviews and questions that they wrote while they were signed in', async () => {
    const review = 'mutation { postProductReview(alias: "mugg-vit", rating: 4, comment: "Fin.", author: "Anna") }';
    await ask(anna, review, {}, '/graphql');
    const question = (text: string) => `mutation { askQuestion(alias: "mugg-vit", author: "Anna", text: "${text}") }`;
    await ask(null, question('Tål den frysen?'));
    await ask(anna, question('Tål den ugnen?'));
    // The same words once more, by their owner: one question, and theirs.
    await ask(null, question('Tål den solen?'));
    await ask(anna, question('Tål den solen?'));
    const texts = ['Tål den solen?', 'Tål den ugnen?'];
    expect((await ask(anna, `{ ${written} }`)).data.contributions).toEqual({
      reviews: [{ productName: 'Mugg, vit', rating: 4, comment: 'Fin.', isPublished: false, reply: null }],
      questions: texts.map((text) => ({ productName: 'Mugg, vit', text, answers: [] })),
    });
    expect((await ask(eve, `{ ${written} }`)).data.contributions).toEqual({ reviews: [], questions: [] });
  });

  it('is no notice that somebody wrote an address for: nobody proves an address to make an account', async () => {
    await waitFor(null, 'eve@torg.example');
    expect((await ask(eve, notices)).data.stockNotices).toEqual([]);
  });

  it('are the notices that they asked for themselves, which they alone take back', async () => {
    await waitFor(anna, demoCustomer.email);
    const [notice, ...more] = (await ask(anna, notices)).data.stockNotices;
    expect([notice, more]).toMatchObject([{ skuId: soldOut, isConfirmed: false }, []]);
    expect((await ask(eve, end, { id: notice.id })).data.endStockNotice).toBe(false);
    expect((await ask(anna, end, { id: notice.id })).data.endStockNotice).toBe(true);
    expect((await ask(anna, notices)).data.stockNotices).toEqual([]);
  });

  it('is nothing in the ledger before something was given or paid', async () => {
    expect((await ask(eve, '{ balanceEntries { amount } boughtGiftCards { amount } }')).data).toEqual({
      ...{ balanceEntries: [], boughtGiftCards: [] },
    });
  });
});
