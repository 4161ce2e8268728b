import type { Price } from '../price/price.ts';
import type { Stock } from '../stock/stock.ts';
import type { ProductImage, Sku } from './product.ts';

/** One product that may be picked in a group of a package. */
export interface PackageOption {
  optionId: number;
  name: string;
  /** How many of it one package holds. */
  quantity: number;
  /** Whether it is picked until the shopper picks another. */
  isDefault: boolean;
  product: {
    productId: number;
    alias: string;
    canonicalUrl: string;
    images: readonly ProductImage[];
    /** What it costs by itself; null where it is not sold so. */
    price: Price | null;
    stock: Stock;
    /** Of which one is picked. */
    skus: readonly Sku[];
    /** HTML. */
    description: string;
  };
}

/** A choice that a package leaves to the shopper. */
export interface PackageGroup {
  groupId: number;
  name: string;
  description: string;
  image: string | null;
  /** Whether something must be picked before the package can be bought. */
  required: boolean;
  /** In their order; only what is for sale. */
  options: readonly PackageOption[];
}

/** What a package is put together from. `missingChoices` says what is yet to be picked. */
export interface ProductPackage {
  /** What `addPackageToCart` takes as the package. */
  packageId: number;
  /** In their order. */
  groups: readonly PackageGroup[];
}
