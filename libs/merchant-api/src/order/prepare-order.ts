import { localDateWriter } from '@torg/commerce-sdk/domain';
import type { CartRecord } from '../cart/cart-record.ts';
import type { CountedCartLine } from '../cart/counted-cart.ts';
import type { CheckoutDraft } from '../checkout/checkout-draft.ts';
import { openCheckout, type OpenCheckout } from '../checkout/open-checkout.ts';
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
}

/** Checks what was filled in and chosen, and counts the cart. Reads only; the stock is checked where it is locked. */
export async function prepareOrder(
  view: OrderView,
  cart: CartRecord,
  draft: CheckoutDraft,
): Promise<PreparedOrder | { ok: false; refusal: OrderRefusal }> {
  const refused = (refusal: OrderRefusal) => ({ ok: false as const, refusal });
  const { market } = view.shop;
  if (market.isVirtual) return refused({ kind: 'market' });
  if (cart.lines.length === 0) return refused({ kind: 'cart-empty' });
  const open = await openCheckout(view, cart, draft);
  const { payment, shipping } = choicesOf(open);
  const wrong = checkForm(draft, {
    countryCode: market.country.code,
    customerType: draft.customerType ?? (await view.customer()).customerType,
    isBilled: payment?.kind === 'invoice',
    today: localDateWriter(market.timeZone)(view.now),
  });
  if (wrong) return refused(wrong);
  if (open.isBlocked) return refused({ kind: 'blocked' });
  if (!shipping) return refused({ kind: 'shipping' });
  if (!payment) return refused({ kind: 'payment' });
  const gone = await findUnsellable(view, open);
  if (gone !== null) return refused({ kind: 'out-of-stock', skuId: gone, left: 0 });
  const checkout: PlacedCheckout = {
    draft,
    shipping: { id: shipping.id, name: shipping.name },
    payment: { id: payment.id, name: payment.name, kind: payment.kind, paymentType: payment.paymentType },
  };
  const email = (draft.email ?? '').trim().toLowerCase();
  const userId = (await view.currentUser())?.userId ?? null;
  return { ok: true, open, checkout, email, userId, lines: await Promise.all(toLines(view, open)) };
}

/** What the shopper chose of what is offered; what was only selected beforehand was not chosen. */
function choicesOf({ draft, shipping, payment }: OpenCheckout) {
  return {
    shipping: shipping?.id === draft.shippingId ? shipping : null,
    payment: payment.selected?.id === draft.paymentId ? payment.selected : null,
  };
}

/** The first sku of a cart that is no longer for sale here; null where all are. */
async function findUnsellable({ catalogue, pricing }: OrderView, { cart }: OpenCheckout): Promise<number | null> {
  const sold = cart.lines.map(async ({ line: { skuId } }) => {
    const sku = await catalogue.skus.load(skuId);
    const [product, price] = sku
      ? await Promise.all([catalogue.products.load(sku.productId), pricing.current(sku.productId)])
      : [];
    return product && price ? [] : [skuId];
  });
  return (await Promise.all(sold)).flat()[0] ?? null;
}

function toLines({ catalogue }: OrderView, { cart: { lines, totals } }: OpenCheckout): Promise<OrderLineRecord>[] {
  return lines.map(async ({ line, counted }: CountedCartLine, index) => {
    const sku = await catalogue.skus.load(line.skuId);
    const product = sku && (await catalogue.products.load(sku.productId));
    const own = totals.lines[index];
    return {
      skuId: line.skuId,
      productId: sku?.productId ?? null,
      articleNumber: sku?.articleNumber ?? '',
      name: product?.name ?? '',
      quantity: line.quantity,
      rateBp: counted.rateBp,
      unitSelling: counted.selling,
      totalIncVat: own?.selling.incVat ?? 0,
      totalExVat: own?.selling.exVat ?? 0,
      fixedDiscount: own?.fixedDiscount ?? 0,
    };
  });
}
