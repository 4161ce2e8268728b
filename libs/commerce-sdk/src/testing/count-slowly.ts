import type { CartOffer } from '../domain/cart/cart-offer.ts';
import type { CountedCart } from '../domain/cart/cart-totals.ts';

/** A unit in a cart, one by one, with what is left to pay of its line kept beside it. */
interface Unit {
  lineId: string;
  price: number;
  isBundled: boolean;
}

/**
 * Adds a cart up as one would by hand: unit by unit, öre by öre, in exact fractions. It shares nothing with `cartTotals` but
 * the question, so that the two can be held against each other.
 */
export function countSlowly(cart: CountedCart) {
  const left = new Map(cart.lines.map(({ lineId, quantity, selling }) => [lineId, BigInt(quantity) * BigInt(selling)]));
  payBundles(cart, left, payPackages(cart, left));
  for (const offer of cart.offers) {
    if (offer.kind !== 'percent') continue;
    for (const { lineId } of linesOf(offer, cart))
      left.set(lineId, floor((left.get(lineId) ?? 0n) * BigInt(100 - offer.percent), 100n));
  }
  const subTotal = sum([...left.values()]);
  for (const offer of cart.offers) if (offer.kind === 'amount') payAmount(offer, cart, left);
  return { subTotal: Number(subTotal), ...withFees(cart, left, subTotal) };
}

function withFees(cart: CountedCart, left: ReadonlyMap<string, bigint>, subTotal: bigint) {
  const isFree =
    // Nothing is carried where there is nothing, or gift cards alone.
    !cart.lines.some(({ isGiftCard }) => !isGiftCard) ||
    cart.offers.some(({ kind }) => kind === 'free-shipping') ||
    (cart.shipping.limit !== null && subTotal >= BigInt(cart.shipping.limit));
  const shipping = isFree ? 0n : BigInt(cart.shipping.fee);
  const payment = cart.lines.length === 0 ? 0n : BigInt(cart.paymentFee);
  const goods = cart.lines.map(({ lineId, rateBp }) => ({ rateBp, value: left.get(lineId) ?? 0n }));
  const vats: Record<string, number> = {};
  for (const { rateBp, value } of [...goods, ...feeParts(shipping, goods, cart), ...feeParts(payment, goods, cart)]) {
    if (rateBp === 0 || value === 0n) continue;
    vats[rateBp] = (vats[rateBp] ?? 0) + Number(value - half(value * 10_000n, BigInt(10_000 + rateBp)));
  }
  const total = sum([...left.values()]) + shipping + payment;
  return { shipping: Number(shipping), total: Number(total), vats };
}

function linesOf(offer: Exclude<CartOffer, { kind: 'free-shipping' }>, { lines }: CountedCart) {
  return lines.filter(({ lineId }) => offer.lines?.includes(lineId) ?? true);
}

/** Gives the lines that are in packages. */
function payPackages(cart: CountedCart, left: Map<string, bigint>): ReadonlySet<string> {
  const packed = new Set<string>();
  for (const offer of cart.offers) {
    if (offer.kind !== 'package-price') continue;
    const lines = linesOf(offer, cart).map(({ lineId }) => lineId);
    const shares = share(
      BigInt(offer.price),
      lines.map((lineId) => left.get(lineId) ?? 0n),
    );
    lines.forEach((lineId, index) => left.set(lineId, shares[index] ?? 0n));
    lines.forEach((lineId) => packed.add(lineId));
  }
  return packed;
}

function payBundles(cart: CountedCart, left: Map<string, bigint>, packed: ReadonlySet<string>): void {
  const units: Unit[] = cart.lines.flatMap(({ lineId, quantity, selling }) =>
    Array.from({ length: quantity }, () => ({ lineId, price: selling, isBundled: packed.has(lineId) })),
  );
  for (const offer of cart.offers) {
    if (offer.kind !== 'multi-buy') continue;
    const offered = new Set(linesOf(offer, cart).map(({ lineId }) => lineId));
    for (;;) {
      const loose = units.filter(({ lineId, isBundled }) => !isBundled && offered.has(lineId));
      if (loose.length < offer.take) break;
      const bundle = dearest(loose, offer.take);
      bundle.forEach((unit, place) => {
        unit.isBundled = true;
        if (place >= offer.pay) left.set(unit.lineId, (left.get(unit.lineId) ?? 0n) - BigInt(unit.price));
      });
    }
  }
}

/** Picks the dearest one again and again; of equals the first. */
function dearest(units: readonly Unit[], count: number): Unit[] {
  const rest = [...units];
  return Array.from({ length: count }, () => {
    let best = 0;
    rest.forEach(({ price }, index) => {
      if (price > (rest[best]?.price ?? 0)) best = index;
    });
    return rest.splice(best, 1);
  }).flat();
}

function payAmount(offer: CartOffer & { kind: 'amount' }, cart: CountedCart, left: Map<string, bigint>): void {
  const lines = linesOf(offer, cart).map(({ lineId }) => lineId);
  const shares = share(
    BigInt(offer.amount),
    lines.map((lineId) => left.get(lineId) ?? 0n),
  );
  lines.forEach((lineId, index) => left.set(lineId, (left.get(lineId) ?? 0n) - (shares[index] ?? 0n)));
}

function feeParts(fee: bigint, goods: readonly { rateBp: number; value: bigint }[], { standardRateBp }: CountedCart) {
  const rates = [...new Set(goods.filter(({ rateBp, value }) => rateBp > 0 && value > 0n).map(({ rateBp }) => rateBp))];
  if (rates.length === 0) return [{ rateBp: standardRateBp, value: fee }];
  const values = rates.map((rate) => sum(goods.filter(({ rateBp }) => rateBp === rate).map(({ value }) => value)));
  // As many times the goods as it takes for the fee to be the smaller one.
  const shares = share(
    fee,
    values.map((value) => value * 1_000_000_000n),
  );
  return rates.map((rateBp, index) => ({ rateBp, value: shares[index] ?? 0n }));
}

/** Rounds each share, then hands the rest out, or takes the lack back, öre by öre from the first part on. */
function share(amount: bigint, weights: readonly bigint[]): bigint[] {
  const whole = sum(weights);
  if (amount >= whole) return [...weights];
  const shares = weights.map((weight) => half(amount * weight, whole));
  let rest = amount - sum(shares);
  for (let index = 0; rest !== 0n;) {
    const step = rest > 0n ? 1n : -1n;
    const next = (shares[index] ?? 0n) + step;
    if (next < 0n || next > (weights[index] ?? 0n)) index += 1;
    else {
      shares[index] = next;
      rest -= step;
    }
  }
  return shares;
}

const sum = (values: readonly bigint[]): bigint => values.reduce((whole, value) => whole + value, 0n);
const floor = (over: bigint, under: bigint): bigint => over / under;
/** Rounds half up. */
const half = (over: bigint, under: bigint): bigint => (2n * over + under) / (2n * under);
