import {
  aliasFrom,
  palette,
  type PaletteKey,
  type Localised,
  type SeedColour,
  type SeedFamily,
  type SeedPrice,
  type SeedShape,
  type SeedSku,
} from '@torg/merchant-api/seed';
import { inStoreGtin } from './gtin.ts';
import { text } from './localised-text.ts';

type Stock = SeedSku['stock'];

interface ColourDraft {
  colour: PaletteKey;
  /** What it is called instead of its colour, such as a scent. */
  named?: {
    key: string;
    label: Localised;
    /** How its address says it, where a label has more than words and figures. */
    inAddress?: Localised;
  };
  shape?: SeedShape;
  /** Its own, where it has another than its family. */
  price?: SeedPrice;
  /** Units per size, in the order of `sizes`. */
  stock: readonly (number | Stock)[];
}

/** A family as a person writes it; numbers, addresses and file names follow from it. */
export interface FamilyDraft extends Omit<SeedFamily, 'colours' | 'vatClass'> {
  vatClass?: SeedFamily['vatClass'];
  /** Letters before the article number, such as KER. */
  series: string;
  /** Number of the first colour, four digits; the next colours count upwards from it. */
  firstNumber: number;
  /** What its pictures show after the one from the front, in their order. */
  views: readonly ('angle' | 'detail' | 'scene')[];
  /** Absent where there is only one size. */
  sizes?: readonly Localised[];
  colours: readonly ColourDraft[];
}

const onlySize = text('-', '-');

/** Works out what follows from a draft: one product per colour with skus, aliases and picture names. */
export function defineFamily(draft: FamilyDraft): SeedFamily {
  const { series: _series, firstNumber: _number, views: _views, sizes: _sizes, colours, vatClass, ...family } = draft;
  return {
    ...family,
    vatClass: vatClass ?? 'standard',
    colours: colours.map((colour, index) => defineColour(draft, colour, draft.firstNumber + index)),
  };
}

function defineColour(
  draft: FamilyDraft,
  { colour, named, shape, price, stock }: ColourDraft,
  number: number,
): SeedColour {
  const { key, label, inAddress = label } = named ?? { key: colour, label: palette[colour].label };
  const file = [draft.key, ...(shape ? [shape.key] : []), key].join('-');
  const choices = [...(shape ? [shape.label] : []), inAddress];
  return {
    key,
    label,
    hex: palette[colour].hex,
    ...(shape && { shape }),
    ...(price && { price }),
    alias: draft.colours.length > 1 ? aliasOf(draft.name, ...choices) : aliasOf(draft.name),
    images: (['front', ...draft.views] as const).map((view) => ({
      fileName: `${file}-${view}.avif`,
      tags: [view],
    })),
    ...(draft.package && { articleNumber: `${draft.series}-${number}` }),
    skus: (draft.sizes ?? [onlySize]).map((size, index) => defineSku(draft, number, size, index, stock[index])),
  };
}

function defineSku(
  draft: FamilyDraft,
  number: number,
  name: Localised,
  index: number,
  stock: number | Stock = 0,
): SeedSku {
  const article = `${draft.series}-${number}`;
  return {
    articleNumber: name === onlySize ? article : `${article}-${articleSize(name)}`,
    gtin: inStoreGtin(number, index),
    name,
    stock: typeof stock === 'number' ? { inStock: stock } : stock,
  };
}

/** What an article number says about the size: 50-50 for 50×50 cm, M for M. */
function articleSize({ sv }: Localised): string {
  return aliasFrom(sv.replace(/\s(cm|år)$/, '')).toUpperCase();
}

function aliasOf(...parts: readonly Localised[]): Localised {
  return text(aliasFrom(parts.map(({ sv }) => sv).join(' ')), aliasFrom(parts.map(({ nb }) => nb).join(' ')));
}
