import { afterAll, beforeAll, expect, it } from 'vitest';
import { cardCheckout, openCheckoutClient } from '../../testing/open-checkout-client.ts';
import { catalogueWithLaterSale } from '../../testing/later-sale.ts';
import { describeApi, graphqlRequest, openTestApi, type TestApi } from '../../testing/open-test-api.ts';

const query = `query($alias: String) {
  product(alias: $alias) { name unitPrice { sellingPriceIncVat } totalStock { inStock } skus { name } }
}`;

describeApi('answers that many ask for', () => {
  let api: TestApi;
  beforeAll(async () => {
    const catalogue = catalogueWithLaterSale({ version: 'kept-answers-1', family: 'skjorta', percent: 90 });
    api = await openTestApi({ catalogue, checkListsEvery: 1000 });
  });
  afterAll(() => api.close());

  const ask = async (alias: string, headers: Record<string, string> = {}, text = query) => {
    const response = await api.fetch(graphqlRequest({ query: text, variables: { alias } }, headers));
    return { headers: response.headers, answer: await response.json() };
  };
  const statements = () => api.takeStatements().length;

  it('are worked out once, and carry the id of each request', async () => {
    const first = await ask('mugg-vit', { 'x-request-id': 'one' });
    statements();
    const second = await ask('mugg-vit', { 'x-request-id': 'two' });
    expect(second.answer).toEqual(first.answer);
    expect(second.answer.data.product.name).toBe('Mugg, vit');
    expect([first, second].map(({ headers }) => headers.get('x-request-id'))).toEqual(['one', 'two']);
    expect(second.headers.get('content-type')).toBe(first.headers.get('content-type'));
    expect(statements()).toBe(0);
  });

  it('are worked out once also for those who ask at the same moment', async () => {
    await ask('mugg-gron');
    statements();
    await ask('kaffe');
    const alone = statements();
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask('fat')));
    expect(new Set(answers.map(({ answer }) => JSON.stringify(answer))).size).toBe(1);
    expect(statements()).toBe(alone);
  });

  it('differ by what was asked', async () => {
    const names = await Promise.all(['mugg-vit', 'skjorta-bla'].map((alias) => ask(alias)));
    expect(names.map(({ answer }) => answer.data.product.name)).toEqual(['Mugg, vit', 'Skjorta']);
  });

  it('are kept once for the pages of all hosts', async () => {
    const first = await ask('mugg-vit', { origin: 'https://one.example' });
    statements();
    const second = await ask('mugg-vit', { origin: 'https://two.example' });
    expect([first, second].map(({ headers }) => headers.get('access-control-allow-origin'))).toEqual(['*', '*']);
    expect(statements()).toBe(0);
  });

  it('are not given to whoever sends an access token', async () => {
    // What goes with a product is read for each request that is worked out.
    const related = 'query($alias: String!) { relatedProducts(alias: $alias) { name } }';
    await ask('mugg-vit', {}, related);
    statements();
    await ask('mugg-vit', {}, related);
    expect(statements()).toBe(0);
    await ask('mugg-vit', { authorization: 'Bearer of-someone' }, related);
    expect(statements()).toBeGreaterThan(0);
  });

  it('are not kept where a cart is asked for beside the goods', async () => {
    const both = `query($alias: String) { product(alias: $alias) { name } getCart { id } }`;
    const first = await ask('mugg-vit', {}, both);
    const second = await ask('mugg-vit', {}, both);
    expect(first.answer.data.getCart.id).not.toBe(second.answer.data.getCart.id);
  });

  it('are not kept where they hold an error', async () => {
    const wrong = `query($alias: String) { product(alias: $alias, marketId: "xx") { name } }`;
    const answers = [await ask('mugg-vit', {}, wrong), await ask('mugg-vit', {}, wrong)];
    expect(answers.map(({ answer }) => answer.errors[0].extensions.code)).toEqual(['BAD_USER_INPUT', 'BAD_USER_INPUT']);
  });

  it('are given also to a question that lies too deep to be kept', async () => {
    const deep = `${'['.repeat(60_000)}${']'.repeat(60_000)}`;
    const body = `{"query":"query($alias: String) { product(alias: $alias) { name } }","variables":{"alias":"fat","unused":${deep}}}`;
    const request = graphqlRequest({});
    const response = await api.fetch(new Request(request.url, { method: 'POST', headers: request.headers, body }));
    expect(await response.json()).toMatchObject({ data: { product: { name: 'Fat' } } });
  });

  it('show what is left a second after a sale, and only those that show it are worked out anew', async () => {
    const list = '{ products(filter: { sort: PRICE }) { products { alias totalStock { inStock } } } }';
    const shown = async () => {
      const [one, { answer }] = [await ask('mugg-vit'), await ask('', {}, list)];
      const listed = answer.data.products.products.find(({ alias }: { alias: string }) => alias === 'mugg-vit');
      return [one.answer.data.product.totalStock.inStock, listed.totalStock.inStock];
    };
    api.setNow('2026-11-22T12:00:00Z');
    const shopper = await openCheckoutClient(api);
    await Promise.all([shown(), ask('fat')]);
    await shopper.add('MUG-1', 3);
    await shopper.order(cardCheckout);
    api.setNow('2026-11-22T12:00:01Z');
    statements();
    await ask('fat');
    // Only whether anything changed.
    expect(statements()).toBe(1);
    expect(await shown()).toEqual([7, 7]);
  });

  it('show the new price from the moment on when it holds, and are never older than five minutes', async () => {
    const price = async () => (await ask('skjorta-bla')).answer.data.product.unitPrice.sellingPriceIncVat;
    api.setNow('2026-11-22T22:59:59.900Z');
    expect(await price()).toBe(499);
    api.setNow('2026-11-22T23:00:00Z');
    expect(await price()).toBe(49.9);
    api.setNow('2026-11-22T23:04:59.999Z');
    await price();
    statements();
    api.setNow('2026-11-22T23:05:00Z');
    await price();
    expect(statements()).toBeGreaterThan(1);
  });
});
