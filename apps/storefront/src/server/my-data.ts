import { getOrder, getOrders, getProfile, type CommerceClient } from '@torg/commerce-sdk';
import {
  getAddressBook,
  getBalanceEntries,
  getBoughtGiftCards,
  getPasskeys,
  getSignedInDevices,
  getStockNotices,
  type ExtensionsClient,
} from '@torg/commerce-sdk/extensions';

/** How many orders are asked for at once. */
const AT_ONCE = 5;

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
  const [addressBook, balanceEntries, boughtGiftCards, stockNotices, signedInDevices, passkeys] = extensions
    ? await Promise.all([
        getAddressBook(extensions, options),
        getBalanceEntries(extensions, options),
        getBoughtGiftCards(extensions, options),
        getStockNotices(extensions, options),
        getSignedInDevices(extensions, options),
        getPasskeys(extensions, options),
      ])
    : [];
  return {
    madeAt: new Date(now).toISOString(),
    profile,
    orders: await readEach(orders, async ({ orderId, ...listed }) =>
      orderId === null ? listed : ((await getOrder(commerce, { orderId }, options)) ?? listed),
    ),
    ...(addressBook && { addressBook }),
    ...(balanceEntries && { balanceEntries }),
    ...(boughtGiftCards && { boughtGiftCards }),
    ...(stockNotices && { stockNotices }),
    ...(signedInDevices && { signedInDevices }),
    ...(passkeys && { passkeys }),
  };
}

async function readEach<Item, Read>(items: readonly Item[], read: (item: Item) => Promise<Read>): Promise<Read[]> {
  const done: Read[] = [];
  for (let from = 0; from < items.length; from += AT_ONCE)
    done.push(...(await Promise.all(items.slice(from, from + AT_ONCE).map(read))));
  return done;
}
