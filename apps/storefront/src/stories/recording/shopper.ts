import { addPackageToCart, addToCart, createCommerceClient, getCart, getProductPackage } from '@torg/commerce-sdk';
import { getProducts, type CommerceClient } from '@torg/commerce-sdk';
import type { Cart, ListedProduct } from '@torg/commerce-sdk/domain';
import { href, type Locale, type RouteParams, type RouteQuery, type ShopRouteName } from '@torg/market-routing';
import { cookieJar } from '../../server/testing/cookie-jar.ts';
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
  readonly #cookies = new Map<string, string>();

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
    this.#cookies.set(customerTypeRow.name, 'ORGANIZATION');
    return this;
  }

  /** Another browser in the same market. */
  asSomebodyElse(): Shopper {
    return new Shopper(this.#shop, this.locale);
  }

  /** Buys as a customer from here on. Each signs in once: the shop takes no more than a few in a row from one address. */
  async signIn({ email, password }: { email: string; password: string }): Promise<this> {
    const { sessions } = this.#shop;
    const cookies = sessions.get(email) ?? (await this.#sessionOf(email, password));
    sessions.set(email, cookies);
    for (const cookie of cookies.split('; ')) {
      const [name = '', value = ''] = cookie.split(/=(.*)/);
      this.#cookies.set(name, value);
    }
    return this;
  }

  async #sessionOf(email: string, password: string): Promise<string> {
    const answer = await this.#post(this.path('account', {}), { form: 'sign-in', email, password });
    if (answer.status >= 400) throw new Error(`${email} was not let in: ${answer.status}`);
    return cookieJar(answer);
  }

  /** Puts goods in a new cart: by article number and how many of each, or the gift box. */
  async put(goods: Readonly<Record<string, number>>, { giftBox = false } = {}): Promise<Cart> {
    const { client } = this;
    const { id: cartId } = await getCart(client);
    this.#cookies.set(cartRow.name, cartId);
    for (const [articleNumber, quantity] of Object.entries(goods)) {
      const [sku] = (await this.product(articleNumber)).skus;
      this.#hold(await addToCart(client, { cartId, skuId: sku?.skuId ?? 0, quantity }));
    }
    const box = giftBox ? await getProductPackage(client, { alias: this.market.giftBox }) : null;
    if (box) {
      const { packageId } = box;
      this.#hold(await addPackageToCart(client, { cartId, packageId, selections: [] }));
    }
    if (!this.cart) throw new Error('There is nothing in the cart');
    return this.cart;
  }

  /** A product as lists tell it, by its article number: the first colour of each. */
  async product(articleNumber: string): Promise<ListedProduct> {
    const { goods } = this.#shop;
    const listed = goods.get(this.locale) ?? this.#allGoods();
    goods.set(this.locale, listed);
    const product = (await listed).find((one) => one.articleNumber === articleNumber);
    if (!product) throw new Error(`No product has the number ${articleNumber}`);
    return product;
  }

  async #allGoods(): Promise<readonly ListedProduct[]> {
    const goods: ListedProduct[] = [];
    for (let count = Infinity; goods.length < count;) {
      const page = await getProducts(this.client, { skip: goods.length, take: 100 });
      count = page.count;
      goods.push(...page.products);
    }
    return goods;
  }

  #hold(change: Awaited<ReturnType<typeof addToCart>> | Awaited<ReturnType<typeof addPackageToCart>>): void {
    if (!change.ok) throw new Error(`The goods were refused: ${change.refusal.kind}`);
    this.cart = change.cart;
  }

  /** The address of a page in the shopper's language. */
  path<Name extends ShopRouteName>(name: Name, params: RouteParams<Name>, query: RouteQuery = {}): string {
    return href(this.locale, name, params, query);
  }

  /** Opens a page, where its address leads to. */
  async open(path: string): Promise<SentDocument> {
    const answer = await this.#ask(path);
    return answer.status === 301 ? this.open(pathLedTo(answer)) : documentIn(path, answer);
  }

  /** The first thing that a page says of a pattern's group, such as the number in a link of its own. */
  async find(path: string, pattern: RegExp): Promise<string> {
    const [, found] = pattern.exec(await (await this.#ask(path)).text()) ?? [];
    if (found === undefined) throw new Error(`${path} says nothing like ${pattern}`);
    return found;
  }

  /** Sends a form as a browser without script does, and gives the page that answers it. */
  async send(path: string, fields: Fields): Promise<SentDocument> {
    return documentIn(path, await this.#post(path, fields));
  }

  /** Sends a form that leads on, and gives where to. */
  async follow(path: string, fields: Fields): Promise<string> {
    return pathLedTo(await this.#post(path, fields));
  }

  #post(path: string, fields: Fields): Promise<Response> {
    return this.#ask(path, { method: 'POST', body: new URLSearchParams(fields) });
  }

  async #ask(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = { cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ') };
    return this.#shop.ask(path, { ...init, headers }, this.market.host);
  }
}

function pathLedTo(answer: Response): string {
  const leadsTo = answer.headers.get('location') ?? answer.headers.get('refresh')?.replace('0; url=', '');
  if (!leadsTo) throw new Error(`The form leads nowhere: ${answer.status}`);
  const { pathname, search } = new URL(leadsTo, 'http://localhost:3000');
  return pathname + search;
}

async function documentIn(path: string, answer: Response): Promise<SentDocument> {
  const html = await answer.text();
  const [, text] = /<script type="application\/json" id="shop-state">(.*?)<\/script>/s.exec(html) ?? [];
  if (text === undefined) throw new Error(`${path} was answered with ${answer.status} and no page`);
  const sent = `{"path":${JSON.stringify(path)},"sentAt":${testMoment},"state":${text}}`;
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
