import type { Localised, SeedCatalogue, SeedColour, SeedFamily } from './seed-types.ts';

/** One colour of a family as the product it becomes. */
export interface SeededProduct {
  /** Stays the same when the seed changes, so that the product keeps its id. */
  key: string;
  family: SeedFamily;
  colour: SeedColour;
  /** Its place within the family, from 1. */
  place: number;
  /** Whether it shares a variant group with other colours. */
  isVariant: boolean;
}

/** The products of a seed in the order of the shop. */
export function productsOf({ families }: SeedCatalogue): SeededProduct[] {
  return families.flatMap((family) =>
    family.colours.map((colour, index) => ({
      key: `${family.key}/${colour.shape ? `${colour.shape.key}-` : ''}${colour.key}`,
      family,
      colour,
      place: index + 1,
      isVariant: family.colours.length > 1,
    })),
  );
}

/** What the product is called: with its shape and colour where there is a choice, so that a cart line tells which it is. */
export function nameOf({ family, colour, isVariant }: SeededProduct, language: keyof Localised): string {
  const name = family.name[language];
  if (!isVariant) return name;
  const choices = [...(colour.shape ? [colour.shape.label] : []), colour.label];
  return [name, ...choices.map((label) => label[language].toLowerCase())].join(', ');
}

/** The key of a family's product in a colour; in its first where the colour is left out or not among them. */
export function productKeyOf(products: readonly SeededProduct[], family: string, colour?: string): string {
  const own = products.filter((product) => product.family.key === family);
  const product = own.find((candidate) => candidate.colour.key === colour) ?? own[0];
  if (!product) throw new Error(`The seed names the family '${family}' but does not hold it`);
  return product.key;
}
