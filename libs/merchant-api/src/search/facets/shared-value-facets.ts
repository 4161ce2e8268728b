import { sortKey } from '../../catalogue/sort-key.ts';
import { groupBy } from '../../database/group-by.ts';
import { membersOf } from '../index/members.ts';
import type { SharedValue } from '../index/shared-values.repository.ts';
import type { SlotTable } from '../index/slot-table.ts';
import type { Facet, FacetValue } from './facet.ts';
import { slugOf } from './facet-id.ts';
import type { FacetLabels } from './facet-labels.ts';

/** What it takes to make facets of values that products share. */
export interface FacetMaking {
  table: SlotTable;
  labels: FacetLabels;
  languageId: string;
}

/** The facet of sizes, in the order in which products list them. */
export function sizeFacet(sizes: readonly SharedValue[], making: FacetMaking): Facet {
  const values = toValues('s', sizes, making);
  return { filterId: 'Sku', type: 'Sku', group: null, label: making.labels.size, order: 0, values };
}

/** A facet for each thing that products of a group differ in, such as colour. */
export function variantFacets(values: readonly SharedValue[], making: FacetMaking): Facet[] {
  return facetsByKind('v', values, making).map((facet) => ({
    ...facet,
    label: making.labels.dimensions[facet.filterId] ?? facet.filterId,
  }));
}

/** A facet for each fact that is a filter, such as the material. */
export function factFacets(values: readonly SharedValue[], making: FacetMaking): Facet[] {
  return facetsByKind('p', values, making);
}

function facetsByKind(letter: string, values: readonly SharedValue[], making: FacetMaking): Facet[] {
  const kinds = [...groupBy(values, ({ kind }) => kind)];
  return kinds
    .map(([kind, own]): Facet => {
      const [first] = own;
      const order = Math.min(...own.map(({ kindOrder }) => kindOrder));
      const facetValues = toValues(`${letter}_${kind}`, own, making);
      const [group, label] = [first?.group || null, first?.kindLabel ?? ''];
      return { filterId: kind, type: 'Parameter', group, label, order, values: facetValues };
    })
    .sort((a, b) => a.order - b.order || (a.filterId < b.filterId ? -1 : 1));
}

function toValues(prefix: string, values: readonly SharedValue[], { table, languageId }: FacetMaking): FacetValue[] {
  const alike = [...groupBy(values, ({ label }) => slugOf(label))];
  return alike
    .map(([slug, spellings]) => {
      const [label = ''] = spellings.map((value) => value.label).sort();
      const order = Math.min(...spellings.map((value) => value.order));
      const productIds = spellings.flatMap((value) => [...value.productIds]);
      return { slug, label, order, key: sortKey(label, languageId), slots: table.slotsOfAll(productIds) };
    })
    .sort((a, b) => a.order - b.order || (a.key < b.key ? -1 : 1))
    .map(({ slug, label, slots }, index) => ({
      facetId: `${prefix}_${slug}`,
      id: slug,
      parentId: null,
      label,
      url: null,
      order: index + 1,
      isHidden: false,
      members: membersOf(slots, table.size),
    }));
}
