import { moneyFormatter } from '../pricing/present-price.ts';
import type { ShopView } from '../scope/request-scope.ts';
import type { FilterInputType } from '../generated/contract.ts';
import type { ProductSort } from '../search/product-filter.ts';
import { readFilter } from '../search/read-list-arguments.ts';
import type { ListPlace } from './find-list-page.ts';

/** What can be counted about a list; each figure is worked out where it is asked for. */
export interface ListFigures {
  count(): Promise<string>;
  /** The lowest price in the list, written out; empty where the list is. */
  lowestPrice(): Promise<string>;
  highestPrice(): Promise<string>;
}

/** What the list of a page shows, as clients would ask for it. */
function filterOf(place: ListPlace): FilterInputType {
  switch (place.kind) {
    case 'category':
      return { categoryIds: [place.category.categoryId] };
    case 'brand':
      return { brandIds: [place.brand.brandId] };
    case 'campaign':
      return { discountCampaignIds: [place.campaign.campaignId] };
    case 'list':
    case 'default':
    case 'missing':
      return {};
  }
}

/** Makes the figures of a list by the same rules as the list itself. */
export function listFigures(place: ListPlace, view: ShopView): ListFigures {
  const { catalogue, lists, pricing, shop } = view;
  const filterBy = async (sort: ProductSort) =>
    readFilter(
      { filter: { sort, ...filterOf(place) } },
      { tree: await catalogue.categories(), brands: [], languageId: shop.language.id },
    );
  const firstPrice = async (sort: ProductSort) => {
    const [productId] = await lists.page(await filterBy(sort), { skip: 0, take: 1 });
    const price = productId === undefined ? null : await pricing.current(productId);
    return price ? moneyFormatter(shop)(price.selling) : '';
  };
  return {
    count: async () => `${await lists.count(await filterBy('NONE'))}`,
    lowestPrice: () => firstPrice('PRICE'),
    highestPrice: () => firstPrice('PRICE_DESC'),
  };
}
