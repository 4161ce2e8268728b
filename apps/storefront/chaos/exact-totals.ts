/** A line as a shopper would copy it from product pages: öre inc VAT, and the rate in whole percent. */
export interface CopiedLine {
  quantity: number;
  selling: number;
  regular: number;
  rate: number;
  /** Three for the price of two. */
  isThreeForTwo: boolean;
  /** What the packages that it is part of cost together; `key` is what their lines share. */
  package?: { key: string; price: number } | undefined;
  /** It is bought with money, and no promotion takes notice of it. */
  isGiftCard?: boolean | undefined;
}

/** What a cart costs, öre. What is named after VAT is inc VAT less the price without it. */
export interface ExactTotals {
  subTotal: number;
  subTotalVat: number;
  shipping: number;
  shippingVat: number;
  payment: number;
  paymentVat: number;
  total: number;
  vat: number;
  /** VAT by rate in basis points, the highest first. */
  vats: readonly { rateBp: number; amount: number }[];
  /** What gift cards pay, and what is left to pay, from both sides of VAT. */
  drawn: number;
  toPay: number;
  toPayExVat: number;
}

/** The demo's codes, as its pages say what they give. */
export type DemoCode = 'VINTER10' | 'HUNDRA' | 'FRIFRAKT' | null;

/** From what amount a code counts, in kronor of either country. */
const minimums = { VINTER10: 300_00n, HUNDRA: 600_00n, FRIFRAKT: 0n };

const freeShippingFrom = 99_00n;
/** The rate of fees where no goods carry VAT, in both countries. */
const ordinaryRate = 25;

/** What is paid beside the goods, and by what. Fees are öre inc VAT, `funds` what gift cards hold. */
export interface CopiedFees {
  shipping: number;
  freeFrom?: number;
  payment: number;
  funds?: number;
}

/**
 * Adds a cart of the demo up by hand: unit by unit, in exact fractions, from what product pages say. It shares nothing with
 * the code of the shop, so that the two can be held against each other.
 */
export function exactTotals(lines: readonly CopiedLine[], code: DemoCode, fees: CopiedFees): ExactTotals {
  const all = lines.map((line) => ({ ...line, value: BigInt(line.quantity) * BigInt(line.selling) }));
  packTogether(all);
  const goods = all.filter(({ isGiftCard }) => !isGiftCard);
  takeThreeForTwo(goods.filter((line) => line.package === undefined));
  const isMet = code !== null && goods.length > 0 && sum(goods.map(({ value }) => value)) >= minimums[code];
  const given = isMet ? code : null;
  if (given === 'VINTER10')
    for (const line of goods) if (line.selling === line.regular && !line.package) line.value = (line.value * 9n) / 10n;
  const subTotal = { value: sum(all.map(({ value }) => value)), vat: sum(all.map(vatOf)) };
  if (given === 'HUNDRA') {
    const shares = share(
      100_00n,
      goods.map(({ value }) => value),
    );
    goods.forEach((line, index) => (line.value -= shares[index] ?? 0n));
  }
  const freeFrom = fees.freeFrom === undefined ? freeShippingFrom : BigInt(fees.freeFrom);
  const isFree = goods.length === 0 || given === 'FRIFRAKT' || subTotal.value >= freeFrom;
  const shipping = feeParts(isFree ? 0n : BigInt(fees.shipping), all);
  const payment = feeParts(all.length === 0 ? 0n : BigInt(fees.payment), all);
  const parts = [...all, ...shipping, ...payment];
  const total = sum(parts.map(({ value }) => value));
  const vat = sum(parts.map(vatOf));
  const cards = sum(all.filter(({ isGiftCard }) => isGiftCard).map(({ value }) => value));
  const drawn = least(BigInt(fees.funds ?? 0), total - cards);
  const [toPayExVat = 0n] = share(total - vat, [total - drawn, drawn]);
  return {
    subTotal: Number(subTotal.value),
    subTotalVat: Number(subTotal.vat),
    shipping: Number(sum(shipping.map(({ value }) => value))),
    shippingVat: Number(sum(shipping.map(vatOf))),
    payment: Number(sum(payment.map(({ value }) => value))),
    paymentVat: Number(sum(payment.map(vatOf))),
    total: Number(total),
    vat: Number(vat),
    vats: vatsOf(parts),
    drawn: Number(drawn),
    toPay: Number(total - drawn),
    toPayExVat: Number(toPayExVat),
  };
}

interface Value {
  rate: number;
  value: bigint;
}

/** The lines of a package cost what the package does, in proportion to what each costs by itself. */
function packTogether(lines: (CopiedLine & Value)[]): void {
  for (const key of new Set(lines.map((line) => line.package?.key))) {
    const own = lines.filter((line) => key !== undefined && line.package?.key === key);
    const shares = share(
      BigInt(own[0]?.package?.price ?? 0),
      own.map(({ value }) => value),
    );
    own.forEach((line, index) => (line.value = shares[index] ?? 0n));
  }
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

/** A fee carries the rates of the goods, in proportion to their value; what carries no VAT does not count. */
function feeParts(fee: bigint, goods: readonly Value[]): Value[] {
  const taxed = goods.filter(({ rate, value }) => value > 0n && rate > 0);
  if (taxed.length === 0) return [{ rate: ordinaryRate, value: fee }];
  const rates = [...new Set(taxed.map(({ rate }) => rate))];
  const worth = rates.map((rate) => sum(taxed.filter((line) => line.rate === rate).map(({ value }) => value)));
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

function vatsOf(parts: readonly Value[]): ExactTotals['vats'] {
  const rates = [...new Set(parts.filter(({ rate, value }) => rate > 0 && value > 0n).map(({ rate }) => rate))];
  return rates
    .sort((one, other) => other - one)
    .map((rate) => ({
      rateBp: rate * 100,
      amount: Number(sum(parts.filter((part) => part.rate === rate).map(vatOf))),
    }));
}

const vatOf = ({ rate, value }: Value): bigint => value - half(value * 100n, BigInt(100 + rate));
const least = (one: bigint, other: bigint): bigint => (one < other ? one : other);
const sum = (values: readonly bigint[]): bigint => values.reduce((whole, value) => whole + value, 0n);
/** Rounds half up. */
const half = (over: bigint, under: bigint): bigint => (2n * over + under) / (2n * under);
