import { merchantApiTypeDefs } from '@torg/commerce-sdk/schema';
import {
  getNamedType,
  isObjectType,
  isRequiredArgument,
  lexicographicSortSchema,
  printSchema,
  type GraphQLSchema,
} from 'graphql';
import { createSchema } from 'graphql-yoga';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { invoiceCheckout, openCheckoutClient } from '../testing/open-checkout-client.ts';
import { describeApi, openTestApi, type TestApi } from '../testing/open-test-api.ts';
import { createApiSchema } from './create-schema.ts';

/** Selects every field that needs no argument, that many levels deep, but those that are known to be missing. */
function everyField(schema: GraphQLSchema, typeName: string, levels: number, missing: readonly string[] = []): string {
  const type = schema.getType(typeName);
  if (!isObjectType(type)) return '';
  const fields = Object.values(type.getFields())
    .filter(({ name, args }) => !missing.includes(name) && !args.some(isRequiredArgument))
    .flatMap(({ name, type: fieldType }) => {
      const below = getNamedType(fieldType);
      if (!isObjectType(below)) return name;
      const selection = levels > 1 ? everyField(schema, below.name, levels - 1, missing) : '';
      return selection === '' ? [] : `${name} ${selection}`;
    });
  return fields.length === 0 ? '' : `{ ${fields.join(' ')} }`;
}

const schema = createApiSchema();

describeApi('the contract', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openTestApi();
  });
  afterAll(() => api.close());

  it('is served as it is written', () => {
    const written = createSchema({ typeDefs: merchantApiTypeDefs });
    const plain = (graphql: GraphQLSchema) =>
      printSchema(lexicographicSortSchema(graphql)).replace(/"""[^"]*"""\n/g, '');
    expect(plain(schema)).toBe(plain(written));
  });

  it.each([
    ['channels', 'ChannelType', ''],
    ['channel', 'ChannelType', '(channelId: "2|no")'],
    ['categories', 'CategoryType', ''],
    ['category', 'CategoryType', '(alias: "muggar")'],
    ['brands', 'BrandListType', ''],
    ['product', 'ProductType', '(alias: "mugg-gron")'],
    ['getMenuAtLocation', 'MenuType', '(menuLocationId: "main-mobile")'],
    ['cmsPages', 'PageWidgetPageType', ''],
    ['widgetArea', 'PageWidgetCollectionType', '(family: "Frontpage", areaName: "The front page area")'],
    ['listPageInfo', 'PageInfoType', '(alias: "koket")'],
    ['reviews', 'ProductReviewResultType', '(alias: "mugg-gron")'],
    ['relatedProducts', 'RelatedProductType', '(alias: "mugg-gron")'],
  ])('answers every field of %s', async (field, type, args) => {
    const { data, errors } = await api.query(`{ ${field}${args} ${everyField(schema, type, 4)} }`);
    expect(errors).toEqual([]);
    expect(data[field]).not.toBeNull();
  });

  it('answers every field of a list', async () => {
    const { data, errors } = await api.query(`{ products ${everyField(schema, 'ProductsResultType', 4)} }`);
    expect(errors).toEqual([]);
    expect(data.products.products).toHaveLength(5);
  });

  it('answers every field of a cart with a line', async () => {
    const { data: made } = await api.query('{ getCart { id } }');
    const { data: list } = await api.query('{ product(alias: "kaffe") { skus { skuId } } }');
    const add = `mutation($id: String!, $item: CartItemInputType!) { addToCart(id: $id, item: $item) ${everyField(schema, 'CartType', 4)} }`;
    const item = { skuId: list.product.skus[0].skuId, quantity: 1 };
    const { data, errors } = await api.query(add, { id: made.getCart.id, item });
    expect(errors).toEqual([]);
    expect(data.addToCart.items[0].product.name).toBe('Kaffe');
  });

  it('answers every field of a checkout and of an order', async () => {
    const client = await openCheckoutClient(api);
    await client.add('MUG-1', 1);
    const open = `mutation($cartId: String!, $checkout: CheckoutInputType) {
      createOrUpdateCheckout(cartId: $cartId, checkout: $checkout) ${everyField(schema, 'CheckoutType', 3)}
    }`;
    const { errors } = await api.query(open, { cartId: client.id, checkout: invoiceCheckout });
    expect(errors).toEqual([]);
    const { publicId } = (await client.order(invoiceCheckout)).data.placeOrder;
    const { errors: later } = await api.query(`{
      getOrderPublic(publicOrderId: "${publicId}") ${everyField(schema, 'OrderType', 3)}
      checkout(id: "${client.id}", paymentType: STANDARD) ${everyField(schema, 'CheckoutDataType', 3)}
    }`);
    expect(later).toEqual([]);
  });

  it('offers both channels in their own terms', async () => {
    const { data } = await api.query(
      '{ channels { id url defaultLanguageId defaultMarketId markets { alias currency { code } country { code } } } }',
    );
    expect(data.channels).toEqual([
      {
        id: '1|se',
        url: 'https://torg.example',
        defaultLanguageId: 'sv-SE',
        defaultMarketId: 'se',
        markets: [
          { alias: 'se', currency: { code: 'SEK' }, country: { code: 'SE' } },
          { alias: 'de', currency: { code: 'EUR' }, country: { code: 'DE' } },
          { alias: 'fi', currency: { code: 'EUR' }, country: { code: 'FI' } },
        ],
      },
      {
        id: '2|no',
        url: 'https://nb.torg.example',
        defaultLanguageId: 'nb-NO',
        defaultMarketId: 'no',
        markets: [{ alias: 'no', currency: { code: 'NOK' }, country: { code: 'NO' } }],
      },
    ]);
  });
});
