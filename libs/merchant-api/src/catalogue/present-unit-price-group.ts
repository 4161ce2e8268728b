import type { PackContent } from '@torg/commerce-sdk/domain';
import type { CatalogueView } from './catalogue-view.ts';
import type { ParameterGroupRecord } from './parameter.repository.ts';
import { presentParameterGroup } from './present-parameters.ts';
import type { ProductRecord } from './product-record.ts';
import type { PricePerUnit } from './product-pricing.ts';
import type { UnitPriceParameters } from './unit-price-parameters.repository.ts';

/** What programs read; shoppers see the price in words, and the content among the facts of the product. */
const hidden: readonly string[] = ['unit-price.content', 'unit-price.amount', 'unit-price.unit'];

/**
 * What a pack holds and what that costs per kilogram, litre, metre or piece, as one of the contract's ParameterGroupTypes;
 * empty where the content is not known. It is worked out, not stored, so it follows every change of the price.
 */
export async function presentUnitPriceGroup(product: ProductRecord, { catalogue, pricing }: CatalogueView) {
  const { content, productId } = product;
  if (!content) return [];
  const [known, price] = await Promise.all([catalogue.unitPriceParameters(), pricing.pricePerUnit(product)]);
  if (!known) return [];
  const group = toGroup(known, rowsOf(content, price, catalogue.languageId), catalogue.languageId);
  return [presentParameterGroup(group, productId, hidden)];
}

interface UnitPriceRow {
  key: string;
  label: string;
  value: string;
}

function rowsOf(content: PackContent, price: PricePerUnit | null, languageId: string): UnitPriceRow[] {
  const isNorwegian = languageId === 'nb-NO';
  const label = nameIn(languageId);
  return [
    { key: 'unit-price.content', label: isNorwegian ? 'Innhold' : 'Innehåll', value: written(content, isNorwegian) },
    ...(price
      ? [
          { key: 'unit-price.text', label, value: price.text },
          { key: 'unit-price.amount', label, value: price.amount },
          { key: 'unit-price.unit', label: 'Enhet', value: price.unit },
        ]
      : []),
  ];
}

function toGroup(
  { parameterGroupId, position, ids }: UnitPriceParameters,
  rows: readonly UnitPriceRow[],
  languageId: string,
): ParameterGroupRecord {
  const parameters = rows.flatMap((row, index) => {
    const parameterId = ids.get(row.key);
    return parameterId === undefined
      ? []
      : { ...row, parameterId, parameterGroupId, position: index + 1, isFilter: false };
  });
  return { parameterGroupId, name: nameIn(languageId), position, parameters };
}

function nameIn(languageId: string): string {
  return languageId === 'nb-NO' ? 'Enhetspris' : 'Jämförpris';
}

function written({ amount, unit }: PackContent, isNorwegian: boolean): string {
  const words: Readonly<Record<string, string>> = { m2: 'm²', piece: isNorwegian ? 'stk' : 'st' };
  return `${String(amount).replace('.', ',')} ${words[unit] ?? unit}`;
}
