import type { Campaign } from '../price/campaign.ts';
import type { StatedUnitPrice } from '../price/stated-unit-price.ts';
import type { LowestPrice, Price, PriceLogEntry } from '../price/price.ts';
import type { Stock } from '../stock/stock.ts';

/** What a list tells of a brand or a category. */
export interface Named {
  name: string;
}

/** A named thing with an address: a brand or a category. */
export interface NamedLink extends Named {
  alias: string;
  /** Path within the shop, starting with a slash. */
  canonicalUrl: string;
}

/** A picture of a product. */
export interface ProductImage {
  /** For the image service's type `product`. */
  fileName: string;
  /** What the shop marked it with, such as what it shows. */
  tags: readonly string[];
}

/** What a list tells of a sku: which one it is. */
export interface ListedSku {
  skuId: number;
}

/** What is put in the cart: one size of one product. */
export interface Sku extends ListedSku {
  productId: number;
  articleNumber: string;
  /** The size or the like; `-` where the product has only one. */
  name: string;
  /** The number under its barcode, 8 to 14 digits; null where it has none. */
  gtin: string | null;
  stock: Stock;
  /** The ISO date on which more are expected, as a product page is told it; left out where nobody knows. */
  incoming?: string;
}

/** What a list tells of a choice of a variant group: what it is called and looks like. */
export interface ListedVariant {
  /** What is chosen between, such as Color or Size. */
  dimension: string;
  label: string;
  productId: number;
  /** The page of this choice, a path within the shop; empty where it has none. */
  canonicalUrl: string;
  /** What else is known of it, such as the `hex` of a colour. */
  attributes: Readonly<Record<string, string>>;
}

/** One choice of a variant group, nested up to three levels: 0 is a sku, 1 a product, higher ones a selection. */
export interface Variant extends ListedVariant {
  level: number;
  value: string;
  /** Null above level 0. */
  skuId: number | null;
  alias: string;
  stock: Stock;
  primaryImage: string | null;
  variants: readonly Variant[];
}

/** One thing that is said of a product, such as its material. */
export interface Parameter {
  name: string;
  label: string;
  value: string;
  /** What other systems know it by; null where they do not. */
  identifier: string | null;
  /** False keeps it out of what shoppers read. */
  show: boolean;
}

/** What is said of a product under one heading. */
export interface ParameterGroup {
  parameterGroupId: number;
  name: string;
  parameters: readonly Parameter[];
}

/** Where the same page stands in another channel or language. */
export interface AlternativeUrl {
  /** As the account writes it: whole or a path, perhaps with market and language before it. */
  url: string;
  /** BCP 47, such as nb-NO. */
  culture: string;
  channelId: string;
}

/** What customers think of a product. */
export interface Rating {
  /** The mean of the votes, from 1 to 5; 0 while nobody has voted. */
  score: number;
  voteCount: number;
}

/** What makes a price lower than the regular one, a price of its own or a campaign; NONE where nothing does. */
export type DiscountType = 'NONE' | 'SALE_PRICE' | 'PRICE_CAMPAIGN' | 'EXTERNAL';

/** A product as lists, cards and recommendations need it. */
export interface ListedProduct {
  productId: number;
  alias: string;
  name: string;
  articleNumber: string;
  canonicalUrl: string;
  brand: Named | null;
  primaryCategory: Named | null;
  images: readonly ProductImage[];
  /** Null where the product has no price in this market; it cannot be bought there. */
  price: Price | null;
  /** Null where the price is not reduced: there is nothing to compare it with. */
  lowestPrice: LowestPrice | null;
  discountType: DiscountType;
  /** What a kilogram, litre, metre or piece costs; null where the law asks for no such price, or nobody knows the content. */
  pricePerUnit: StatedUnitPrice | null;
  /** The campaigns that it is part of. */
  campaigns: readonly Campaign[];
  rating: Rating;
  stock: Stock;
  skus: readonly ListedSku[];
  /** The colours (or other products) of its variant group, itself included; empty where it stands alone. */
  variants: readonly ListedVariant[];
  /** By which a search provider that found it counts a click on it; absent where none did. */
  trackingCode?: string;
}

/** A product as its own page needs it. */
export interface Product extends ListedProduct {
  /** `package` where it is put together by the shopper: `getProductPackage` tells of what. */
  type: string;
  brand: (NamedLink & { brandId: number }) | null;
  primaryCategory: (NamedLink & { categoryId: number }) | null;
  skus: readonly Sku[];
  variants: readonly Variant[];
  texts: { short: string; long: string; extra: string };
  meta: { title: string; description: string };
  breadcrumbs: readonly NamedLink[];
  parameterGroups: readonly ParameterGroup[];
  priceLog: readonly PriceLogEntry[];
  alternativeUrls: readonly AlternativeUrl[];
}
