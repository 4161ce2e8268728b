/** A page that is measured. */
export interface MeasuredPage {
  name: PageName;
  /** As the table's head says it. */
  title: string;
  /** Its path in the shop; the bare page has a server of its own. */
  path: string;
  /** The buttons that are touched one after another, by their names. */
  touches: readonly RegExp[];
  /** Whether a card's way to its product is measured too. */
  hasCards: boolean;
}

export type PageName = 'bare' | 'list' | 'product' | 'home';

const heart = /^Spara /;
const menu = /^Öppna menyn$/;

/** What is measured, each beside the bare page: a full page of a list, a product of one size, and the front page. */
export const measuredPages: readonly MeasuredPage[] = [
  { name: 'bare', title: 'Bare page', path: '/', touches: [heart], hasCards: true },
  { name: 'list', title: 'List', path: '/c/presenter', touches: [heart, menu], hasCards: true },
  {
    name: 'product',
    title: 'Product',
    path: '/p/muggar/mugg-strand-kritvit',
    touches: [/^Lägg i varukorgen$/, /^Stäng varukorgen$/, heart],
    hasCards: false,
  },
  { name: 'home', title: 'Front page', path: '/', touches: [menu, /^Stäng menyn$/, heart], hasCards: false },
];
