import type { Guidance } from '../../guides/guidance.ts';

export const guidance: Guidance = {
  component: 'Pagination',
  status: 'stable',
  since: '0.1.0',
  aliases: ['pages', 'paging', 'sidor', 'sider'],
  when: 'A list has more pages and each has an address: orders, articles, a list without script.',
  whenNot: [{ of: 'Goods are browsed', use: 'LoadMore' }],
  anatomy: ['previous', 'numbers', 'next'],
  content: {
    sv: '”Sida 3 av 12”.',
    nb: '«Side 3 av 12».',
  },
  keyboard: [{ keys: 'Tab', does: 'from page to page' }],
  screenReader: 'A named navigation; the page that is shown is said as current.',
  doThis: 'Keep first and last in sight.',
  notThis: 'Change the page by buttons that have no address.',
  related: ['LoadMore', 'ProductGrid'],
};
