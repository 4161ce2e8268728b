import * as fc from 'fast-check';
import {
  addPackageToCart,
  addToCart,
  getCart,
  setCartPromoCode,
  updateCartGroup,
  type CommerceClient,
} from '@torg/commerce-sdk';
import type { Cart } from '@torg/commerce-sdk/domain';
import type { CopiedLine, DemoCode } from './exact-totals.ts';
import type { Goods, Package } from './goods.ts';

/** What is sold in a country. */
export interface Shelves {
  client: CommerceClient;
  goods: readonly Goods[];
  packages: readonly Package[];
  /** Gift cards by their codes, with what each holds, öre. */
  cards: readonly { code: string; holds: number }[];
}

/** A cart with what a shopper copied of it from product pages. */
export interface FilledCart {
  cart: Cart;
  lines: readonly CopiedLine[];
  /** The code that was put on it, whether it was taken or not. */
  code: DemoCode;
  /** What its gift cards hold, öre. */
  funds: number;
}

/** What somebody puts in a cart, by places in the lists of a country. */
export const cartWishes = fc.record({
  loose: fc.array(
    fc.record({ isThreeForTwo: fc.boolean(), place: fc.nat(), quantity: fc.integer({ min: 1, max: 4 }) }),
    { maxLength: 3 },
  ),
  package: fc.option(fc.record({ place: fc.nat(), pick: fc.nat(), count: fc.integer({ min: 1, max: 3 }) })),
  giftCards: fc.constantFrom(0, 0, 0, 1, 2),
  code: fc.constantFrom<DemoCode>(null, 'VINTER10', 'VINTER10', 'HUNDRA', 'HUNDRA', 'FRIFRAKT'),
  cards: fc.constantFrom<readonly number[]>([], [], [0], [1], [0, 1]),
});

export type CartWishes = typeof cartWishes extends fc.Arbitrary<infer Value> ? Value : never;

/** The item at a place, counted round and round. */
export function at<Item>(items: readonly Item[], place: number): Item {
  const item = items[place % items.length];
  if (item === undefined) throw new RangeError('There is nothing to choose from');
  return item;
}

/**
 * Fills a cart by the API, and tells it after each step. A code that the API refuses is tried by hand all the same: whether
 * it counts is for the totals to say.
 */
export async function fillCart(shelves: Shelves, wishes: CartWishes): Promise<readonly FilledCart[]> {
  const { client, packages, cards } = shelves;
  const steps: FilledCart[] = [];
  const begun = await getCart(client, {});
  const cartId = begun.id;
  let [packagePrice, code, funds]: [number, DemoCode, number] = [0, null, 0];
  const note = (cart: Cart) => void steps.push({ cart, lines: copyLines(shelves, cart, packagePrice), code, funds });
  const take = (change: Awaited<ReturnType<typeof addPackageToCart>>): Cart => {
    if (!change.ok) throw new Error(`Refused: ${change.refusal.kind}`);
    return change.cart;
  };
  note(begun);
  for (const goods of looseOf(shelves, wishes)) note(take(await addToCart(client, { cartId, ...goods })));
  if (wishes.package) {
    const { place, pick, count } = wishes.package;
    const { packageId, price, groups } = at(packages, place);
    const picked = groups.map((options) => at(options, pick));
    const selections = picked.map(({ groupId, optionId, goods: { skuId } }) => ({ groupId, optionId, skuId }));
    packagePrice = price;
    const cart = take(await addPackageToCart(client, { cartId, packageId, selections }));
    note(cart);
    const groupKey = cart.lines.find((line) => line.groupKey !== null)?.groupKey ?? '';
    packagePrice = price * count;
    note(take(await updateCartGroup(client, { cartId, groupKey, quantity: count })));
  }
  if (wishes.code) {
    const result = await setCartPromoCode(client, { cartId, code: wishes.code });
    code = wishes.code;
    note(result.kind === 'applied' ? result.cart : (steps.at(-1)?.cart ?? begun));
  }
  for (const card of wishes.cards.map((place) => at(cards, place))) {
    const result = await setCartPromoCode(client, { cartId, code: card.code });
    if (result.kind !== 'applied') throw new Error(`A gift card is ${result.kind}`);
    funds += card.holds;
    note(result.cart);
  }
  return steps;
}

function looseOf({ goods }: Shelves, { loose, giftCards }: CartWishes) {
  const wanted = loose.map(({ isThreeForTwo, place, quantity }) => {
    const choice = goods.filter((one) => one.isThreeForTwo === isThreeForTwo && !one.isGiftCard);
    return { skuId: at(choice, place).skuId, quantity };
  });
  const cards = goods.filter(({ isGiftCard }) => isGiftCard).map(({ skuId }) => ({ skuId, quantity: giftCards }));
  return [...wanted, ...cards.filter(({ quantity }) => quantity > 0)];
}

/** What is in a cart, at what product pages say that it costs; a gift costs nothing. */
function copyLines({ goods }: Shelves, { lines }: Cart, packagePrice: number): CopiedLine[] {
  return lines.flatMap(({ skuId, quantity, groupKey, isFreeGift }): CopiedLine[] => {
    const own = goods.find((one) => one.skuId === skuId);
    if (isFreeGift || !own) return [];
    return [{ ...own, quantity, package: groupKey === null ? undefined : { key: groupKey, price: packagePrice } }];
  });
}
