import type { Guidance } from '../../guides/guidance.ts';

export const guidance: Guidance = {
  component: 'SwatchPicker',
  status: 'stable',
  since: '0.1.0',
  aliases: ['colour picker', 'variant', 'färgväljare', 'fargevelger'],
  when: 'A product has several colours, each with an address of its own.',
  whenNot: [
    { of: 'A filter', use: 'SwatchGroup' },
    { of: 'A size', use: 'SizePicker' },
  ],
  anatomy: [
    'label with the colour’s name',
    'dots or small pictures',
    'ring around the current one',
    'line through what is sold out',
  ],
  content: {
    sv: '”Färg: Kritvit”. Namnet syns, inte bara pricken.',
    nb: '«Farge: Krittvit». Navnet vises, ikke bare prikken.',
  },
  keyboard: [
    { keys: 'Tab', does: 'from colour to colour' },
    { keys: 'Enter', does: 'goes there' },
  ],
  screenReader: 'Links by colour; the current one is said as current.',
  doThis: 'Pictures where a dot cannot show a pattern.',
  notThis: 'Change the picture alone and leave address and price behind.',
  related: ['SizePicker', 'ProductCard', 'SwatchGroup'],
};
