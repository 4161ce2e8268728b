// Lists what is new, puts the first thing that is in stock in a cart, and says what it costs.
import { addToCart, createCommerceClient, getCart, getProducts } from '@torg/commerce-sdk';
import { formatMoney } from '@torg/commerce-sdk/domain';

const client = createCommerceClient({
  endpoint: process.env.API_URL ?? 'http://localhost:4000/graphql',
  apiKey: process.env.API_KEY ?? '00000000-0000-0000-0000-000000000000',
  scope: { channelId: '1|se', marketId: 'se', languageId: 'sv-SE' },
});
const kronor = (minor) => formatMoney(minor, { currency: 'SEK', language: 'sv' });

const { count, products } = await getProducts(client, { skip: 0, take: 5, sort: 'LATEST' });
console.log(`The newest of ${count} products:`);
for (const { name, price } of products) {
  console.log(`- ${name}, ${price ? kronor(price.selling.incVat) : 'not sold here'}`);
}

const [sku] = products.filter(({ stock }) => stock.total > 0).flatMap(({ skus }) => skus);
if (!sku) throw new Error('None of them is in stock');
const { id } = await getCart(client); // without an id the API makes a new cart
const change = await addToCart(client, { cartId: id, skuId: sku.skuId, quantity: 1 });
if (!change.ok) throw new Error(`The cart refused it: ${change.refusal.kind}`);

const { lines, summary } = change.cart;
console.log(`The cart holds ${lines.length} line and costs ${kronor(summary.total.incVat)}.`);
