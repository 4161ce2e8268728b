import { describe, expect, it } from 'vitest';
import { AddToCartDocument, ChannelsDocument, ProductDocument } from '../generated/graphql.ts';
import { answeringClient, json, swedishScope } from '../testing/answering-client.ts';
import { createMemoryCache, type CommerceCache } from './commerce-cache.ts';
import { createCommerceClient, type CommerceClientOptions } from './create-commerce-client.ts';

/** A client of a shop whose answers come when the test says so; each product is named by the request that it came with. */
function slowShop(options: Partial<CommerceClientOptions> = {}) {
  const waiting: ((answer: Response | Error) => void)[] = [];
  const aborted: number[] = [];
  const client = createCommerceClient({
    endpoint: 'https://shop.test/graphql',
    apiKey: 'a-key',
    scope: swedishScope,
    retries: 0,
    fetch: (_input, init) =>
      new Promise((resolve, reject) => {
        const index = waiting.length;
        init?.signal?.addEventListener('abort', () => {
          aborted.push(index);
          reject(init.signal?.reason);
        });
        waiting.push((answer) => (answer instanceof Error ? reject(answer) : resolve(answer)));
      }),
    ...options,
  });
  const answer = (index: number, body: object = { data: { product: { name: `answer ${index}` } } }) =>
    waiting[index]?.(json(body));
  return { client, waiting, aborted, answer };
}

const kudde = { alias: 'kudde' };
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('the same query asked for twice at once', () => {
  it('is sent once', async () => {
    const { client, waiting, answer } = slowShop();
    const asked = [client.request(ProductDocument, kudde), client.request(ProductDocument, { ...kudde })];
    await settled();
    answer(0);
    const [first, second] = await Promise.all(asked);
    expect(waiting).toHaveLength(1);
    expect(first).toEqual({ product: { name: 'answer 0' } });
    expect(second).toEqual(first);
  });

  it.each([
    ['other variables', { alias: 'filt' }, {}],
    ['another access token', kudde, { token: 'jwt' }],
    ['another name', kudde, { operationName: 'Other' }],
    ['a wish to be sent by itself', kudde, { fetchPolicy: 'no-store' as const }],
  ])('is another query with %s', async (_name, variables, call) => {
    const { client, waiting } = slowShop();
    void client.request(ProductDocument, kudde).catch(() => {});
    void client.request(ProductDocument, variables, call).catch(() => {});
    await settled();
    expect(waiting).toHaveLength(2);
  });

  it('goes on for one when the other gives up', async () => {
    const { client, answer, aborted } = slowShop();
    const caller = new AbortController();
    const impatient = client.request(ProductDocument, kudde, { signal: caller.signal });
    const patient = client.request(ProductDocument, kudde);
    caller.abort();
    await expect(impatient).rejects.toMatchObject({ failure: 'aborted' });
    await settled();
    expect(aborted).toEqual([]);
    answer(0);
    expect(await patient).toEqual({ product: { name: 'answer 0' } });
  });

  it('ends when both give up, and nobody after them waits for it', async () => {
    const { client, answer, aborted, waiting } = slowShop();
    const callers = [new AbortController(), new AbortController()];
    const asked = callers.map(({ signal }) => client.request(ProductDocument, kudde, { signal }));
    for (const caller of callers) caller.abort();
    const results = await Promise.allSettled(asked);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(aborted).toEqual([0]);
    const later = client.request(ProductDocument, kudde);
    await settled();
    expect(waiting).toHaveLength(2);
    answer(1);
    expect(await later).toEqual({ product: { name: 'answer 1' } });
  });

  it('fails for both, and is asked anew by the next', async () => {
    const { client, waiting, answer } = slowShop();
    const asked = [client.request(ProductDocument, kudde), client.request(ProductDocument, kudde)];
    await settled();
    waiting[0]?.(new TypeError('offline'));
    const results = await Promise.allSettled(asked);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    const next = client.request(ProductDocument, kudde);
    await settled();
    answer(1);
    expect(await next).toEqual({ product: { name: 'answer 1' } });
  });

  it.each([
    ['before it', [0, 1]],
    ['after it', [1, 0]],
  ])('is sent anew for whoever wants a new answer, which is kept when the old one comes %s', async (_name, order) => {
    const { client, waiting, answer } = slowShop();
    const old = client.request(ProductDocument, kudde);
    const fresh = client.request(ProductDocument, kudde, { fetchPolicy: 'network-only' });
    const late = client.request(ProductDocument, kudde);
    await settled();
    expect(waiting).toHaveLength(2);
    for (const index of order) {
      answer(index);
      await settled();
    }
    const later = client.request(ProductDocument, kudde);
    expect(await Promise.all([old, fresh, late, later])).toEqual(
      [0, 1, 1, 1].map((index) => ({ product: { name: `answer ${index}` } })),
    );
  });

  it('is never a mutation', async () => {
    const { client, waiting } = slowShop();
    const addition = { id: 'c1', item: { skuId: 1, quantity: 1 } };
    void client.request(AddToCartDocument, addition).catch(() => {});
    void client.request(AddToCartDocument, addition).catch(() => {});
    await settled();
    expect(waiting).toHaveLength(2);
  });
});

describe('an answer', () => {
  /** A client of a shop that names each product by the request that it came with. */
  function shop(cache: CommerceCache | null | undefined) {
    let count = 0;
    const options = cache === undefined ? {} : { cache };
    return answeringClient(
      () => json({ data: { product: { name: `answer ${(count += 1)}` }, addToCart: null } }),
      options,
    );
  }
  const nameOf = ({ product }: { product: { name: string | null } | null }) => product?.name;

  it('is kept for the next who asks', async () => {
    const { client, sent } = shop(createMemoryCache());
    await client.request(ProductDocument, kudde);
    expect(nameOf(await client.request(ProductDocument, kudde))).toBe('answer 1');
    expect(sent).toHaveLength(1);
  });

  it('is kept by default', async () => {
    let calls = 0;
    const fetch = async () => json({ data: { product: null, call: (calls += 1) } });
    const client = createCommerceClient({ endpoint: 'https://a.test/', apiKey: 'k', scope: swedishScope, fetch });
    await client.request(ProductDocument, kudde);
    await client.request(ProductDocument, kudde);
    expect(calls).toBe(1);
  });

  it('is kept by nobody where the client has no cache', async () => {
    const { client, sent } = shop(null);
    await client.request(ProductDocument, kudde);
    await client.request(ProductDocument, kudde);
    expect(sent).toHaveLength(2);
  });

  it('is asked for anew by whoever wants a new one, and kept', async () => {
    const { client } = shop(createMemoryCache());
    await client.request(ProductDocument, kudde);
    expect(nameOf(await client.request(ProductDocument, kudde, { fetchPolicy: 'network-only' }))).toBe('answer 2');
    expect(nameOf(await client.request(ProductDocument, kudde))).toBe('answer 2');
  });

  it('is not kept where that is not wanted', async () => {
    const { client } = shop(createMemoryCache());
    await client.request(ProductDocument, kudde, { fetchPolicy: 'no-store' });
    expect(nameOf(await client.request(ProductDocument, kudde))).toBe('answer 2');
    expect(nameOf(await client.request(ProductDocument, kudde, { fetchPolicy: 'no-store' }))).toBe('answer 3');
    expect(nameOf(await client.request(ProductDocument, kudde))).toBe('answer 2');
  });

  it('belongs to whoever was signed in', async () => {
    const { client, sent } = shop(createMemoryCache());
    for (const token of [null, 'anna', 'bo', 'anna', null]) await client.request(ProductDocument, kudde, { token });
    expect(sent).toHaveLength(3);
  });

  it('belongs to one scope where clients share a cache', async () => {
    const cache = createMemoryCache();
    const scopes = [swedishScope, { channelId: '2|no', marketId: 'no', languageId: 'nb-NO' }];
    const shops = scopes.map((scope) => answeringClient(() => json({ data: { channels: [] } }), { cache, scope }));
    for (const { client } of shops) await client.request(ChannelsDocument, {});
    expect(shops.map(({ sent }) => sent.length)).toEqual([1, 1]);
  });

  it.each([{ apiKey: 'another-key' }, { endpoint: 'https://other.test/graphql' }])(
    'belongs to one account where a cache is shared with a client of %j',
    async (other) => {
      const cache = createMemoryCache();
      const shops = [{}, other].map((options) =>
        answeringClient(() => json({ data: { channels: [] } }), { cache, ...options }),
      );
      for (const { client } of shops) await client.request(ChannelsDocument, {});
      expect(shops.map(({ sent }) => sent.length)).toEqual([1, 1]);
    },
  );

  it('is the same whatever order the variables are written in', async () => {
    const { client, sent } = shop(createMemoryCache());
    await client.request(ProductDocument, { alias: 'kudde', productId: 7 });
    await client.request(ProductDocument, { productId: 7, alias: 'kudde' });
    expect(sent).toHaveLength(1);
  });

  it('is forgotten when something is changed, also by a change that seems to have failed', async () => {
    const answers = [() => json({ data: { addToCart: null } }), () => json({}, 503)];
    let reads = 0;
    const { client } = answeringClient(
      ({ body }) =>
        (body.operationName === 'AddToCart' ? answers.shift()?.() : undefined) ??
        json({ data: { product: { name: `answer ${(reads += 1)}` } } }),
      { cache: createMemoryCache() },
    );
    for (const name of ['answer 1', 'answer 2', 'answer 3']) {
      expect(nameOf(await client.request(ProductDocument, kudde))).toBe(name);
      await client.request(AddToCartDocument, { id: 'c1', item: { skuId: 1, quantity: 1 } }).catch(() => {});
    }
  });

  it('that was asked for before a change and comes after it is not kept', async () => {
    const { client, answer } = slowShop();
    const old = client.request(ProductDocument, kudde);
    await settled();
    const change = client.request(AddToCartDocument, { id: 'c1', item: { skuId: 1, quantity: 1 } });
    await settled();
    answer(1, { data: { addToCart: { id: 'c1' } } });
    await change;
    const fresh = client.request(ProductDocument, kudde);
    await settled();
    answer(2);
    await fresh;
    answer(0);
    expect(await old).toEqual({ product: { name: 'answer 0' } });
    expect(await client.request(ProductDocument, kudde)).toEqual({ product: { name: 'answer 2' } });
  });

  it('comes from the API where the cache fails', async () => {
    const broken = () => {
      throw new Error('The disk is full');
    };
    const { client } = shop({ get: broken, set: broken, clear: broken });
    expect(nameOf(await client.request(ProductDocument, kudde))).toBe('answer 1');
    await client.request(AddToCartDocument, { id: 'c1', item: { skuId: 1, quantity: 1 } });
  });
});
