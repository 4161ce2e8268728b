import {
  batchImpressions,
  itemsValue,
  reducedPrice,
  toCartLineItem,
  toldAddress,
  toldPath,
  toldText,
  toldTitle,
  toProductItem,
  type Analytics,
  type AnalyticsItem,
} from '@torg/analytics';
import type { ConsentChoice, ListedCard, ShopEvent } from '@torg/stores';
import type { AppScope } from '../../scope/app-scope.ts';

/** What happens in the shop, told to analytics. */
export interface TrackedShop extends Pick<AppScope, 'stores' | 'site' | 'config'> {
  analytics: Analytics;
  /** Tells others what is agreed to from now on. */
  obey(agreed: ConsentChoice): void;
  /** Fetches what carts and orders are told by. Events that wait for it keep their order. */
  fetchOrders(): Promise<Pick<typeof import('./told-orders.ts'), 'toCheckout' | 'toPurchase'>>;
  report(problem: unknown): void;
  /** How the document began. One that is come back to, or loaded anew, begins no visit. */
  began: { address: string; referrer: string; isReturn: boolean };
  /** What the card of a product on the screen tells; null where there is none. */
  cardOf(productId: number): ListedCard | null;
}

/** What follows the shop's events. */
export interface Tracking {
  /** Tells of impressions that have not filled a batch. */
  flush(): void;
}

/**
 * Turns what the stores record into analytics events: what they have recorded so far, and from now on. This is the only
 * way from one to the other.
 */
export function trackShopEvents(shop: TrackedShop): Tracking {
  const { stores, analytics } = shop;
  const impressions = batchImpressions((seen) => analytics.track('view_item_list', seen, now.timestamp));
  /** What is being told of, or was told of last. */
  let now: Pick<ShopEvent, 'timestamp'> = { timestamp: 0 };
  const translate = translator(shop, impressions);
  const track = (event: ShopEvent) => {
    now = event;
    translate(event);
  };
  stores.events.events.forEach(track);
  stores.events.subscribe(track);
  return impressions;
}

/** A product, and what its price is in. */
interface Seen {
  currency: string;
  item: AnalyticsItem;
}

function translator(shop: TrackedShop, impressions: ReturnType<typeof batchImpressions>): (event: ShopEvent) => void {
  const { stores, analytics, site, cardOf } = shop;
  /** Products by their number, as they were seen last. */
  const seen = new Map<number, Seen>();
  const openPage = pageTracker(shop);
  const valued = ({ currency, item }: Seen) => ({ currency, value: itemsValue([item]), items: [item] as const });
  /** How often the visitor has answered: what waits is told under the answer of its own moment, or the first one. */
  let answers = 0;
  const withOrders = (tell: (orders: Awaited<ReturnType<TrackedShop['fetchOrders']>>) => void) => {
    const before = answers;
    shop
      .fetchOrders()
      .then((orders) => {
        const isFirstAnswer = before === 0 && answers === 1;
        if (answers === before || isFirstAnswer) tell(orders);
      })
      .catch(shop.report);
  };
  const ofCard = (card: ListedCard): Seen => ({ currency: card.price?.currency ?? '', item: itemOfCard(card) });
  return (event) => {
    const { timestamp: at } = event;
    const { vatView } = stores.customer;
    switch (event.type) {
      case 'consent:change':
        // What was seen until now was seen under the answer until now.
        impressions.flush();
        answers += 1;
        // Before what was held: a container lets an event go by what it heard to be agreed to until then.
        shop.obey(event.data);
        return analytics.decide(event.data);
      case 'page:impression':
        return openPage(event);
      case 'page:vital': {
        const { page, metric, value, id } = event.data;
        const told = { page_type: page, metric_name: metric, metric_value: value, metric_id: id };
        return analytics.track('web_vitals', told, at);
      }
      case 'route:change':
        return impressions.flush();
      case 'product:impression':
      case 'product:click': {
        const { card, list, listName, index } = event.data;
        const shown = ofCard(card);
        const item = { ...shown.item, index };
        if (card.productId !== null) seen.set(card.productId, { ...shown, item });
        const inList = { item_list_id: list, item_list_name: listName, items: [item] as const };
        if (event.type === 'product:impression') return impressions.add(inList);
        // A list is told before what was picked of it.
        impressions.flush();
        return analytics.track('select_item', inList, at);
      }
      case 'product-detail:impression': {
        const { product } = event.data;
        const shown = { currency: product.price?.currency ?? '', item: toProductItem(product, { vatView }) };
        seen.set(product.productId, shown);
        return analytics.track('view_item', valued(shown), at);
      }
      case 'favorite:add': {
        const { productId } = event.data;
        const card = cardOf(productId);
        const known = seen.get(productId) ?? (card && ofCard(card));
        if (known) analytics.track('add_to_wishlist', valued(known), at);
        return;
      }
      case 'promotion:impression':
      case 'promotion:click': {
        const name = event.type === 'promotion:click' ? 'select_promotion' : 'view_promotion';
        const { target, name: promotion_name } = event.data;
        return analytics.track(name, { promotion_id: toldPath(target), promotion_name }, at);
      }
      case 'cart:add':
      case 'cart:remove': {
        const { line, item } = event.data;
        const changed = toCartLineItem(line, { vatView, quantity: item.quantity });
        const name = event.type === 'cart:add' ? 'add_to_cart' : 'remove_from_cart';
        return analytics.track(name, valued({ currency: line.unitPrice.currency, item: changed }), at);
      }
      case 'cart:impression':
      case 'checkout:impression':
      case 'checkout:shipping':
      case 'checkout:payment':
        return withOrders(({ toCheckout }) => {
          const told = toCheckout(event.data.cart, { vatView });
          if (event.type === 'cart:impression') analytics.track('view_cart', told, at);
          else if (event.type === 'checkout:impression') analytics.track('begin_checkout', told, at);
          else if (event.type === 'checkout:shipping')
            analytics.track('add_shipping_info', { ...told, shipping_tier: event.data.name }, at);
          else analytics.track('add_payment_info', { ...told, payment_type: event.data.name }, at);
        });
      case 'checkout:purchase':
        return withOrders(({ toPurchase }) => {
          const { order, buyer, ...made } = event.data;
          const rate = rateOf(shop, order.marketId || site.marketId);
          const told = toPurchase(order, { ...made, ...(rate !== null && { rate }) });
          analytics.track('purchase', told, at, buyer ?? undefined);
        });
      case 'user:login':
        return analytics.track('login', event.data, at);
      case 'user:register':
        return analytics.track('sign_up', { method: 'password' }, at);
      default:
        return;
    }
  };
}

/** Tells of a page that was opened, of the first one of a visit how that began, and of one of search what was searched for. */
function pageTracker({ stores, analytics, site, began }: TrackedShop) {
  let isFirst = true;
  let searched: string | false | null = null;
  return ({ data, timestamp: at }: Extract<ShopEvent, { type: 'page:impression' }>) => {
    const { route, path, title, isReturn } = data;
    // Whoever has not answered yet has had no document told of, so that their visit begins with the one that is.
    const isGoneOnWith = isGoingOn(began) || isAfterPayment.test(route);
    if (isFirst && !(isGoneOnWith && stores.consent.choice))
      analytics.track('original_location', beginningOf(began), at);
    isFirst = false;
    const { customerType, vatView } = stores.customer;
    const page = {
      ...{ page_type: route, channel: site.channelId, market: site.marketId, language: site.languageId },
      ...{ customer_type: customerType, vat_included: vatView === 'incVat' },
    };
    analytics.track('page_data', page, at);
    const address = { page_path: toldPath(path), page_location: toldAddress(site.origin + path) };
    analytics.track('virtual_page_view', { ...address, page_title: toldTitle(title) }, at);
    const term = route === 'search' && toldText(path.split('/').at(-1) ?? '');
    // The next page of the same search is no other one, nor is one that is come back to.
    if (term && path !== searched && !isReturn) analytics.track('search', { search_term: term }, at);
    searched = term && path;
  };
}

/** Pages that a provider of payments leads back to: no visit begins there. */
const isAfterPayment = /^checkout./;

/** Whether the document goes on with a visit: it was led to by the shop itself, or come back to. */
function isGoingOn({ address, referrer, isReturn }: TrackedShop['began']): boolean {
  return isReturn || URL.parse(referrer)?.host === new URL(address).host;
}

function beginningOf(began: TrackedShop['began']) {
  const from = URL.parse(began.referrer)?.host;
  return { location: toldAddress(began.address), ...(from && !isGoingOn(began) && { referrer: from }) };
}

function itemOfCard({ productId, name, brand, category, variant, price }: ListedCard): AnalyticsItem {
  return {
    ...(productId !== null && { item_id: String(productId) }),
    item_name: name,
    ...(brand && { item_brand: brand }),
    ...(category && { item_category: category }),
    ...(variant && { item_variant: variant }),
    quantity: 1,
    ...(price && reducedPrice(price.selling, price.reduction, false)),
  };
}

/** What amounts of a market are multiplied by, where the markets of the shop are counted together; null where they are not. */
function rateOf({ config, stores }: TrackedShop, market: string): number | null {
  if (config.marketsHere.length === 0) return null;
  return stores.market.checkoutMarkets.find(({ alias }) => alias === market)?.rate ?? 1;
}
