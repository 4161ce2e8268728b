// The newest products with a button each, and a cart that survives a reload.
import { addToCart, createCommerceClient, getCart, getProducts, isCartMissing } from '@torg/commerce-sdk';
import { formatMoney } from '@torg/commerce-sdk/domain';

const { apiUrl, apiKey } = await (await fetch('/settings.json')).json();
const scope = { channelId: '1|se', marketId: 'se', languageId: 'sv-SE' };
const client = createCommerceClient({ endpoint: apiUrl, apiKey, scope });
const kronor = (minor) => formatMoney(minor, { currency: 'SEK', language: 'sv' });
const refusals = { 'stock-limit': 'Det finns inte fler.', 'already-in-cart': 'Du har redan alla som finns.' };

await open().catch(report);

async function open() {
  const { products } = await getProducts(client, { skip: 0, take: 8, sort: 'LATEST' });
  document.querySelector('#products').append(...products.map(card));
  const kept = localStorage.getItem('cart');
  if (kept) show(await getCart(client, { cartId: kept }));
}

function card({ name, price, stock, skus }) {
  const [row, title, cost, button] = ['li', 'span', 'span', 'button'].map((tag) => document.createElement(tag));
  const [sku] = stock.total > 0 ? skus : [];
  title.textContent = name;
  cost.textContent = price ? kronor(price.selling.incVat) : '';
  button.textContent = sku ? 'Köp' : 'Slut';
  button.setAttribute('aria-label', `${button.textContent} ${name}`);
  button.disabled = !sku;
  button.onclick = () => add(sku.skuId);
  row.append(title, cost, button);
  return row;
}

async function add(skuId) {
  try {
    const cartId = localStorage.getItem('cart') ?? (await getCart(client)).id;
    localStorage.setItem('cart', cartId);
    const change = await addToCart(client, { cartId, skuId, quantity: 1 });
    if (change.ok) show(change.cart);
    else say(refusals[change.refusal.kind] ?? 'Varan kunde inte läggas i varukorgen.');
  } catch (error) {
    if (!isCartMissing(error)) return report(error);
    // Nobody knows the cart any more, or what it held is bought: this goes into a new one.
    localStorage.removeItem('cart');
    await add(skuId);
  }
}

/** An outage says nothing about the cart: it is there when the API is back. */
function report(error) {
  if (isCartMissing(error)) localStorage.removeItem('cart');
  else say('Något gick fel. Försök igen.');
  console.error(error);
}

function show({ lines, summary }) {
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  say(`Varukorgen: ${units} ${units === 1 ? 'vara' : 'varor'}, ${kronor(summary.total.incVat)}`);
}

function say(text) {
  document.querySelector('#cart').textContent = text;
}
