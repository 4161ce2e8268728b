import type { TestAnswer, TestApi } from './open-test-api.ts';

const cartFields = `id isCompleted promoCode freeShipping fixedDiscount merchantData
  appliedCampaigns { campaignId name ruleType action actionValue }
  items {
    id skuId quantity message groupKey isCampaignFreeGift
    productPackage { packageId packageName groupId optionId }
    unitPrice { sellingPriceIncVat }
    totalPrice { sellingPriceIncVat sellingPriceExVat regularPriceIncVat discountIncVat }
    campaign { appliedCampaigns { name } prices { quantity discount discountPercentage price { sellingPriceIncVat } } }
    product { name }
  }
  summary {
    subTotal { sellingPriceIncVat regularPriceIncVat }
    total { sellingPriceIncVat sellingPriceExVat vat discountIncVat currency { code } }
    vats { rate amount }
    fixedAmountDiscountIncVat
    balance { pending totalSellingPriceExBalanceIncVat }
    shipping { feeIncVat amountLeftToFreeShipping isDefault }
  }`;

/** What tests do with one cart. */
export interface CartClient {
  id: string;
  /** The ids of every sku by its article number. */
  skus: Readonly<Record<string, number>>;
  read(variables?: object): Promise<CartAnswer>;
  add(articleNumber: string, quantity: number, more?: object): Promise<TestAnswer>;
  /** Calls a mutation that takes the cart's id and answers with the cart, as `data.cart`. */
  change(mutation: string, args?: Readonly<Record<string, unknown>>): Promise<TestAnswer>;
}

/** A cart as the contract answers it; each test states the part that it is about. */
export type CartAnswer = TestAnswer['data'];

/** The types of the arguments that mutations take. */
const types: Readonly<Record<string, string>> = {
  packageId: 'Int!',
  selections: '[ProductPackageSelectionType]',
  promoCode: 'String!',
  merchantData: 'String!',
  resetPromotions: 'Boolean',
};

/** Opens a new cart to try things with. */
export async function openCartClient(api: TestApi): Promise<CartClient> {
  const getCart = `query($id: String, $channelId: String, $includeCompleted: Boolean) {
    getCart(id: $id, channelId: $channelId, includeCompleted: $includeCompleted) { ${cartFields} }
  }`;
  const id = (await api.query(getCart)).data.getCart.id;

  function change(mutation: string, args: Readonly<Record<string, unknown>> = {}) {
    const typeOf = (name: string) =>
      name === 'item' ? (mutation === 'updateCartGroup' ? 'CartGroupInputType!' : 'CartItemInputType!') : types[name];
    const { id: _, ...own } = args;
    const declared = Object.keys(own).map((name) => `, $${name}: ${typeOf(name)}`);
    const passed = Object.keys(own).map((name) => `, ${name}: $${name}`);
    const document = `mutation($id: String!${declared.join('')}) {
      cart: ${mutation}(id: $id${passed.join('')}) { ${cartFields} }
    }`;
    return api.query(document, { id, ...args });
  }

  const skus = await readSkus(api);
  return {
    id,
    skus,
    change,
    read: async (variables = {}) => (await api.query(getCart, { id, ...variables })).data.getCart,
    add: (articleNumber, quantity, more = {}) =>
      change('addToCart', { item: { skuId: skus[articleNumber], quantity, ...more } }),
  };
}

async function readSkus(api: TestApi): Promise<Record<string, number>> {
  const { data } = await api.query(
    '{ products(take: 200, filter: { includeCollapsed: true }) { products { skus { skuId articleNumber } } } }',
  );
  const skus: Record<string, number> = {};
  for (const product of data.products.products) {
    for (const { skuId, articleNumber } of product.skus) skus[articleNumber] = skuId;
  }
  return skus;
}
