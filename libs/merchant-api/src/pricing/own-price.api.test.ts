import { afterAll, beforeAll, expect, it } from 'vitest';
import { openCompanyDesk, type CompanyDesk } from '../company/testing/open-company-desk.ts';
import { answerOf, describeApi, graphqlRequest } from '../testing/open-test-api.ts';

/** Mugs are 100 kronor for everybody. */
describeApi('the price list of an organization', () => {
  let desk: CompanyDesk;
  let mug = 0;

  beforeAll(async () => {
    desk = await openCompanyDesk({
      mug: [
        { from: 1, selling: 90_00 },
        { from: 3, selling: 80_00 },
        { from: 5, selling: 85_00 },
        { from: 10, selling: 70_00 },
      ],
    });
    const { data } = await shop(null, '{ products(take: 50) { products { productId alias } } }');
    mug = data.products.products.find(({ alias }: { alias: string }) => alias === 'mugg-vit').productId;
  });
  afterAll(() => desk.api.close());

  const shop = async (token: string | null, query: string, variables: object = {}) => {
    const headers: Record<string, string> = token === null ? {} : { authorization: `Bearer ${token}` };
    return answerOf(await desk.api.fetch(graphqlRequest({ query, variables }, headers)));
  };
  const own = async (token: string) =>
    (
      await desk.ask(
        token,
        `query($productIds: [Int!]!) { ownPrices(productIds: $productIds) {
          productId isOwn breaks { fromQuantity sellingPriceIncVat sellingPriceExVat } } }`,
        { productIds: [mug, 999_999] },
      )
    ).data.ownPrices;
  const priceOn = async (token: string | null) => {
    const query = '{ product(alias: "mugg-vit") { unitPrice { sellingPriceIncVat isDiscounted } } }';
    return (await shop(token, query)).data.product.unitPrice;
  };
  const unitPriceIn = async (token: string | null, cartId: string) => {
    const query = 'query($id: String!) { getCart(id: $id) { items { unitPrice { sellingPriceIncVat } } } }';
    return (await shop(token, query, { id: cartId })).data.getCart.items[0].unitPrice.sellingPriceIncVat;
  };

  it("is what its members are shown, and is no reduction; everybody else is shown the shop's", async () => {
    expect(await priceOn(desk.buyer)).toEqual({ sellingPriceIncVat: 90, isDiscounted: false });
    expect(await priceOn(desk.stranger)).toMatchObject({ sellingPriceIncVat: 100 });
    expect(await priceOn(null)).toMatchObject({ sellingPriceIncVat: 100 });
  });

  it('orders their lists too', async () => {
    const query =
      '{ products(take: 50, filter: { sort: PRICE }) { products { alias unitPrice { sellingPriceIncVat } } } }';
    const { data } = await shop(desk.buyer, query);
    const prices = data.products.products.map(
      (one: { unitPrice: { sellingPriceIncVat: number } }) => one.unitPrice.sellingPriceIncVat,
    );
    expect(prices).toContain(90);
    expect(prices).toEqual(prices.toSorted((a: number, b: number) => a - b));
  });

  it('tells its breaks, without those that would make more units dearer', async () => {
    expect(await own(desk.buyer)).toEqual([
      {
        ...{ productId: mug, isOwn: true },
        breaks: [
          { fromQuantity: 3, sellingPriceIncVat: 80, sellingPriceExVat: 64 },
          { fromQuantity: 10, sellingPriceIncVat: 70, sellingPriceExVat: 56 },
        ],
      },
    ]);
    expect(await own(desk.stranger)).toEqual([]);
  });

  it.each([
    [2, 90],
    [3, 80],
    [9, 80],
    [10, 70],
  ])('%i units in the cart cost %i kronor each', async (units, price) => {
    expect(await unitPriceIn(desk.buyer, await desk.fill(desk.buyer, units))).toBe(price);
  });

  it('is nothing to whoever has no part in it', async () => {
    expect(await unitPriceIn(desk.stranger, await desk.fill(desk.stranger, 10))).toBe(100);
  });

  it('is told for article numbers', async () => {
    const query =
      '{ articles(numbers: ["MUG-1"]) { matches { productId sellingPriceIncVat priceBreaks { fromQuantity } } } }';
    const { data } = await desk.ask(desk.buyer, query);
    expect(data.articles[0].matches[0]).toEqual({
      productId: mug,
      sellingPriceIncVat: 90,
      priceBreaks: [{ fromQuantity: 3 }, { fromQuantity: 10 }],
    });
  });

  it('refuses more than a hundred products at once', async () => {
    const { codes } = await desk.ask(desk.buyer, 'query($ids: [Int!]!) { ownPrices(productIds: $ids) { productId } }', {
      ids: Array.from({ length: 101 }, (_, index) => index),
    });
    expect(codes).toEqual(['BAD_USER_INPUT']);
  });
});
