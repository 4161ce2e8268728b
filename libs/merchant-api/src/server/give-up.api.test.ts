import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { describeApi, graphqlRequest, openTestApi, type TestApi } from '../testing/open-test-api.ts';
import { testStart } from '../testing/seeded-database.ts';

describeApi('a request whose time is over', () => {
  let api: TestApi;
  let now = testStart;
  /** How long each statement takes, in ms of the clock. */
  let slowness = 0;
  let statements = 0;
  beforeAll(async () => {
    api = await openTestApi({
      clock: { now: () => now },
      traceSql() {
        statements += 1;
        now += slowness;
      },
    });
  });
  beforeEach(() => {
    [slowness, statements] = [0, 0];
  });
  afterAll(() => api.close());

  const send = async (query: string, caller?: 'shop' | 'outside') => {
    const response = await api.fetch(graphqlRequest({ query }), caller);
    return { response, answer: await response.json(), statements };
  };
  const productOf = '{ product(alias: "mugg-vit") { name skus { name } parameterGroups { name } } }';

  describe.each(['shop', 'outside'] as const)('of the caller %s', (caller) => {
    it('is given up with what it has not asked yet, and told when to try again', async () => {
      const whole = await send(productOf, caller);
      expect(whole.answer.errors).toBeUndefined();
      [slowness, statements] = [6_000, 0];
      const late = await send(productOf, caller);
      expect(late.response.status).toBe(503);
      expect(late.response.headers.get('retry-after')).toBe('5');
      expect(late.answer.data).toBeUndefined();
      expect(late.answer.errors).toMatchObject([{ extensions: { code: 'DEADLINE_EXCEEDED' } }]);
      expect(late.answer.errors[0].message).toMatch(/longer than 5 seconds and was given up\. Ask for less at once/);
      expect(late.statements).toBeLessThan(whole.statements);
      expect(api.reported.splice(0)).toEqual([]);
    });
  });

  it('is answered where all was there in time', async () => {
    const { statements: count } = await send(productOf);
    [slowness, statements] = [Math.floor(4_900 / count), 0];
    expect((await send(productOf)).answer.errors).toBeUndefined();
  });

  it('is carried through where it changes something', async () => {
    const { answer: made } = await send('{ getCart { id } product(alias: "mugg-vit") { skus { skuId } } }');
    const [cart, sku] = [made.data.getCart.id, made.data.product.skus[0].skuId];
    slowness = 6_000;
    const add = `addToCart(id: "${cart}", item: { skuId: ${sku}, quantity: 1 }) { items { quantity } }`;
    const { response, answer } = await send(`mutation { ${add} }`);
    expect([response.status, answer.data?.addToCart.items]).toEqual([200, [{ quantity: 1 }]]);
  });
});
