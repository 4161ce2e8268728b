import { membersOf } from '../index/members.ts';
import type { Facet } from './facet.ts';
import type { FacetLabels } from './facet-labels.ts';

/** The facet of what can be bought now, what can be ordered without being in stock, and what cannot be had. */
export function stockFacet(inStock: Float64Array, total: Float64Array, labels: FacetLabels): Facet {
  const states = [
    { id: 'in-stock', label: labels.inStock, holds: (slot: number) => (inStock[slot] ?? 0) > 0 },
    {
      id: 'orderable',
      label: labels.orderable,
      holds: (slot: number) => (inStock[slot] ?? 0) === 0 && (total[slot] ?? 0) > 0,
    },
    { id: 'sold-out', label: labels.soldOut, holds: (slot: number) => (total[slot] ?? 0) === 0 },
  ];
  const slots = Int32Array.from(inStock, (_, slot) => slot);
  const values = states.map(({ id, label, holds }, index) => ({
    facetId: `t_${id}`,
    id,
    parentId: null,
    label,
    url: null,
    order: index + 1,
    isHidden: false,
    members: membersOf(slots.filter(holds), slots.length),
  }));
  return { filterId: 'StockStatus', type: 'StockStatus', group: null, label: labels.stock, order: 0, values };
}
