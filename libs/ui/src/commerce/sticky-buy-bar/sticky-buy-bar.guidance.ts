import type { Guidance } from '../../guides/guidance.ts';

export const guidance: Guidance = {
  component: 'StickyBuyBar',
  status: 'new',
  since: '0.2.0',
  aliases: ['sticky add to cart', 'köprad', 'kjøpslinje'],
  when: 'On a phone, when the page’s own button has left the screen.',
  whenNot: [{ of: 'On wide screens: the buy box stays', use: 'Button' }],
  anatomy: ['name', 'price', 'button'],
  content: {
    sv: 'Samma ord som på sidans egen knapp.',
    nb: 'Samme ord som på sidens egen knapp.',
  },
  keyboard: [{ keys: 'Tab', does: 'last in what it belongs to' }],
  screenReader: 'After the content; it covers no focus.',
  doThis: 'Lead to the size when none is chosen.',
  notThis: 'Show it beside the button that it doubles.',
  related: ['Button', 'PriceTag'],
};
