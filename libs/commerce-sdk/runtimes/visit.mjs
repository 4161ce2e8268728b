// One visit that uses of a runtime what the client needs: lists, an own query, a cart, a digest, a time limit and a refusal.
import {
  addToCart,
  createCommerceClient,
  createCartSession,
  cartCalls,
  getCart,
  getProducts,
  hashField,
  NetworkError,
} from '@torg/commerce-sdk';

/** What came of the visit, in one line. Throws where anything is not as it should be. */
export async function visit(endpoint) {
  const settings = {
    endpoint,
    apiKey: '00000000-0000-0000-0000-000000000000',
    scope: { channelId: '1|se', marketId: 'se', languageId: 'sv-SE' },
  };
  const client = createCommerceClient({ ...settings, persistedQueries: true });
  const { count, products } = await getProducts(client, { skip: 0, take: 24, sort: 'LATEST' });
  const own = await client.request('query Own($channelId: String) { channel(channelId: $channelId) { name } }');
  const [sku] = products.filter(({ stock }) => stock.total > 0).flatMap(({ skus }) => skus);
  const { id } = await getCart(client);
  const added = await addToCart(client, { cartId: id, skuId: sku.skuId, quantity: 1 });
  const storage = { read: () => id, write() {} };
  const session = createCartSession({ calls: cartCalls(client), storage });
  let known;
  session.subscribe((state) => (known = state));
  await session.load();
  const late = await getProducts(createCommerceClient({ ...settings, timeoutMs: 1, retries: 0 }), {
    skip: 0,
    take: 200,
  }).catch((error) => error);
  const refused = await getProducts(createCommerceClient({ ...settings, apiKey: 'wrong' }), { skip: 0, take: 1 }).catch(
    (error) => error,
  );
  const told = {
    'a list': count > 0 && products.length === 24,
    'an own query': typeof own.channel.name === 'string',
    'a cart': added.ok && added.cart.lines.length === 1,
    'a cart session': known?.cart?.lines.length === 1,
    'a digest': (await hashField('Kari')).length === 64,
    'a time limit': late instanceof NetworkError && late.failure === 'timeout',
    'a refusal': refused.name === 'ServerError' && refused.status === 401,
  };
  const missing = Object.keys(told).filter((part) => !told[part]);
  if (missing.length > 0) throw new Error(`Not as it should be: ${missing.join(', ')} (${late}; ${refused})`);
  return Object.keys(told).join(', ');
}
