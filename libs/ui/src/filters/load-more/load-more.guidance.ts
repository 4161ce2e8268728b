import type { Guidance } from '../../guides/guidance.ts';

export const guidance: Guidance = {
  component: 'LoadMore',
  status: 'new',
  since: '0.2.0',
  aliases: ['infinite scroll', 'show more', 'visa fler', 'vis flere'],
  when: 'A list of goods goes on.',
  whenNot: [{ of: 'Rows that are looked up by place', use: 'Pagination' }],
  anatomy: ['“24 of 96”', 'bar', 'link'],
  content: {
    sv: '”Visa 24 till”. ”Du har sett 24 av 96 varor.”',
    nb: '«Vis 24 til». «Du har sett 24 av 96 varer.»',
  },
  keyboard: [{ keys: 'Enter', does: 'loads; the focus is on the first new card' }],
  screenReader: 'How many are shown is said after loading.',
  doThis: 'Keep a real address, so that back leads to the same place.',
  notThis: 'Load by itself until the footer cannot be reached.',
  related: ['Pagination', 'ProductGrid'],
};
