import { colourOfName } from '@torg/commerce-sdk/domain';
import { useTranslate } from '@torg/i18n/react';
import { CheckboxGroup, SwatchGroup, type FilterGroup } from '@torg/ui';
import { choosing, chosenUnder, facetText, keyOf } from './facet-choice.ts';
import { PriceFields } from './price-fields.tsx';
import { bandsIn, rangeIn } from './price-range.ts';
import { chosenAfter, shownFacets, type ShownFacet } from './shown-facets.ts';
import { useFilters, type ShownList } from './use-list.ts';

/** Groups that are open at first, from the top. */
const openAtFirst = 4;

/** What the list can be narrowed by, as the groups of a filter panel. */
export function useFilterGroups(shown: ShownList): FilterGroup[] {
  const t = useTranslate();
  const { wanted, at } = shown;
  const filters = useFilters(shown);
  return shownFacets(filters, wanted, { path: at.pathname }).map(({ facet, values }, index) => {
    const count =
      values.filter(({ isChosen }) => isChosen).length + (facet.type === 'Price' && rangeIn(wanted) ? 1 : 0);
    return {
      id: keyOf(facet),
      heading: facet.label,
      chosen: count > 0 ? t('list.filter.chosen', { count }) : undefined,
      isOpen: index < openAtFirst || count > 0,
      content: <FacetField facet={facet} values={values} shown={shown} />,
    };
  });
}

/** The facet whose values are colours to the eye. */
const colourFacet = 'Color';

function FacetField({ facet, values, shown }: ShownFacet & { shown: ShownList }) {
  const t = useTranslate();
  const { wanted, choose } = shown;
  const filters = useFilters(shown);
  const isColour = facet.filterId === colourFacet;
  const isPrice = facet.type === 'Price';
  const idOf = new Map(values.map((value) => [facetText(value), value.id]));
  const field = {
    legend: facet.label,
    isLegendHidden: true,
    name: keyOf(facet),
    options: values.map(({ isChosen, count, ...value }) => ({
      value: facetText(value),
      label: value.label,
      count: String(count),
      isDisabled: count === 0 && !isChosen,
      depth: value.depth,
      colour: isColour ? (filters.colours[value.label] ?? colourOfName(value.label) ?? undefined) : undefined,
    })),
    value: values.filter(({ isChosen }) => isChosen).map(facetText),
    onChange(texts: readonly string[]) {
      const before = isPrice ? bandsIn(wanted) : chosenUnder(wanted, facet);
      const ticked = texts.flatMap((text) => idOf.get(text) ?? []);
      choose(choosing(wanted, facet, chosenAfter({ facet, values }, before, ticked)));
    },
  };
  if (isColour) return <SwatchGroup {...field} />;
  return (
    <>
      <CheckboxGroup {...field} moreLabel={t('list.filter.more', { count: values.length })} />
      {isPrice && filters.price && <PriceFields facet={facet} price={filters.price} shown={shown} />}
    </>
  );
}
