import type { Guidance } from '../../guides/guidance.ts';

export const guidance: Guidance = {
  component: 'Box',
  status: 'stable',
  since: '0.1.0',
  aliases: ['card', 'surface', 'panel', 'well'],
  when: 'What belongs together needs room around it, and perhaps a ground or an edge of its own.',
  whenNot: [
    { of: 'Several things only need space between them', use: 'Stack' },
    { of: 'A message to the reader stands out from the page', use: 'Notice' },
  ],
  anatomy: ['ground (`surface`)', 'edge (`isBordered`)', 'room within (`space`)'],
  content: {
    sv: 'Rubriken i lådan är så kort att den ryms på en rad: ”Retur och byte”.',
    nb: 'Overskriften i boksen er så kort at den får plass på én linje: «Retur og bytte».',
  },
  keyboard: [],
  screenReader: 'Nothing is said of it; `as="section"` with a heading makes it a landmark.',
  doThis: 'One ground at a time: raised on the page, or sunken on the page.',
  notThis: 'A box in a box in a box: take away an edge before you add one.',
  related: ['Stack', 'Container', 'Notice'],
};
