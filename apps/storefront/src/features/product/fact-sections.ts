import { productFacts, type Parameter, type ParameterGroup } from '@torg/commerce-sdk/domain';

/** What there is to know of a product, by where its page says it. */
export interface FactSections {
  /** The specification, by the account's groups; none is empty. */
  specification: readonly ParameterGroup[];
  /** What the figures of the nutrition table are told per, such as `100 g`, and the figures. */
  nutrition: { per: string | null; rows: readonly Parameter[] };
  /** Who is answerable for its safety, and what to beware of. */
  safety: readonly Parameter[];
}

/** Sorts what shoppers may read of a product. What stands elsewhere on the page is no part of its specification. */
export function factSections(groups: readonly ParameterGroup[]): FactSections {
  const read = groups.map((group) => ({ ...group, parameters: group.parameters.filter(isRead) }));
  const nutrition = productFacts(read, 'nutrition');
  const safety = productFacts(read, 'product-safety');
  const elsewhere = new Set([...nutrition, ...safety, ...productFacts(read, 'unit-price')]);
  const isPer = ({ identifier }: Parameter) => identifier === 'nutrition.per';
  return {
    specification: read
      .map((group) => ({ ...group, parameters: group.parameters.filter((one) => !elsewhere.has(one)) }))
      .filter(({ parameters }) => parameters.length > 0),
    nutrition: { per: nutrition.find(isPer)?.value ?? null, rows: nutrition.filter((one) => !isPer(one)) },
    safety,
  };
}

function isRead({ show, label, value }: Parameter): boolean {
  return show && label !== '' && value !== '';
}
