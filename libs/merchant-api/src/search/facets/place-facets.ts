import type { BrandRecord } from '../../catalogue/brand.repository.ts';
import type { CategoryRecord, CategoryTree } from '../../catalogue/category-tree.ts';
import { brandPath, categoryPath } from '../../catalogue/page-paths.ts';
import { sortKey } from '../../catalogue/sort-key.ts';
import { membersOf, type Members } from '../index/members.ts';
import { addSlot, eachSlot, noSlots } from '../index/slot-set.ts';
import type { Facet, FacetValue } from './facet.ts';
import type { FacetMaking } from './shared-value-facets.ts';

/** The facet of categories; each holds what stands in it and below it. */
export function categoryFacet(
  tree: CategoryTree,
  members: ReadonlyMap<number, Float64Array>,
  { table, labels, languageId }: FacetMaking,
): Facet {
  const slots = new Map([...members].map(([categoryId, productIds]) => [categoryId, table.slotsOfAll(productIds)]));
  const below = (categoryId: number): Members => {
    const set = noSlots(table.size);
    for (const id of tree.withDescendants(categoryId)) for (const slot of slots.get(id) ?? []) addSlot(set, slot);
    const all: number[] = [];
    eachSlot(set, (slot) => all.push(slot));
    return membersOf(Int32Array.from(all), table.size);
  };
  const values = tree
    .all()
    .map((category, index) => toValue(category, index + 1, languageId, below(category.categoryId)));
  return { filterId: 'Category', type: 'Category', group: null, label: labels.category, order: 0, values };
}

function toValue(
  { categoryId, parentCategoryId, isHidden, texts }: CategoryRecord,
  order: number,
  languageId: string,
  members: Members,
): FacetValue {
  const text = texts.get(languageId);
  return {
    facetId: `c_${categoryId}`,
    id: `${categoryId}`,
    parentId: parentCategoryId === 0 ? null : `c_${parentCategoryId}`,
    label: text?.name ?? '',
    url: text ? categoryPath(text.alias) : null,
    order,
    // What has no name in the language cannot be shown in it, yet can still limit a list.
    isHidden: isHidden || !text,
    members,
  };
}

/** The facet of brands, by the alphabet. `brandIds` tells the brand of each slot. */
export function brandFacet(
  brands: readonly BrandRecord[],
  brandIds: Float64Array,
  { table, labels, languageId }: FacetMaking,
): Facet {
  const slots = new Map<number, number[]>(brands.map(({ brandId }) => [brandId, []]));
  brandIds.forEach((brandId, slot) => slots.get(brandId)?.push(slot));
  const keyed = brands.map((brand) => ({ ...brand, key: sortKey(brand.name, languageId) }));
  const values = keyed
    .sort((a, b) => (a.key === b.key ? a.brandId - b.brandId : a.key < b.key ? -1 : 1))
    .map(({ brandId, alias, name }, index) => ({
      facetId: `b_${brandId}`,
      id: `${brandId}`,
      parentId: null,
      label: name,
      url: brandPath(alias),
      order: index + 1,
      isHidden: false,
      members: membersOf(Int32Array.from(slots.get(brandId) ?? []), table.size),
    }));
  return { filterId: 'Brand', type: 'Brand', group: null, label: labels.brand, order: 0, values };
}
