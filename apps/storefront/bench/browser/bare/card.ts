/** A product as a card of the shop's list shows it. */
export interface Card {
  href: string;
  name: string;
  brand: string;
  /** As it is written: "189 kr". */
  price: string;
  picture: CardPicture;
}

/** A picture in the widths that the shop offers, to be fetched as the shop has it fetched. */
export interface CardPicture {
  src: string;
  srcSet: string;
  sizes: string;
  width: number;
  height: number;
  loading: 'eager' | 'lazy';
  fetchPriority: 'high' | 'low' | 'auto';
}
