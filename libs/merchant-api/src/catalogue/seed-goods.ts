import type { Localised, SeedPrice } from './localised.ts';

/** How much a pack holds, for the price per kilogram, litre, metre or piece. */
export interface SeedContent {
  amount: number;
  unit: 'g' | 'kg' | 'ml' | 'cl' | 'dl' | 'l' | 'm' | 'm2' | 'piece';
}

/** Outer measures in millimetres. */
export interface SeedDimensions {
  length: number;
  width: number;
  height: number;
}

/** Who answers for a product, with the addresses that Regulation (EU) 2023/988 article 19 asks for. */
export interface SeedActor {
  name: string;
  postalAddress: string;
  /** An e-mail address or a web page. */
  electronicAddress: string;
}

/** What a shopper must know to use a product safely; the manufacturer is the brand's unless it is named here. */
export interface SeedSafety {
  manufacturer?: SeedActor;
  /** In the EU; needed where the manufacturer is outside of it. */
  responsiblePerson?: SeedActor;
  warnings?: Localised;
}

/** Energy and grams of `per`, as Regulation (EU) 1169/2011 annex XV orders them. Left out is what is not declared. */
export interface SeedNutrition {
  /** What the values are for: `100 g`, `100 ml`, or the daily dose of a supplement. */
  per: Localised;
  energyKj?: number;
  energyKcal?: number;
  fat?: number;
  saturates?: number;
  carbohydrate?: number;
  sugars?: number;
  fibre?: number;
  protein?: number;
  salt?: number;
  /** Vitamins, minerals and the like, with their share of the reference intake in the value. */
  others?: readonly { key: string; label: Localised; value: Localised }[];
}

/** What must be readable before food is bought. */
export interface SeedFood {
  /** Allergens in capitals. */
  ingredients?: Localised;
  nutrition?: SeedNutrition;
  /** The daily dose of a supplement, and the statements that the law wants beside it. */
  dailyDose?: Localised;
  advice?: Localised;
}

/** One thing that can be picked in a group of a package. */
export interface SeedPackageOption {
  /** Stays the same when the seed changes, so that carts keep their choice. */
  key: string;
  family: string;
  /** The first colour of the family where it is left out. */
  colour?: string;
  /** Units of it in one package; 1 where it is left out. */
  quantity?: number;
  /** Whether it is picked until the shopper picks another; one per required group. */
  isDefault?: boolean;
}

/** One choice that a package asks for. A group named `:dold:` is not shown. */
export interface SeedPackageGroup {
  key: string;
  name: Localised;
  description?: Localised;
  image?: string;
  required: boolean;
  options: readonly SeedPackageOption[];
}

/** What a shopper wrote; it is shown to those who read the same language. */
export interface SeedReview {
  /** The first colour of the family where it is left out. Every colour shows the reviews of all. */
  colour?: string;
  language: keyof Localised;
  author: string;
  /** 1 to 5. */
  rating: number;
  comment: string;
  daysAgo: number;
  /** Whether the writer had bought it; true where it is left out. */
  isVerified?: boolean;
  /** What the shop said to it. */
  reply?: { text: string; daysAgo: number };
}

/** A product that goes with another one. */
export interface SeedRelation {
  family: string;
  /** RELATED, ACCESSORIES and SIMILAR are known to the contract; any other word is allowed. */
  type: string;
}

/** What may be known about a family beside its texts and prices. */
export interface SeedGoods {
  /** A gift card has the VAT class `none`. */
  type?: 'giftcard';
  content?: SeedContent;
  dimensions?: SeedDimensions;
  freightClass?: string;
  /** Key of a supplier of the catalogue. */
  supplier?: string;
  safety?: SeedSafety;
  food?: SeedFood;
  /** Makes the family a package. It needs no skus of its own: what is bought are the picked options. */
  package?: readonly SeedPackageGroup[];
  related?: readonly SeedRelation[];
  reviews?: readonly SeedReview[];
}

/** A campaign with a page of its own at `/dc/…`. Between its days, in the time of each market, it lowers prices. */
export interface SeedCampaign {
  key: string;
  name: Localised;
  alias: Localised;
  description?: Localised;
  hideTitle?: boolean;
  /** From the beginning of the day that many days before seeding; below 0 it is yet to come. */
  startsDaysAgo: number;
  /** To the end of the day that many days after seeding. */
  endsInDays: number;
  /** What it takes off the regular price; left out where it only gathers products on a page. */
  discount?: { percent: number } | { amount: SeedPrice } | { price: SeedPrice };
  /** Everything that any of these name. */
  families?: readonly string[];
  categories?: readonly string[];
  brands?: readonly string[];
}

/** Prices for those who are given the list, in kronor inc VAT; `from` so many units, or one. */
export interface SeedPriceList {
  identifier: string;
  name: string;
  prices: readonly (SeedPrice & { family: string; from?: number })[];
}

/** An address that is no more and where it leads now; `to` is null where nothing took its place. */
export interface SeedRedirect {
  language: keyof Localised;
  from: string;
  to: string | null;
}
