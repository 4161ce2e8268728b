import type { Minor, VatAmount } from '../money/money.ts';
import type { LowestPrice, Price } from '../price/price.ts';
import type { ProductImage, Sku } from '../product/product.ts';

/** One line of the cart. It is addressed by `id`: two lines may hold the same sku. */
export interface CartLine {
  id: string;
  skuId: number;
  quantity: number;
  unitPrice: Price;
  totalPrice: Price;
  /** Joins the lines of one package. */
  groupKey: string | null;
  isFreeGift: boolean;
  product: {
    productId: number;
    alias: string;
    name: string;
    articleNumber: string;
    canonicalUrl: string;
    brandName: string;
    categoryName: string;
    /** What it is among its variants, such as a colour, in words. */
    choices: readonly string[];
    images: readonly ProductImage[];
    /** Null where the price of the product is not reduced. */
    lowestPrice: LowestPrice | null;
    /** The sku of this line, with what is left of it. */
    sku: Sku;
  };
}

export interface CartSummary {
  /** ISO 4217 code. */
  currency: string;
  /** Lines before order discounts and shipping. */
  subTotal: VatAmount;
  /** What the shopper pays, shipping included. */
  total: VatAmount;
  discount: VatAmount;
  vat: Minor;
  vats: readonly { rate: number; amount: Minor }[];
  shipping: {
    fee: VatAmount;
    /** Minor units inc VAT left to free shipping; 0 when reached, null where no limit is set. */
    amountLeftToFreeShipping: Minor | null;
    /** True while the fee is an estimate. */
    isDefault: boolean;
  };
}

export interface Cart {
  id: string;
  lines: readonly CartLine[];
  promoCode: string | null;
  isCompleted: boolean;
  summary: CartSummary;
}

/** Why a change of the cart was refused. The cart is as it was. */
export type CartRefusal =
  | { kind: 'stock-limit'; left: number }
  | { kind: 'already-in-cart'; quantity: number }
  | { kind: 'invalid-quantity' }
  | { kind: 'unknown-item' };

/** The answer to a change of the cart. */
export type CartChange = { ok: true; cart: Cart } | { ok: false; refusal: CartRefusal };
