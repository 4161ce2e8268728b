import type { PaymentForm, WantedForm } from '../checkout/payment-forms.ts';
import type { ShopDatabase } from '../database/shop-database.ts';
import type { Shop } from '../market/find-shop.ts';
import type { OrderRecord } from '../order/order-record.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { findForm, findSessionOfOrder, writeSession } from './payment-session.repository.ts';
import { returnUrls } from './return-urls.rules.ts';

/** How long (ms) after an order was placed its provider is asked for the first time, unless it calls before. */
export const FIRST_ASKED_MS = 5 * 60_000;

/** What it takes to begin a payment in one shop at one moment. */
export interface BeginPorts {
  db: ShopDatabase;
  provider: PaymentProvider;
  shop: Shop;
  /** Scheme and host of every shop. */
  shopUrls: readonly string[];
  /** Scheme and host that the provider's pages stand on. */
  pagesUrl: string;
  now: number;
  newId(): string;
  userId(): Promise<number | null>;
}

/** The page on which an order is paid. One is made where there is none yet; the provider knows an order by its public id. */
export async function pageForOrder(ports: BeginPorts, order: OrderRecord): Promise<string> {
  const { db, provider, shop, shopUrls, pagesUrl, now } = ports;
  const begun = await findSessionOfOrder(db, order.orderId);
  if (begun) return begun.pageUrl;
  const { payment, draft } = order.checkout;
  const { cartId, currency, languageId } = order;
  const amount = order.counted.totals.balance.toPay.incVat;
  const places = { sent: draft.checkoutUrls, shopUrl: shop.channel.url, shopUrls, cartId };
  const created = await provider.createSession({
    reference: order.publicId,
    kind: 'redirect',
    methodName: payment.name,
    ...{ amount, currency, languageId, pagesUrl },
    returnUrls: returnUrls({ ...places, paymentType: payment.paymentType }),
  });
  const { orderId, channelId, marketId, userId, email } = order;
  const of = { cartId, orderId, channelId, marketId, languageId, userId, email, paymentId: payment.id };
  const askAt = now + FIRST_ASKED_MS;
  const kept = { ...created, ...of, provider: provider.name, formKey: null, amount, currency, begunAt: now, askAt };
  await writeSession(db, kept);
  return created.pageUrl;
}

/** The form that a checkout is paid in: the one that was shown before as long as nothing has changed, else another. */
export async function formForCheckout(ports: BeginPorts, wanted: WantedForm): Promise<PaymentForm | null> {
  const { db, provider, shop, pagesUrl, now } = ports;
  const { cartId, draft, option, amount } = wanted;
  const userId = await ports.userId();
  const [languageId, currency] = [shop.language.id, shop.market.currency.code];
  const places = { sent: draft.checkoutUrls, shopUrl: shop.channel.url, shopUrls: ports.shopUrls, cartId };
  const urls = returnUrls({ ...places, paymentType: option.paymentType });
  const email = draft.email?.trim().toLowerCase() ?? null;
  const formKey = JSON.stringify([option.id, amount, currency, languageId, userId, email, urls]);
  const begun = await findForm(db, cartId, formKey);
  if (begun) return begun.htmlSnippet === null ? null : { html: begun.htmlSnippet, isNew: false };
  const created = await provider.createSession({
    reference: ports.newId(),
    kind: 'embedded',
    methodName: option.name,
    ...{ amount, currency, languageId, pagesUrl },
    returnUrls: urls,
  });
  const of = { cartId, orderId: null, channelId: shop.channel.id, marketId: shop.market.id, languageId, userId, email };
  const about = { provider: provider.name, formKey, paymentId: option.id, amount, currency, begunAt: now };
  await writeSession(db, { ...created, ...of, ...about, askAt: null });
  return created.htmlSnippet === null ? null : { html: created.htmlSnippet, isNew: true };
}
