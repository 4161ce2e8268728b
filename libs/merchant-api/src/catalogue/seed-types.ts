import type { SeedPromotion } from './seed-promotion.ts';
import type { Localised, SeedPrice } from './localised.ts';
import type { SeedActor, SeedCampaign, SeedGoods, SeedPriceList, SeedRedirect } from './seed-goods.ts';
import type { SeedQuestion } from './seed-question.ts';

export type { Localised, SeedPrice } from './localised.ts';

export interface SeedBrand {
  key: string;
  /** What it is called in addresses, in every language; its key where it is left out. */
  alias?: string;
  name: string;
  description: Localised;
  secondaryDescription?: Localised;
  /** Files in `pictures/brand/`. */
  logo?: string;
  primaryImage?: string;
  backgroundImage?: string;
  /** Who makes its goods, and who answers for them in the EU where the maker is outside of it. */
  manufacturer?: SeedActor;
  responsiblePerson?: SeedActor;
}

export interface SeedCategory {
  key: string;
  /** Key of the parent; absent for a root. */
  parent?: string;
  alias: Localised;
  name: Localised;
  description: Localised;
  secondaryDescription?: Localised;
  /** Files in `pictures/category/`. */
  primaryImage?: string;
  backgroundImage?: string;
  isHidden?: boolean;
  /** Number and path of Google's product taxonomy. */
  googleTaxonomy?: { id: number; path: string };
}

/** One size of a product. `name` is `-` where there is only one. */
export interface SeedSku {
  articleNumber: string;
  gtin: string;
  name: Localised;
  /** Units per kind; absent means 0. More arrive that many days after seeding. */
  stock: { inStock: number; oversellable?: number; static?: number; incomingInDays?: number; shelf?: string };
}

/** One step of a price history, newest last. Days are counted back from the day of seeding. */
export interface SeedPriceStep extends SeedPrice {
  daysAgo: number;
}

export interface SeedImage {
  /** File in `pictures/product/`, such as `mugg-lera-sand-front.avif`. */
  fileName: string;
  tags: readonly ('front' | 'angle' | 'detail' | 'scene')[];
}

/** What colours of a family stand together as, such as a low vase: the level above them in its variant group. */
export interface SeedShape {
  key: string;
  label: Localised;
}

/** One colour of a product family. Each colour is a product of its own with its own address. */
export interface SeedColour {
  key: string;
  label: Localised;
  /** `#rrggbb`, for the swatch and for the drawn picture. */
  hex: string;
  /** Which shape of the family it is; either each colour of a family names one, or none does. */
  shape?: SeedShape;
  alias: Localised;
  images: readonly SeedImage[];
  /** Of a package, which has no size of its own; else it is what those of its sizes begin with. */
  articleNumber?: string;
  /** Its regular price, where it has another than its family and no history: an amount of a gift card. */
  price?: SeedPrice;
  skus: readonly SeedSku[];
}

/** A product family: one product per colour, joined in a variant group when there is more than one. */
export interface SeedFamily extends SeedGoods {
  key: string;
  brand: string;
  /** Most specific first; the first is the primary category. */
  categories: readonly string[];
  name: Localised;
  /** One sentence for cards and search hits. */
  text1: Localised;
  /** Two to four sentences. */
  text2: Localised;
  /** Care, material or the like; may be empty. */
  text3: Localised;
  /** `none` is for what is taxed later, when it is redeemed: gift cards. */
  vatClass: 'standard' | 'food' | 'book' | 'none';
  /** The regular price. */
  price: SeedPrice;
  /** Changes of the selling price before today; absent when it never changed. The last step is today's price. */
  history?: readonly SeedPriceStep[];
  parameters: readonly { key: string; label: Localised; value: Localised }[];
  weightGrams: number;
  /** Days ago that it was first sold; drives LATEST. */
  firstSoldDaysAgo: number;
  /** Units sold, for MOST_SOLD. */
  sold: number;
  /** What its products differ in, where that is not their colour. */
  choice?: 'Scent' | 'Taste' | 'Motif' | 'Amount';
  colours: readonly SeedColour[];
}

export interface SeedCatalogue {
  /** Changes whenever the data does, so that a kept database is seeded again. */
  version: string;
  brands: readonly SeedBrand[];
  categories: readonly SeedCategory[];
  families: readonly SeedFamily[];
  /** What customers ask about families; none when left out. */
  questions?: readonly SeedQuestion[];
  suppliers?: readonly { key: string; name: string }[];
  campaigns?: readonly SeedCampaign[];
  promotions?: readonly SeedPromotion[];
  priceLists?: readonly SeedPriceList[];
  redirects?: readonly SeedRedirect[];
}
