import { exVatFrom } from '@torg/commerce-sdk/domain';
import { priceOfUnits } from './units-price.rules.ts';

/** What one line was bought for, in minor units inc VAT after every reduction, and how many of it were refunded. */
export interface RefundableLine {
  position: number;
  skuId: number;
  articleNumber: string;
  quantity: number;
  /** Hundredths of a percent. */
  rateBp: number;
  paid: number;
  refundedUnits: number;
  /** What each gift card that it bought still holds, the fullest first; null where it bought none. */
  cardsLeft: readonly number[] | null;
}

/** A fee in minor units inc VAT, with the VAT in it; null once it was refunded, and where there is none. */
export interface RefundableFee {
  kind: 'shipping' | 'payment-fee';
  incVat: number;
  vat: number;
}

/** An order as refunds look at it. */
export interface RefundableOrder {
  lines: readonly RefundableLine[];
  fees: readonly RefundableFee[];
  /** What was paid by each and is not paid back, minor units. */
  left: { payment: number; balance: number };
  /** It is over, and its goods went back: what is left is owed as one sum. The VAT is that of all of the order. */
  over: { incVat: number; vat: number } | null;
}

/** What should be refunded: everything that is left, or units by sku id, with or without what sending cost. */
export type RefundRequest =
  { kind: 'whole' } | { kind: 'part'; units: ReadonlyMap<number, number>; withShipping: boolean };

/** One row of a refund. What was paid in two ways goes back in two rows, of which the second has no units. */
export interface RefundRow {
  kind: 'goods' | 'shipping' | 'payment-fee' | 'order';
  linePosition: number | null;
  skuId: number | null;
  articleNumber: string | null;
  quantity: number;
  incVat: number;
  vat: number;
  toBalance: boolean;
}

/** Why nothing is refunded. */
export type RefundRefusal =
  | { kind: 'nothing-paid' }
  | { kind: 'nothing-wanted' }
  | { kind: 'whole-only' }
  | { kind: 'no-shipping' }
  | { kind: 'too-many'; skuId: number; left: number };

export type RefundPlan = { ok: true; rows: readonly RefundRow[] } | { ok: false; refusal: RefundRefusal };

type Sum = Omit<RefundRow, 'toBalance'>;

/**
 * Plans what goes back for what. What the payment paid goes back first, the way it came; then what balances paid. However an
 * order is refunded in parts, the parts add up to what was paid for it, to the öre and with their VAT.
 */
export function planRefund(order: RefundableOrder, request: RefundRequest): RefundPlan {
  const { left, over } = order;
  const most = left.payment + left.balance;
  if (most === 0) return refused({ kind: 'nothing-paid' });
  if (over) return request.kind === 'whole' ? split([owed(most, over)], left) : refused({ kind: 'whole-only' });
  if (request.kind === 'whole') {
    const rest = order.lines.map((line) => goods(line, line.quantity - line.refundedUnits));
    return split([...rest.filter(({ quantity }) => quantity > 0), ...order.fees.map(fee)], left);
  }
  const [short] = [...request.units].flatMap(([skuId, units]) => {
    const unitsLeft = leftOf(order.lines, skuId);
    return units > unitsLeft ? [{ skuId, left: unitsLeft }] : [];
  });
  if (short) return refused({ kind: 'too-many', ...short });
  const shipping = order.fees.filter(({ kind }) => kind === 'shipping');
  if (request.withShipping && shipping.length === 0) return refused({ kind: 'no-shipping' });
  const sums = [...goodsOf(order.lines, request.units), ...(request.withShipping ? shipping.map(fee) : [])];
  return sums.length === 0 ? refused({ kind: 'nothing-wanted' }) : split(sums, left);
}

function refused(refusal: RefundRefusal): RefundPlan {
  return { ok: false, refusal };
}

function leftOf(lines: readonly RefundableLine[], skuId: number): number {
  const own = lines.filter((line) => line.skuId === skuId);
  return own.reduce((sum, { quantity, refundedUnits }) => sum + quantity - refundedUnits, 0);
}

/** Units of a sku come from its lines one after the other, what was dearest first. */
function goodsOf(lines: readonly RefundableLine[], wanted: ReadonlyMap<number, number>): Sum[] {
  return [...wanted].flatMap(([skuId, units]) => {
    let missing = units;
    const own = lines.filter((line) => line.skuId === skuId);
    own.sort((one, other) => other.paid / other.quantity - one.paid / one.quantity);
    return own.flatMap((line) => {
      const part = Math.min(missing, line.quantity - line.refundedUnits);
      missing -= part;
      return part > 0 ? [goods(line, part)] : [];
    });
  });
}

/** The share of the next units; of gift cards what they still hold. */
function goods(line: RefundableLine, units: number): Sum {
  const { position, skuId, articleNumber, cardsLeft } = line;
  const sum = cardsLeft === null ? shareOfUnits(line, units) : leftOnCards(cardsLeft, line.rateBp, units);
  return { kind: 'goods', linePosition: position, skuId, articleNumber, quantity: units, ...sum };
}

function shareOfUnits(line: RefundableLine, units: number) {
  const upTo = (count: number) => withVat(priceOfUnits(line, count), line.rateBp);
  const [before, after] = [upTo(line.refundedUnits), upTo(line.refundedUnits + units)];
  const incVat = after.incVat - before.incVat;
  return { incVat, vat: Math.min(incVat, Math.max(0, after.vat - before.vat)) };
}

function leftOnCards(cardsLeft: readonly number[], rateBp: number, units: number) {
  return withVat(
    cardsLeft.slice(0, units).reduce((sum, left) => sum + left, 0),
    rateBp,
  );
}

function withVat(incVat: number, rateBp: number) {
  return { incVat, vat: incVat - exVatFrom(incVat, rateBp) };
}

const noGoods = { linePosition: null, skuId: null, articleNumber: null, quantity: 1 };

function fee({ kind, incVat, vat }: RefundableFee): Sum {
  return { kind, ...noGoods, incVat, vat };
}

function owed(incVat: number, all: { incVat: number; vat: number }): Sum {
  return { kind: 'order', ...noGoods, incVat, vat: shareOf(all.vat, incVat, all.incVat) };
}

/** Lets the payment bear what it paid, and balances the rest; never more than was paid. */
function split(sums: readonly Sum[], left: RefundableOrder['left']): RefundPlan {
  let { payment, balance } = left;
  const rows = sums.flatMap((sum): RefundRow[] => {
    const byPayment = Math.min(payment, sum.incVat);
    const byBalance = Math.min(balance, sum.incVat - byPayment);
    payment -= byPayment;
    balance -= byBalance;
    const vat = shareOf(sum.vat, byPayment, sum.incVat);
    const parts = [
      { ...sum, incVat: byPayment, vat, toBalance: false },
      { ...sum, incVat: byBalance, vat: shareOf(sum.vat, byPayment + byBalance, sum.incVat) - vat, toBalance: true },
    ];
    const own = parts.filter(({ incVat }) => incVat > 0);
    // What cost nothing goes back as well, for nothing.
    const [first = { ...sum, incVat: 0, vat: 0, toBalance: false }, ...others] = own;
    return [first, ...others.map((part) => ({ ...part, quantity: 0 }))];
  });
  return { ok: true, rows };
}

function shareOf(vat: number, part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((vat * part) / whole);
}
