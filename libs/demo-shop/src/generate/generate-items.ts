import { gtinCheckDigit, minorFromDecimal } from '@torg/commerce-sdk/domain';
import { aliasFrom, type Localised } from '@torg/merchant-api/seed';
import type { CatalogueItem, PriceStep } from '@torg/merchant-api/feed';
import { generateFamily, priceLike, type GeneratedColour, type GeneratedFamily } from './generate-family.ts';
import { picturesOf } from './pictures-of-kind.ts';

/** A catalogue to make up: the same options give the same goods. */
export interface GenerateOptions {
  /** How many products, each colour counted. */
  products: number;
  seed: number;
  language: keyof Localised;
  /** The moment of today, in milliseconds since 1970. */
  now: number;
}

const DAY = 24 * 60 * 60 * 1000;
const BATCH = 500;
/** What a Norwegian price is to a Swedish one before it is rounded. */
const NORWEGIAN_SHARE = 1.06;
const weightLabel: Localised = { sv: 'Vikt', nb: 'Vekt' };

/** Makes up goods in one language, a batch at a time. */
export function* generateItems(options: GenerateOptions): Generator<CatalogueItem[]> {
  let left = options.products;
  let row = 1;
  let batch: CatalogueItem[] = [];
  for (let number = 1; left > 0; number += 1) {
    const family = generateFamily(number, options.seed);
    const colours = family.colours.slice(0, left);
    left -= colours.length;
    for (const colour of colours) {
      for (const item of itemsOf(family, colour, colours.length > 1, options)) {
        batch.push({ ...item, row, line: row });
        row += 1;
      }
    }
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

function itemsOf(
  family: GeneratedFamily,
  colour: GeneratedColour,
  isVariant: boolean,
  options: GenerateOptions,
): CatalogueItem[] {
  const { sizes = [null] } = family.kind;
  const shared = sharedParts(family, colour, isVariant, options);
  const isGrouped = isVariant || sizes.length > 1;
  return sizes.map((size, index) => {
    const label = size?.[options.language] ?? null;
    return {
      ...shared,
      row: 0,
      line: 0,
      id: idOf(family, colour, label),
      groupId: isGrouped ? `T${numberOf(family)}` : null,
      gtin: gtinOf(family, family.colours.indexOf(colour) * 10 + index),
      size: label,
      stock: colour.stock[index] ?? { inStock: 0, oversellable: 0, isCounted: true },
    };
  });
}

function sharedParts(
  family: GeneratedFamily,
  colour: GeneratedColour,
  isVariant: boolean,
  { language, now }: GenerateOptions,
) {
  const { kind, stuff, texts, series } = family;
  const name = `${kind.name[language]} ${series}`;
  const label = colour.label[language];
  return {
    title: isVariant ? `${name}, ${label.toLowerCase()}` : name,
    summary: texts.opening[language],
    description: [texts.opening, texts.use, texts.care].map((sentence) => sentence[language]).join(' '),
    alias: aliasFrom([name, label, `t${numberOf(family)}`].join(' ')),
    brand: family.brand,
    partNumber: idOf(family, colour, null),
    colour: label,
    pattern: null,
    material: null,
    categories: [kind.category.map((place) => place[language])],
    pictures: picturesOf(kind, colour.key, family.number),
    details: [
      { name: kind.range.stuffLabel[language], value: capitalised(stuff.name[language]) },
      { name: weightLabel[language], value: `${family.grams} g` },
    ],
    attributes: {},
    vatClass: kind.range.vatClass,
    weightGrams: family.grams,
    content: null,
    ...pricesOf(family, colour, language, now),
  };
}

function pricesOf(family: GeneratedFamily, colour: GeneratedColour, language: keyof Localised, now: number) {
  const kronor = language === 'sv' ? family.kronor : priceLike(family.kronor * NORWEGIAN_SHARE);
  const regular = minorFromDecimal(kronor);
  const prices: PriceStep[] = colour.pricesShares.map(({ daysAgo, share }) => ({
    from: now - daysAgo * DAY,
    selling: share === 100 ? regular : minorFromDecimal(Math.min(kronor, priceLike((kronor * share) / 100))),
    regular,
  }));
  const current = prices.at(-1);
  const sale = current && current.selling < regular ? { selling: current.selling, from: current.from, to: null } : null;
  const past = { firstAvailable: prices[0]?.from ?? now, sold: colour.sold, prices };
  return { price: { regular, sale }, past };
}

function numberOf({ number }: GeneratedFamily): string {
  return String(number).padStart(6, '0');
}

function idOf(family: GeneratedFamily, colour: GeneratedColour, size: string | null): string {
  const parts = [
    `T${numberOf(family)}`,
    String(family.colours.indexOf(colour) + 1),
    size === null ? '' : aliasFrom(size),
  ];
  return parts.filter(Boolean).join('-').toUpperCase();
}

/** Within the numbers that a shop gives out for itself. */
function gtinOf({ number }: GeneratedFamily, index: number): string {
  const digits = `21${String(number).padStart(7, '0')}${String(index).padStart(3, '0')}`;
  return `${digits}${gtinCheckDigit(digits)}`;
}

function capitalised(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
