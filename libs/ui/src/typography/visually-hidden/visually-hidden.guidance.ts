import type { Guidance } from '../../guides/guidance.ts';

export const guidance: Guidance = {
  component: 'VisuallyHidden',
  status: 'stable',
  since: '0.1.0',
  aliases: ['sr only', 'screen reader text', 'skärmläsare'],
  when: 'The eye is told by a colour, a place or a line through a price; the ear needs words.',
  whenNot: [
    { of: 'Nobody needs the words', use: 'Hidden' },
    { of: 'The control is an icon: it has a `label`', use: 'IconButton' },
  ],
  anatomy: ['text'],
  content: {
    sv: '”Nu 1 299 kr, sänkt från 1 699 kr” – hela meningen, inte ”ord. pris”.',
    nb: '«Nå 1 299 kr, satt ned fra 1 699 kr» – hele setningen, ikke «ord. pris».',
  },
  keyboard: [],
  screenReader: 'Read in its place, as if it were seen.',
  doThis: 'Write it with the care of a visible text, in both languages.',
  notThis: 'Explain how the control works: the reader knows its screen reader.',
  related: ['Hidden', 'PriceTag'],
};
