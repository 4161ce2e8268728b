import { afterAll, beforeAll, expect, it } from 'vitest';
import { cheapBreakfast } from '../testing/feature-catalogue.ts';
import { openCartClient } from '../testing/open-cart-client.ts';
import { describeApi, openTestApi, type TestApi } from '../testing/open-test-api.ts';

describeApi('the price of a package without VAT', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openTestApi({ catalogue: cheapBreakfast });
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
