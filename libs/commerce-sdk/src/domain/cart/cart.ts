import type { BasisPoints, Minor, VatAmount } from '../money/money.ts';
import type { Campaign } from '../price/campaign.ts';
import type { LowestPrice, Price } from '../price/price.ts';
import type { DiscountType, ProductImage, Sku } from '../product/product.ts';

/** One line of the cart. It is addressed by `id`: two lines may hold the same sku. */
export interface CartLine {
  id: string;
  skuId: number;
  quantity: number;
  /** Of one unit. */
  unitPrice: Price;
  /** Of all units together. */
  totalPrice: Price;
  /** Joins the lines of one package. */
  groupKey: string | null;
  /** True for what a campaign gives; nobody can change it. */
  isFreeGift: boolean;
  /** What the shopper wants said of it, such as an engraving. */
  message: string | null;
  /** Which choice of which package it is; null for a loose line. */
  package: PackageChoice | null;
  /** What made it cheaper. */
  campaigns: readonly Campaign[];
  /** Its units by what each of them costs, where campaigns make some cheaper than others; empty where they do not. */
  campaignPrices: readonly { quantity: number; price: Price }[];
  product: {
    productId: number;
    /** What kind of goods it is, as the API calls it: `product`, or `giftcard`. */
    type: string;
    alias: string;
    name: string;
    articleNumber: string;
    canonicalUrl: string;
    brandName: string;
    categoryName: string;
    /** What it is among its variants, such as a colour, in words. */
    choices: readonly string[];
    images: readonly ProductImage[];
    discountType: DiscountType;
    /** Null where the price of the product is not reduced. */
    lowestPrice: LowestPrice | null;
    /** The sku of this line, with what is left of it. */
    sku: Sku;
  };
}

/** The choice of a package that a line of the cart was put in as. */
export interface PackageChoice {
  packageId: number;
  packageName: string;
  groupId: number;
  optionId: number;
}

/** What a cart costs. Amounts in minor units. */
export interface CartSummary {
  /** ISO 4217 code. */
  currency: string;
  /** Lines before order discounts and shipping. */
  subTotal: VatAmount;
  /** What the shopper pays, shipping included. */
  total: VatAmount;
  /** All that is taken off what the goods would cost without campaigns and codes. */
  discount: VatAmount;
  /** Amounts taken off the cart as a whole, such as that of a code: the part of `discount` that comes after `subTotal`. */
  fixedDiscount: VatAmount;
  /** VAT in the total. */
  vat: Minor;
  /** VAT in the total by rate, such as 2500 for 25 %. */
  vats: readonly { rateBp: BasisPoints; amount: Minor }[];
  shipping: {
    fee: VatAmount;
    /** Minor units inc VAT left to free shipping; 0 when reached, null where no limit is set. */
    amountLeftToFreeShipping: Minor | null;
    /** True while the fee is an estimate. */
    isDefault: boolean;
  };
  /** What the chosen way of paying costs; nothing while none is chosen. */
  paymentFee: VatAmount;
  balance: {
    /** What the customer's balance, or a gift card, pays of the total: minor units inc VAT. */
    pending: Minor;
    /** What stays on it afterwards, minor units inc VAT. */
    remaining: Minor;
    /** What is left to pay by other means. */
    toPay: VatAmount;
  };
}

/** What a shopper is about to buy, as the API last told it. */
export interface Cart {
  id: string;
  lines: readonly CartLine[];
  /** The code that was put on it last, of a promotion or a gift card; null where there is none. */
  promoCode: string | null;
  /** True once it has become an order; it cannot be changed any more. */
  isCompleted: boolean;
  /** Whether a campaign or a code makes shipping free. */
  hasFreeShipping: boolean;
  campaigns: readonly Campaign[];
  /** A text of the channel's own that is kept with the cart. */
  merchantData: string | null;
  summary: CartSummary;
}

/** Why a change of the cart was refused. The cart is as it was. */
export type CartRefusal =
  | { kind: 'stock-limit'; left: number }
  | { kind: 'already-in-cart'; quantity: number }
  | { kind: 'invalid-quantity' }
  | { kind: 'unknown-item' }
  /** The line is part of a package, whose lines are changed together. */
  | { kind: 'packaged-item' };

/** The answer to a change of the cart. */
export type CartChange<Refusal = CartRefusal> = { ok: true; cart: Cart } | { ok: false; refusal: Refusal };

/** Why a package was not put in the cart. The cart is as it was. */
export type PackageRefusal =
  | CartRefusal
  | { kind: 'unknown-package' }
  /** What was picked in the group is no choice of the package, or nothing was picked and something must be. */
  | { kind: 'package-choice'; groupId: number };

/** What became of a promo code, or of a gift card's code. Where it was not applied, the cart is as it was. */
export type PromoCodeResult =
  | { kind: 'applied'; cart: Cart }
  /** Unknown, expired or used up: the API does not say which, so that nobody can try codes out. */
  | { kind: 'invalid' }
  /** A code of the shop whose conditions this cart does not meet yet. */
  | { kind: 'conditions-not-met' };
