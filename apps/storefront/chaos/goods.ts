import {
  addToCart,
  createOrUpdateCheckout,
  getCart,
  getProduct,
  getProductPackage,
  getProducts,
  type CommerceClient,
} from '@torg/commerce-sdk';
import { demoShop } from '@torg/demo-shop';

/** A size that shoppers of the run buy, as product pages show it. Öre inc VAT, rate in whole percent. */
export interface Goods {
  skuId: number;
  alias: string;
  /** The path of its page in the shop. */
  path: string;
  selling: number;
  regular: number;
  rate: number;
  isThreeForTwo: boolean;
  isGiftCard: boolean;
}

/** A package with the choices of each of its groups, and what one costs, öre inc VAT. */
export interface Package {
  packageId: number;
  price: number;
  groups: readonly (readonly { groupId: number; optionId: number; quantity: number; goods: Goods }[])[];
}

/** The rates of the day that the API of the tests has, in whole percent. */
const rates = {
  SE: { standard: 25, food: 6, book: 6, none: 0 },
  NO: { standard: 25, food: 15, book: 0, none: 0 },
} as const;
const threeForTwo = new Set(demoShop.catalogue.promotions?.find(({ key }) => key === 'tre-for-tva')?.families);

/** What the demo sells at a price of its own: no packages, and of each product its first size. */
export async function readGoods(client: CommerceClient, country: keyof typeof rates = 'SE'): Promise<readonly Goods[]> {
  const families = new Map(
    demoShop.catalogue.families.flatMap((family) =>
      family.colours.flatMap(({ skus }) => skus.map(({ articleNumber }) => [articleNumber, family] as const)),
    ),
  );
  const found: Goods[] = [];
  for (let skip = 0, count = Infinity; skip < count; skip += 100) {
    const page = await getProducts(client, { skip, take: 100 });
    count = page.count;
    for (const { alias, articleNumber, canonicalUrl, price, skus } of page.products) {
      const family = [...families].find(
        ([number]) => number === articleNumber || number.startsWith(`${articleNumber}-`),
      )?.[1];
      const [sku] = skus;
      if (!family || !price || !sku) continue;
      found.push({
        skuId: sku.skuId,
        alias,
        path: canonicalUrl,
        selling: price.selling.incVat,
        regular: price.regular.incVat,
        rate: rates[country][family.vatClass],
        isThreeForTwo: threeForTwo.has(family.key),
        isGiftCard: family.vatClass === 'none',
      });
    }
  }
  return found;
}

/** The packages that the demo sells, made of its goods. */
export async function readPackages(client: CommerceClient, goods: readonly Goods[]): Promise<readonly Package[]> {
  const found: Package[] = [];
  for (let skip = 0, count = Infinity; skip < count; skip += 100) {
    const page = await getProducts(client, { skip, take: 100 });
    count = page.count;
    for (const { alias, price, skus } of page.products) {
      const read = skus.length === 0 && price ? await getProductPackage(client, { alias }) : null;
      if (!read || !price) continue;
      const groups = read.groups.map(({ groupId, options }) =>
        options.flatMap(({ optionId, quantity, product }) => {
          const own = goods.find(({ skuId }) => skuId === product.skus[0]?.skuId);
          return own ? [{ groupId, optionId, quantity, goods: own }] : [];
        }),
      );
      found.push({ packageId: read.packageId, price: price.selling.incVat, groups });
    }
  }
  return found;
}

/** How many of each there are, by sku. */
export async function readStock(client: CommerceClient, goods: readonly Goods[]): Promise<ReadonlyMap<number, number>> {
  const stock = new Map<number, number>();
  for (const { alias, skuId } of goods) {
    const product = await getProduct(client, { alias }, { fetchPolicy: 'no-store' });
    const sku = product?.skus.find((one) => one.skuId === skuId);
    if (sku) stock.set(skuId, sku.stock.inStock);
  }
  return stock;
}

/** The way of payment that is a bill, as the checkout of some cart offers it. */
export async function readInvoice(client: CommerceClient, [some]: readonly Goods[]): Promise<number> {
  const { id: cartId } = await getCart(client);
  await addToCart(client, { cartId, skuId: some?.skuId ?? 0, quantity: 1 });
  const answer = await createOrUpdateCheckout(client, { cartId, details: { billingAddress: { zip: '111 22' } } });
  const options = answer.kind === 'open' ? answer.checkout.paymentOptions : [];
  const invoice = options.find(({ flow }) => flow === 'shop');
  if (!invoice) throw new Error('Nobody can pay by invoice');
  return invoice.paymentId;
}
