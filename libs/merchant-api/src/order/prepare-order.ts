import { localDateWriter, readEmailAddress, type LineTotals, type CustomerType } from '@torg/commerce-sdk/domain';
import type { CartRecord } from '../cart/cart-record.ts';
import type { CountedCartLine } from '../cart/counted-cart.ts';
import type { CheckoutDraft } from '../checkout/checkout-draft.ts';
import { wishesWith, wrongDeliveryChoice } from '../checkout/delivery-choice.rules.ts';
import type { DeliveryObstacle } from '../checkout/delivery-place.rules.ts';
import { openCheckout, type OpenCheckout } from '../checkout/open-checkout.ts';
import { isByMail } from '../checkout/sent-by-mail.ts';
import { findForSale, type ForSale } from '../pricing/find-for-sale.ts';
import { checkForm } from './check-form.rules.ts';
import type { OrderLineRecord, PlacedCheckout } from './order-record.ts';
import type { OrderRefusal } from './order-refusal.ts';
import type { OrderView } from './order-view.ts';

/** A cart that can be ordered as it is, as far as nothing is locked yet. */
export interface PreparedOrder {
  ok: true;
  open: OpenCheckout;
  checkout: PlacedCheckout;
  email: string;
  /** Null for guests. */
  userId: number | null;
  lines: readonly OrderLineRecord[];
  /** What the packages in it are called, by product id. */
  packageNames: ReadonlyMap<number, string>;
  customerType: CustomerType;
}

/** Checks what was filled in and chosen, and counts the cart. Reads only; the stock is checked where it is locked. */
export async function prepareOrder(
  view: OrderView,
  cart: CartRecord,
  filledIn: CheckoutDraft,
): Promise<PreparedOrder | { ok: false; refusal: OrderRefusal }> {
  const refused = (refusal: OrderRefusal) => ({ ok: false as const, refusal });
  const { market } = view.shop;
  if (market.isVirtual) return refused({ kind: 'market' });
  if (cart.lines.length === 0) return refused({ kind: 'cart-empty' });
  const customerType = filledIn.customerType ?? (await view.customer()).customerType;
  // A member's order is billed to their organization, whatever number was filled in.
  const billed = await view.purchases.billedNumber(customerType);
  const draft = billed === null ? filledIn : { ...filledIn, identityNumber: billed };
  const open = await openCheckout(view, cart, draft);
  const { payment, shipping } = choicesOf(open);
  const dateOf = localDateWriter(market.timeZone);
  const today = dateOf(view.now);
  const wrong = checkForm(draft, {
    countryCode: market.country.code,
    customerType,
    isBilled: payment?.kind === 'invoice',
    isDelivered: !(shipping && isByMail(shipping)),
    today,
  });
  if (wrong) return refused(wrong);
  if (open.isBlocked) return refused({ kind: 'blocked' });
  const { obstacle } = open;
  if (obstacle) return refused({ kind: 'place', field: placeOf(draft, obstacle), obstacle });
  if (!shipping) return refused({ kind: 'shipping' });
  const unoffered = wrongDeliveryChoice(draft, open.carrierOption, { today, dateOf });
  if (unoffered) return refused(unoffered);
  if (open.externalFee === 'unknown') return refused({ kind: 'shipping-fee' });
  if (!payment) return refused({ kind: 'payment' });
  const ordered = await readLines(view, open);
  if (!ordered.ok) return ordered;
  const checkout: PlacedCheckout = {
    draft: wishesWith(draft, open.carrierOption),
    shipping: { id: shipping.id, name: shipping.name },
    payment: { id: payment.id, name: payment.name, kind: payment.kind, paymentType: payment.paymentType },
  };
  const email = readEmailAddress(draft.email ?? '') ?? '';
  const userId = (await view.currentUser())?.userId ?? null;
  const packageNames = await readPackageNames(view, open);
  return { ok: true, open, checkout, email, userId, customerType, lines: ordered.lines, packageNames };
}

async function readPackageNames({ catalogue }: OrderView, { cart: { lines } }: OpenCheckout) {
  const ids = [...new Set(lines.flatMap(({ line }) => line.choice?.packageId ?? []))];
  const found = await Promise.all(ids.map((id) => catalogue.products.load(id)));
  return new Map(found.flatMap((product) => (product ? [[product.productId, product.name] as const] : [])));
}

/** The field that tells the place to which nothing is sent. */
export function placeOf({ shippingAddress }: CheckoutDraft, { kind }: DeliveryObstacle): string {
  return `${shippingAddress?.zip ? 'shippingAddress' : 'billingAddress'}.${kind === 'country' ? 'country' : 'zip'}`;
}

/** What the shopper chose of what is offered; what was only selected beforehand was not chosen. */
function choicesOf({ draft, shipping, payment }: OpenCheckout) {
  return {
    // By mail there is nothing to choose.
    shipping: shipping && (shipping.id === draft.shippingId || isByMail(shipping)) ? shipping : null,
    payment: payment.selected?.id === draft.paymentId ? payment.selected : null,
  };
}

type ReadLines = { ok: true; lines: readonly OrderLineRecord[] } | { ok: false; refusal: OrderRefusal };

/** The lines as they are kept with the order; refused where one of them is no longer for sale here. */
export async function readLines(view: OrderView, { cart: { lines, totals } }: OpenCheckout): Promise<ReadLines> {
  const goods = await Promise.all(lines.map(({ line }) => findForSale(view, line.skuId)));
  const gone = lines[goods.indexOf(null)];
  if (gone) return { ok: false, refusal: { kind: 'out-of-stock', skuId: gone.line.skuId, left: 0 } };
  return {
    ok: true,
    lines: lines.flatMap((line, index) => {
      const own = goods[index];
      return own ? toLine(own, line, totals.lines[index]) : [];
    }),
  };
}

function toLine({ sku, product }: ForSale, { line, counted }: CountedCartLine, totals?: LineTotals): OrderLineRecord {
  return {
    skuId: sku.skuId,
    productId: product.productId,
    articleNumber: sku.articleNumber,
    name: nameOf(product.name, sku.name),
    quantity: line.quantity,
    rateBp: counted.rateBp,
    unitSelling: counted.selling,
    totalIncVat: totals?.selling.incVat ?? 0,
    totalExVat: totals?.selling.exVat ?? 0,
    fixedDiscount: totals?.fixedDiscount ?? 0,
  };
}

/** A product with the size or shape that its sku is; a product of one sku has none. */
function nameOf(product: string, sku: string): string {
  return sku === '-' || sku === '' ? product : `${product}, ${sku}`;
}
