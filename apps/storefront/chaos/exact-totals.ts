/** A line as a shopper would copy it from product pages: öre inc VAT, and the rate in whole percent. */
export interface CopiedLine {
  quantity: number;
  selling: number;
  regular: number;
  rate: number;
  /** Three for the price of two. */
  isThreeForTwo: boolean;
}

/** What a cart costs, öre. */
export interface ExactTotals {
  subTotal: number;
  shipping: number;
  total: number;
  /** Inc VAT less this is the price without VAT. */
  vat: number;
}

/** The demo's codes, as its pages say what they give. */
export type DemoCode = 'VINTER10' | 'HUNDRA' | 'FRIFRAKT' | null;

const freeShippingFrom = 99_00n;

/**
 * Adds a cart of the demo up by hand: unit by unit, in exact fractions, from what product pages say. It shares nothing with
 * the code of the shop, so that the two can be held against each other. Fees are öre inc VAT.
 */
export function exactTotals(
  lines: readonly CopiedLine[],
  code: DemoCode,
  fees: { shipping: number; freeFrom?: number; payment: number },
): ExactTotals {
  const goods = lines.map((line) => ({ ...line, value: BigInt(line.quantity) * BigInt(line.selling) }));
  takeThreeForTwo(goods);
  if (code === 'VINTER10')
    for (const line of goods) if (line.selling === line.regular) line.value = (line.value * 9n) / 10n;
  const subTotal = sum(goods.map(({ value }) => value));
  if (code === 'HUNDRA') {
    const shares = share(
      100_00n,
      goods.map(({ value }) => value),
    );
    goods.forEach((line, index) => (line.value -= shares[index] ?? 0n));
  }
  const freeFrom = fees.freeFrom === undefined ? freeShippingFrom : BigInt(fees.freeFrom);
  const shipping = goods.length === 0 || code === 'FRIFRAKT' || subTotal >= freeFrom ? 0n : BigInt(fees.shipping);
  const parts = [...goods, ...feeParts(shipping, goods), ...feeParts(BigInt(fees.payment), goods)];
  const total = sum(parts.map(({ value }) => value));
  const vat = sum(parts.map(({ rate, value }) => value - half(value * 100n, BigInt(100 + rate))));
  return { subTotal: Number(subTotal), shipping: Number(shipping), total: Number(total), vat: Number(vat) };
}

interface Value {
  rate: number;
  value: bigint;
}

/** Of every three units, the dearest first, the cheapest is free. */
function takeThreeForTwo(goods: (CopiedLine & Value)[]): void {
  const units = goods
    .filter(({ isThreeForTwo }) => isThreeForTwo)
    .flatMap((line) => Array.from({ length: line.quantity }, () => line))
    .sort((one, other) => other.selling - one.selling);
  units.forEach((line, index) => {
    if (index % 3 === 2) line.value -= BigInt(line.selling);
  });
}

/** A fee carries the rates of the goods, in proportion to their value. */
function feeParts(fee: bigint, goods: readonly Value[]): Value[] {
  const rates = [...new Set(goods.filter(({ value }) => value > 0n).map(({ rate }) => rate))];
  const worth = rates.map((rate) => sum(goods.filter((line) => line.rate === rate).map(({ value }) => value)));
  const shares = share(
    fee,
    worth.map((value) => value * 1_000_000n),
  );
  return rates.map((rate, index) => ({ rate, value: shares[index] ?? 0n }));
}

/** Rounds each share, then hands out what is left, öre by öre, from the first part that can bear it. */
function share(amount: bigint, weights: readonly bigint[]): bigint[] {
  const whole = sum(weights);
  if (amount >= whole) return [...weights];
  const shares = weights.map((weight) => half(amount * weight, whole));
  let rest = amount - sum(shares);
  for (let index = 0; rest !== 0n && index < weights.length;) {
    const step = rest > 0n ? 1n : -1n;
    const next = (shares[index] ?? 0n) + step;
    if (next < 0n || next > (weights[index] ?? 0n)) {
      index += 1;
    } else {
      shares[index] = next;
      rest -= step;
    }
  }
  return shares;
}

const sum = (values: readonly bigint[]): bigint => values.reduce((whole, value) => whole + value, 0n);
/** Rounds half up. */
const half = (over: bigint, under: bigint): bigint => (2n * over + under) / (2n * under);
