import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SeedFamily } from '../catalogue/seed-types.ts';
import { featureCatalogue } from '../testing/feature-catalogue.ts';
import { openCartClient } from '../testing/open-cart-client.ts';
import { describeApi, openTestApi, type TestApi } from '../testing/open-test-api.ts';

/** Breakfast costs less than its parts, and a packet of coffee, at the rate of food, lies in it from the start. */
function withCoffee(family: SeedFamily): SeedFamily {
  if (family.key !== 'frukost') return family;
  const groups = family.package?.map((group) => ({
    ...group,
    required: true,
    options: group.options.map((option, index) => ({ ...option, isDefault: index === 0 })),
  }));
  return { ...family, price: { sek: 249, nok: 269 }, package: groups };
}

describeApi('the price of a package without VAT', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openTestApi({
      catalogue: { ...featureCatalogue, families: featureCatalogue.families.map(withCoffee) },
    });
  });
  afterAll(() => api.close());

  it('is the same in lists, on its page and in the cart, whatever rates its parts carry', async () => {
    const price =
      'productId alias unitPrice { sellingPriceIncVat sellingPriceExVat vat } lowestPrice { sellingPriceExVat }';
    const { data } = await api.query(`{
      product(alias: "frukost") { ${price} priceLog { sellingPriceExVat } }
      products(take: 50) { products { ${price} } } }`);
    const { product } = data;
    const listed = data.products.products.find(({ alias }: { alias: string }) => alias === 'frukost');
    const cart = await openCartClient(api);
    const added = await cart.change('addPackageToCart', { packageId: product.productId });
    const asked = `{ getCart(id: "${cart.id}") { summary { subTotal { sellingPriceIncVat sellingPriceExVat vat } } } }`;
    const { sellingPriceIncVat, sellingPriceExVat, vat } = (await api.query(asked)).data.getCart.summary.subTotal;

    expect(added.data.cart.items).toHaveLength(2);
    expect(product.unitPrice).toMatchObject({ sellingPriceIncVat, sellingPriceExVat, vat });
    expect(listed.unitPrice).toEqual(product.unitPrice);
    expect(product.lowestPrice.sellingPriceExVat).toBe(sellingPriceExVat);
    expect(product.priceLog.at(-1).sellingPriceExVat).toBe(sellingPriceExVat);
    expect(sellingPriceExVat).not.toBe(199.2);
  });
});
