import { getOrder, getOrders, getProducts, getProfile, type CommerceClient } from '@torg/commerce-sdk';
import {
  getAddressBook,
  getBalanceEntries,
  getBoughtGiftCards,
  getContributions,
  getFavourites,
  getOrderConfirmation,
  getPasskeys,
  getSavedCarts,
  getSignedInDevices,
  getStockNotices,
  getWithdrawal,
  type ExtensionsClient,
  type Favourites,
  type OrderConfirmation,
  type SavedCart,
} from '@torg/commerce-sdk/extensions';

/** How many orders are asked for at once. */
const AT_ONCE = 5;

/** How many products one question names. */
const MOST_PRODUCTS = 200;

/**
 * All that the account knows of the customer whose access token is sent, as the right to it has it (GDPR articles 15 and 20);
 * null where the token stands for nobody. Amounts are minor units, moments ISO 8601.
 */
export async function readMyData(
  { commerce, extensions }: { commerce: CommerceClient; extensions: ExtensionsClient | null },
  { token, now }: { token: string; now: number },
) {
  const options = { token };
  const profile = await getProfile(commerce, options);
  if (!profile) return null;
  const orders = (await getOrders(commerce, options)) ?? [];
  const [
    addressBook,
    balanceEntries,
    boughtGiftCards,
    stockNotices,
    signedInDevices,
    passkeys,
    savedCarts,
    favourites,
    contributions,
  ] = extensions
    ? await Promise.all([
        getAddressBook(extensions, options),
        getBalanceEntries(extensions, options),
        getBoughtGiftCards(extensions, options),
        getStockNotices(extensions, options),
        getSignedInDevices(extensions, options),
        getPasskeys(extensions, options),
        getSavedCarts(extensions, options),
        getFavourites(extensions, options),
        getContributions(extensions, options),
      ])
    : [];
  return {
    madeAt: new Date(now).toISOString(),
    // Whoever opens the file reads no documentation of the shop.
    amounts: 'minor units, hundredths of the currency',
    profile,
    orders: await readEach(orders, async (listed) => {
      const { orderId, publicId } = listed;
      const [order, withdrawal] = await Promise.all([
        orderId === null ? null : getOrder(commerce, { orderId }, options),
        extensions && getWithdrawal(extensions, { publicId }, options),
      ]);
      const id = order?.cart?.id;
      const agreed = extensions && id && (await getOrderConfirmation(extensions, { id }, options));
      return {
        ...(order ?? listed),
        ...(agreed && { agreed: toldAgreement(agreed) }),
        ...(withdrawal && { withdrawals: withdrawal.received }),
      };
    }),
    ...(addressBook && { addressBook }),
    ...(balanceEntries && { balanceEntries }),
    ...(boughtGiftCards && { boughtGiftCards }),
    ...(stockNotices && { stockNotices }),
    ...(signedInDevices && { signedInDevices }),
    ...(passkeys && { passkeys }),
    ...(savedCarts && { savedCarts: savedCarts.map(toldCart) }),
    ...contributions,
    ...(favourites && (await toldFavourites(commerce, favourites))),
  };
}

async function readEach<Item, Read>(items: readonly Item[], read: (item: Item) => Promise<Read>): Promise<Read[]> {
  const done: Read[] = [];
  for (let from = 0; from < items.length; from += AT_ONCE)
    done.push(...(await Promise.all(items.slice(from, from + AT_ONCE).map(read))));
  return done;
}

/** What was agreed when an order was placed: the moment, and how it comes. The rest stands in the order itself. */
function toldAgreement({ placedAt, email, shippingName, pickupPoint, deliveryTime, paymentName }: OrderConfirmation) {
  return { placedAt, email, shippingName, pickupPoint, deliveryTime, paymentName };
}

/** A cart without the ids that its client gave it. */
function toldCart({ name, savedAt, items }: SavedCart) {
  return {
    name,
    savedAt,
    items: items.map(({ skuId, quantity, message, packageCount, packageName, productName }) => {
      return { skuId, quantity, message, packageCount, packageName, productName };
    }),
  };
}

/** What is marked, and the lists; the name of a product is null where it is not sold here now. */
async function toldFavourites(commerce: CommerceClient, { productIds, lists }: Favourites) {
  const names = new Map<number, string>();
  for (let from = 0; from < productIds.length; from += MOST_PRODUCTS) {
    const asked = productIds.slice(from, from + MOST_PRODUCTS);
    const selection = { productIds: asked, includeCollapsed: true };
    const { products } = await getProducts(commerce, { skip: 0, take: MOST_PRODUCTS, ...selection });
    for (const { productId, name } of products) names.set(productId, name);
  }
  const told = (productId: number) => ({ productId, productName: names.get(productId) ?? null });
  return {
    favourites: productIds.map(told),
    favouriteLists: lists.map(({ name, shareKey, productIds: held }) => ({
      name,
      isShared: shareKey !== null,
      products: held.map(told),
    })),
  };
}
