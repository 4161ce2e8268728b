import { afterAll, beforeAll, expect, it } from 'vitest';
import { openCheckoutClient } from '../testing/open-checkout-client.ts';
import { describeApi, openTestApi, type TestApi } from '../testing/open-test-api.ts';

const asked = `query($postalCode: String!, $cartId: String, $productId: Int, $quantity: Int, $channelId: String) {
  deliveryEstimate(postalCode: $postalCode, cartId: $cartId, productId: $productId, quantity: $quantity, channelId: $channelId) {
    problem currency
    ways { id name feeIncVat amountLeftToFreeShipping arrival earliestDate pickupPoints { id name distance } } } }`;

describeApi('how goods come to a postal code', () => {
  let api: TestApi;
  let productId: number;
  beforeAll(async () => {
    api = await openTestApi();
    productId = (await api.query('{ product(alias: "mugg-vit") { productId } }')).data.product.productId;
  });
  afterAll(() => api.close());

  const ask = async (variables: object) => (await api.queryExtensions(asked, variables)).data.deliveryEstimate;
  const codes = async (variables: object) => (await api.queryExtensions(asked, variables)).codes;

  it('is what a checkout offers there', async () => {
    const client = await openCheckoutClient(api);
    await client.add('MUG-1', 1);
    const { ways, ...told } = await ask({ postalCode: '111 22', cartId: client.id });
    expect(told).toEqual({ problem: null, currency: 'SEK' });
    const { shippingOptions } = (await client.fillIn({ billingAddress: { zip: '111 22' } })).data.checkout;
    expect(ways.map(({ id, feeIncVat }: { id: number; feeIncVat: number }) => [id, feeIncVat])).toEqual(
      shippingOptions.map(({ id, feeIncVat }: { id: number; feeIncVat: number }) => [id, feeIncVat]),
    );
    expect(ways[0]).toMatchObject({
      earliestDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      arrival: expect.stringContaining('Kan hämtas'),
      pickupPoints: [{ distance: 250 }, { distance: 700 }, { distance: 1100 }],
    });
  });

  it('is told of a product that lies in no cart, and costs less where there is more of it', async () => {
    const one = await ask({ postalCode: '11122', productId });
    const many = await ask({ postalCode: '11122', productId, quantity: 20 });
    expect(one.ways).toHaveLength(3);
    const left = ({ amountLeftToFreeShipping }: { amountLeftToFreeShipping: number }) => amountLeftToFreeShipping;
    expect(left(many.ways[2])).toBeLessThan(left(one.ways[2]));
  });

  it.each([
    ['in one line', [[2, {}]]],
    [
      'in two, each of which would do alone',
      [
        [1, {}],
        [1, { message: 'Grattis!' }],
      ],
    ],
  ] as const)('names no day for what is not on the shelf, %s, and neither does the checkout', async (_, added) => {
    const client = await openCheckoutClient(api);
    for (const [quantity, more] of added) await client.add('KAF-1', quantity, more);
    const { ways } = await ask({ postalCode: '11122', cartId: client.id });
    expect(ways).toHaveLength(3);
    for (const way of ways) expect(way).toMatchObject({ arrival: '', earliestDate: null });
    const { shippingData } = (await client.fillIn({ billingAddress: { zip: '111 22' } })).data.checkout;
    for (const option of JSON.parse(shippingData).options)
      expect(option).toMatchObject({ description1: '', earliestDate: null });
  });

  it.each([
    ['1', 'POSTAL_CODE'],
    ['', 'POSTAL_CODE'],
    ['99999', 'NOT_DELIVERED'],
  ])('is refused for %o: %s', async (postalCode, problem) => {
    expect(await ask({ postalCode, productId })).toMatchObject({ problem, ways: [] });
  });

  it('is told of nothing that is not there', async () => {
    expect(await codes({ postalCode: '11122', productId: 999_999 })).toEqual(['UNKNOWN_PRODUCT']);
    expect(await codes({ postalCode: '11122', cartId: 'none' })).toEqual(['CART_NOT_FOUND']);
    expect(await codes({ postalCode: '11122' })).toEqual(['BAD_USER_INPUT']);
    expect(await codes({ postalCode: '11122', productId, quantity: 0 })).toEqual(['BAD_USER_INPUT']);
  });
});
