/** What can be filtered on, as the contract gives it. */
export interface ListFilters {
  price: { lowest: number; highest: number } | null;
  facets:
    readonly ({ type: string; values: readonly ({ label: string; count: number } | null)[] | null } | null)[] | null;
}

const lists = [
  { type: 'Brand', name: 'brand', title: 'brand' },
  { type: 'Category', name: 'hierarchies', title: 'hierarchies' },
];

/** Filters as the search provider gives them: lists of values with counts, and ranges as texts. */
export function presentFilters({ price, facets }: ListFilters, chosen: readonly string[]): object[] {
  return [
    ...lists.flatMap(({ type, name, title }) => {
      const facet = facets?.find((candidate) => candidate?.type === type);
      const values = (facet?.values ?? []).flatMap((value) => {
        if (!value) return [];
        const query = `${name}:${value.label}`;
        return [{ title: value.label, count: value.count, query, selected: chosen.includes(query) }];
      });
      return values.length > 0 ? [{ name, title, settings: { type: 'LIST' }, values }] : [];
    }),
    ...(price
      ? [{ name: 'price', settings: { type: 'RANGE' }, min: String(price.lowest), max: String(price.highest) }]
      : []),
  ];
}
