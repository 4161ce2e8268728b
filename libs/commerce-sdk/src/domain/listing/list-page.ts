import type { AlternativeUrl } from '../product/product.ts';
import type { ListedCategory } from './product-list.ts';

/** What the page of a list says beside its products. Pictures are file names; what there is none of is null. */
export interface ListPage {
  /** The id of the category, brand, campaign or list; 0 for what a site says where nothing else is said. */
  id: number;
  alias: string;
  name: string;
  /** Path within the shop; null where the list has no address of its own. */
  canonicalUrl: string | null;
  alternativeUrls: readonly AlternativeUrl[];
  isTitleHidden: boolean;
  isDescriptionHidden: boolean;
  /** HTML, which stands above the products. */
  primaryDescription: string;
  /** HTML, which stands below them. */
  secondaryDescription: string;
  primaryImage: string | null;
  backgroundImage: string | null;
  logo: string | null;
  meta: { title: string; description: string };
  /** The categories right below it; empty for all other lists. */
  subCategories: readonly ListedCategory[];
}
