import type { SentDocument } from '../sent-document.ts';
import type { RecordedShop } from './open-recorded-shop.ts';
import type { Shopper } from './shopper.ts';

/** How a page of the stories comes to be, by the name of its story. */
export type Visit = (shopper: Shopper, shop: RecordedShop) => Promise<SentDocument>;

/** The article numbers of goods of every kind, the same in both markets. */
export const articles = {
  mug: 'KER-1001',
  bowl: 'KER-1021',
  blanket: 'TEX-3021',
  socks: 'KLA-4051',
  jumper: 'KLA-4001',
  /** In two necks, several colours and five sizes. */
  threeLevels: 'KLA-4071',
  /** Nothing to choose. */
  book: 'BOK-8201',
  /** Its second colour is made to order. */
  chair: 'MOB-2311',
  chocolate: 'MAT-5091',
  giftCard: 'PRE-8021',
  /** Its third colour is sold out. */
  spinningTop: 'BAR-7041',
} as const;
