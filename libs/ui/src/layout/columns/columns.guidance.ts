import type { Guidance } from '../../guides/guidance.ts';

export const guidance: Guidance = {
  component: 'Columns',
  status: 'stable',
  since: '0.1.0',
  aliases: ['grid', 'kolumner', 'rutnät'],
  when: 'Equals stand beside each other, and their number across grows with the screen.',
  whenNot: [
    { of: 'They are products', use: 'ProductGrid' },
    { of: 'They are of different width', use: 'Inline' },
  ],
  anatomy: ['cells of equal width', 'gap (`space`)'],
  content: {
    sv: 'Rubriker i samma rad är ungefär lika långa.',
    nb: 'Overskrifter i samme rad er omtrent like lange.',
  },
  keyboard: [],
  screenReader: 'Read cell by cell in the order of the source; `as="ul"` says how many there are.',
  doThis: 'Give the phone one column where a cell holds a sentence.',
  notThis: 'Four columns of text: a line under 30 characters is hard to read.',
  related: ['ProductGrid', 'Stack', 'Inline'],
};
