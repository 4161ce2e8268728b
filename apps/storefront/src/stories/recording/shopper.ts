import { addPackageToCart, addToCart, createCommerceClient, getCart, getProductPackage } from '@torg/commerce-sdk';
import { getProducts, type CommerceClient } from '@torg/commerce-sdk';
import type { Cart } from '@torg/commerce-sdk/domain';
import { href, type Locale, type RouteQuery, type ShopRouteName } from '@torg/market-routing';
import { testApiKey, testMoment } from '../../server/testing/demo-api-options.ts';
import type { SentDocument } from '../sent-document.ts';
import { markets } from './market.ts';
import type { RecordedShop } from './open-recorded-shop.ts';
import { cartRow, customerTypeRow } from '../../config/stored.ts';

type Fields = Readonly<Record<string, string>>;

/** Somebody who buys in one market by the shop's own pages, and keeps what its documents carry. */
export class Shopper {
  readonly locale: Locale;
  readonly client: CommerceClient;
  cart: Cart | null = null;
  readonly #shop: RecordedShop;
  #cookies: readonly string[] = [];

  constructor(shop: RecordedShop, locale: Locale) {
    this.#shop = shop;
    this.locale = locale;
    const fetch: typeof globalThis.fetch = (input, init) =>
      shop.ask(new URL(input instanceof Request ? input.url : input).pathname, init);
    const endpoint = 'http://localhost:3000/graphql';
    const { scope } = this.market;
    this.client = createCommerceClient({ apiKey: testApiKey, scope, fetch, endpoint, cache: null, retries: 0 });
  }

  get market() {
    return markets[this.locale];
  }

  /** Buys for an organisation from here on. */
  forOrganisation(): this {
    this.#cookies = [...this.#cookies, `${customerTypeRow.name}=ORGANIZATION`];
    return this;
  }

  /** Puts goods in a new cart: by article number and how many of each, or the gift box. */
  async put(goods: Readonly<Record<string, number>>, { giftBox = false } = {}): Promise<Cart> {
    const { client } = this;
    const { id: cartId } = await getCart(client);
    this.#cookies = [...this.#cookies, `${cartRow.name}=${cartId}`];
    const skus = await this.#skus();
    for (const [articleNumber, quantity] of Object.entries(goods))
      this.#hold(await addToCart(client, { cartId, skuId: skus.get(articleNumber) ?? 0, quantity }));
    const box = giftBox ? await getProductPackage(client, { alias: this.market.giftBox }) : null;
    if (box) {
      const { packageId } = box;
      this.#hold(await addPackageToCart(client, { cartId, packageId, selections: [] }));
    }
    if (!this.cart) throw new Error('There is nothing in the cart');
    return this.cart;
  }

  async #skus(): Promise<ReadonlyMap<string, number>> {
    const skus = new Map<string, number>();
    for (let skip = 0, count = Infinity; skip < count; skip += 100) {
      const page = await getProducts(this.client, { skip, take: 100 });
      count = page.count;
      for (const product of page.products) {
        const [first] = product.skus;
        if (first) skus.set(product.articleNumber, first.skuId);
      }
    }
    return skus;
  }

  #hold(change: Awaited<ReturnType<typeof addToCart>> | Awaited<ReturnType<typeof addPackageToCart>>): void {
    if (!change.ok) throw new Error(`The goods were refused: ${change.refusal.kind}`);
    this.cart = change.cart;
  }

  /** The address of a page in the shopper's language. */
  path(name: Extract<ShopRouteName, 'cart' | 'checkout'>, query: RouteQuery = {}): string {
    return href(this.locale, name, {}, query);
  }

  /** Opens a page. */
  async open(path: string): Promise<SentDocument> {
    return documentIn(path, await this.#ask(path));
  }

  /** Sends a form as a browser without script does, and gives the page that answers it. */
  async send(path: string, fields: Fields): Promise<SentDocument> {
    return documentIn(path, await this.#post(path, fields));
  }

  /** Sends a form that leads on, and gives where to. */
  async follow(path: string, fields: Fields): Promise<string> {
    const answer = await this.#post(path, fields);
    const leadsTo = answer.headers.get('location') ?? answer.headers.get('refresh')?.replace('0; url=', '');
    if (!leadsTo) throw new Error(`The form leads nowhere: ${answer.status}`);
    const { pathname, search } = new URL(leadsTo, 'http://localhost:3000');
    return pathname + search;
  }

  #post(path: string, fields: Fields): Promise<Response> {
    return this.#ask(path, { method: 'POST', body: new URLSearchParams(fields) });
  }

  async #ask(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = { cookie: this.#cookies.join('; ') };
    return this.#shop.ask(path, { ...init, headers }, this.market.host);
  }
}

async function documentIn(path: string, answer: Response): Promise<SentDocument> {
  const html = await answer.text();
  const [, text] = /<script type="application\/json" id="shop-state">(.*?)<\/script>/s.exec(html) ?? [];
  const [, goesWith] = /<script type="application\/json" id="_[^"]+">(.*?)<\/script>/s.exec(html) ?? [];
  if (text === undefined) throw new Error(`${path} was answered with ${answer.status} and no page`);
  const sent = `{"path":${JSON.stringify(path)},"sentAt":${testMoment},"state":${text}${goesWith ? `,"goesWith":${goesWith}` : ''}}`;
  return JSON.parse(withoutChance(sent)) as SentDocument; // the server's own words
}

/** With ids that hang on nothing else: each by its place among those of the document. */
function withoutChance(text: string): string {
  const known = new Map<string, string>();
  return text.replace(/cart-\d{8}|[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}/g, (id) => {
    const name = known.get(id) ?? `id-${String(known.size + 1).padStart(8, '0')}`;
    known.set(id, name);
    return name;
  });
}
