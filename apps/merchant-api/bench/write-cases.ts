import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { readFragments, withUsedFragments, type BenchRequest } from './bench-requests.ts';

/** Asks one question and gives its data; throws where it is refused. */
export type AskData = (request: BenchRequest) => Promise<BenchData>;

/** The answers that the write cases look into. */
interface BenchData {
  getCart: { id: string };
  products: { products: { skus: { skuId: number; stock: { totalStock: number } }[] }[] };
}

/** Something that shoppers write: its name, the time that 99 of 100 must keep, and how each comes about. */
export interface WriteCase {
  name: string;
  limitMs: number;
  /** Does what comes before it, and gives the request that is measured. */
  prepare(ask: AskData): Promise<BenchRequest>;
}

/** An address as shoppers fill it in. The identity number is one that the tax agency publishes for tests. */
const filledIn = {
  customerType: 'PERSON',
  identityNumber: '19121212-1212',
  billingAddress: {
    firstName: 'Maja',
    lastName: 'Lind',
    addressLine1: 'Storgatan 1',
    zip: '111 22',
    city: 'Stockholm',
    mobile: '070-174 06 05',
  },
  acceptedConsents: ['terms'],
  shippingId: 1,
  pickupPoint: 'SE-11122-1',
};
/** The shop's own bill: the stock is taken at once. */
const byInvoice = 4;
/** What is left of a sku must last for the whole measurement. */
const ENOUGH = 30;

/** Makes the write cases over what the catalogue has plenty of; `run` tells the customers of one run from the others'. */
export async function makeWriteCases(ask: AskData, run: string): Promise<WriteCase[]> {
  const documents = await readDocuments();
  const skuIds = await skusInStock(ask);
  let turn = 0;
  const nextSku = () => skuIds[(turn += 1) % skuIds.length];
  const add = (id: string): BenchRequest => ({
    query: documents.addToCart,
    variables: { id, item: { skuId: nextSku(), quantity: 1 } },
  });
  const cartWith = async (own: AskData, lines: number) => {
    const { id } = (await own({ query: '{ getCart { id } }', variables: {} })).getCart;
    for (let line = 0; line < lines; line += 1) await own(add(id));
    return id;
  };
  const checkout = () => ({ ...filledIn, email: `${run}-${turn}@torg.example`, paymentId: byInvoice });
  return [
    {
      name: 'addToCart, the third line',
      limitMs: 25,
      prepare: async (own) => add(await cartWith(own, 2)),
    },
    {
      name: 'createOrUpdateCheckout, two lines',
      limitMs: 40,
      prepare: async (own) => ({
        query: documents.updateCheckout,
        variables: { cartId: await cartWith(own, 2), checkout: checkout() },
      }),
    },
    {
      name: 'placeOrder, two lines by invoice',
      limitMs: 60,
      prepare: async (own) => ({
        query: documents.placeOrder,
        variables: { cartId: await cartWith(own, 2), checkout: checkout() },
      }),
    },
  ];
}

/** What the shop sends for its cart; the checkout asks for the same cart and for what can be chosen. */
async function readDocuments() {
  const folder = new URL('../../../libs/commerce-sdk/src/operations/', import.meta.url);
  const read = (name: string) => readFile(fileURLToPath(new URL(name, folder)), 'utf8');
  const fragments = await readFragments();
  const updateCheckout = `mutation ($cartId: String!, $checkout: CheckoutInputType) {
    createOrUpdateCheckout(cartId: $cartId, checkout: $checkout) {
      email checkoutStatus shippingData
      billingAddress { firstName lastName addressLine1 zip city }
      shippingOptions { id displayName feeIncVat feeExVat isDefault isSelected externalId amountLeftToFreeShipping }
      paymentOptions { id displayName feeIncVat feeExVat isDefault isSelected paymentType checkoutType }
      cart { ...Cart }
    }
  }`;
  return {
    addToCart: withUsedFragments(`${await read('cart/add-to-cart.graphql')}\n${fragments}`),
    updateCheckout: withUsedFragments(`${updateCheckout}\n${fragments}`),
    placeOrder: `mutation ($cartId: String!, $checkout: CheckoutInputType!) {
      placeOrder(cartId: $cartId, checkout: $checkout) { orderId publicId status redirectUrl }
    }`,
  };
}

async function skusInStock(ask: AskData): Promise<number[]> {
  const query = `query ($skip: Int, $filter: FilterInputType) {
    products(skip: $skip, take: 200, filter: $filter) { products { skus { skuId stock { totalStock } } } }
  }`;
  const found = new Set<number>();
  for (let skip = 0; skip < 6_000; skip += 600) {
    const { products } = await ask({ query, variables: { skip, filter: { sort: 'LATEST' } } });
    const skus = products.products.flatMap((product) => product.skus);
    for (const { skuId, stock } of skus) if (stock.totalStock >= ENOUGH) found.add(skuId);
  }
  if (found.size === 0) throw new Error('The catalogue has too little of everything to order it');
  return [...found];
}
