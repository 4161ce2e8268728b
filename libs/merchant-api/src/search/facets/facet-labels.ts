import { formatMoney, type ShopLanguage } from '@torg/commerce-sdk/domain';

/** What filters are called in one language. */
export interface FacetLabels {
  category: string;
  brand: string;
  size: string;
  price: string;
  discount: string;
  stock: string;
  inStock: string;
  orderable: string;
  soldOut: string;
  /** By dimension, such as Color. */
  dimensions: Readonly<Record<string, string>>;
  /** After the lower end of a band that has no upper end. */
  andMore: string;
  upTo: string;
}

const labels: Readonly<Record<ShopLanguage, FacetLabels>> = {
  sv: {
    category: 'Kategori',
    brand: 'Varumärke',
    size: 'Storlek',
    price: 'Pris',
    discount: 'Nedsatt pris',
    stock: 'Lagerstatus',
    inStock: 'I lager',
    orderable: 'Går att beställa',
    soldOut: 'Slut i lager',
    dimensions: {
      Color: 'Färg',
      Scent: 'Doft',
      Taste: 'Smak',
      Motif: 'Motiv',
      Shape: 'Form',
      Pattern: 'Mönster',
      Size: 'Storlek',
      Material: 'Material',
    },
    andMore: 'och mer',
    upTo: 'Upp till',
  },
  nb: {
    category: 'Kategori',
    brand: 'Merke',
    size: 'Størrelse',
    price: 'Pris',
    discount: 'Nedsatt pris',
    stock: 'Lagerstatus',
    inStock: 'På lager',
    orderable: 'Kan bestilles',
    soldOut: 'Utsolgt',
    dimensions: {
      Color: 'Farge',
      Scent: 'Duft',
      Taste: 'Smak',
      Motif: 'Motiv',
      Shape: 'Form',
      Pattern: 'Mønster',
      Size: 'Størrelse',
      Material: 'Materiale',
    },
    andMore: 'og mer',
    upTo: 'Opptil',
  },
};

/** The words of a language by its short code. */
export function facetLabels(language: ShopLanguage): FacetLabels {
  return labels[language];
}

/** A band of prices from `low` up to `high` (minor units), such as `100–200 kr`; `high` is Infinity where it has no end. */
export function priceBandLabel(low: number, high: number, currency: string, language: ShopLanguage): string {
  const price = (minor: number) => formatMoney(minor, { currency, language });
  const { andMore, upTo } = labels[language];
  if (high === Infinity) return `${price(low)} ${andMore}`;
  if (low === 0) return `${upTo} ${price(high)}`;
  return `${formatMoney(low, { currency: '', language })}–${price(high)}`;
}

/** A band of whole percent, both ends within, such as `20–29 %`. */
export function percentBandLabel(low: number, high: number, language: ShopLanguage): string {
  const { andMore, upTo } = labels[language];
  if (high >= 100) return `${low}\u00a0% ${andMore}`;
  return low === 1 ? `${upTo} ${high}\u00a0%` : `${low}–${high}\u00a0%`;
}
