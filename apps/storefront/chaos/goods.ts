import { getProduct, getProducts, type CommerceClient } from '@torg/commerce-sdk';
import { demoShop } from '@torg/demo-shop';

/** A size that shoppers of the run buy, as product pages show it. Öre inc VAT, rate in whole percent. */
export interface Goods {
  skuId: number;
  alias: string;
  selling: number;
  regular: number;
  rate: number;
  isThreeForTwo: boolean;
}

const rates = { standard: 25, food: 6, book: 6, none: 0 } as const;
const threeForTwo = new Set(demoShop.catalogue.promotions?.find(({ key }) => key === 'tre-for-tva')?.families);

/** What the demo sells at a price of its own: no packages, no gift cards, and of each product its first size. */
export async function readGoods(client: CommerceClient): Promise<readonly Goods[]> {
  const families = new Map(
    demoShop.catalogue.families.flatMap((family) =>
      family.colours.flatMap(({ skus }) => skus.map(({ articleNumber }) => [articleNumber, family] as const)),
    ),
  );
  const found: Goods[] = [];
  for (let skip = 0, count = Infinity; skip < count; skip += 100) {
    const page = await getProducts(client, { skip, take: 100 });
    count = page.count;
    for (const { alias, articleNumber, price, skus } of page.products) {
      const family = [...families].find(
        ([number]) => number === articleNumber || number.startsWith(`${articleNumber}-`),
      )?.[1];
      const [sku] = skus;
      if (!family || !price || !sku || family.vatClass === 'none') continue;
      found.push({
        skuId: sku.skuId,
        alias,
        selling: price.selling.incVat,
        regular: price.regular.incVat,
        rate: rates[family.vatClass],
        isThreeForTwo: threeForTwo.has(family.key),
      });
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
