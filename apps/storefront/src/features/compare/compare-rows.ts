import type { ComparedRow } from '@torg/ui/rows';
import type { ComparedProduct } from './compare-query.ts';

/** What the shop itself says of every product, beside the account's own facts. */
export interface OwnFacts {
  label: string;
  of(product: ComparedProduct): string;
}

/**
 * The rows of a comparison: the shop's own facts first, then those that the account tells, as the first product that has one
 * orders them. A row that no product says anything in is left out.
 */
export function compareRows(products: readonly ComparedProduct[], own: readonly OwnFacts[]): readonly ComparedRow[] {
  const labels = new Set(products.flatMap(({ facts }) => facts.map(({ label }) => label)));
  const taken = new Set(own.map(({ label }) => label));
  return [
    ...own.map(({ label, of }) => ({ label, values: products.map(of) })),
    ...[...labels]
      .filter((label) => !taken.has(label))
      .map((label) => ({
        label,
        values: products.map(({ facts }) => facts.find((fact) => fact.label === label)?.value ?? ''),
      })),
  ].filter(({ values }) => values.some((value) => value !== ''));
}

/** The rows in which not all say the same. */
export function differingRows(rows: readonly ComparedRow[]): readonly ComparedRow[] {
  return rows.filter(({ values }) => new Set(values).size > 1);
}
