import type { Guidance } from '../../guides/guidance.ts';

export const guidance: Guidance = {
  component: 'QuantityField',
  status: 'stable',
  since: '0.1.0',
  aliases: ['stepper', 'amount', 'number', 'antal', 'antall'],
  when: 'A whole number of units, mostly small.',
  whenNot: [
    { of: 'A range between two', use: 'RangeSlider' },
    { of: 'Many articles at once', use: 'OrderRows' },
  ],
  anatomy: ['minus', 'field to type in', 'plus', 'hint, error'],
  content: {
    sv: '”Antal”. Över gränsen: ”Det finns bara 3 kvar. Välj 3 eller färre.”',
    nb: '«Antall». Over grensen: «Det er bare 3 igjen. Velg 3 eller færre.»',
  },
  keyboard: [
    { keys: '↑ ↓', does: 'one more, one less' },
    { keys: 'figures', does: 'type the number' },
    { keys: 'Tab', does: 'field and steppers' },
  ],
  screenReader: 'Label, value, least and most; the steppers name what they do.',
  doThis: 'Let the number be typed: 48 is not 47 presses.',
  notThis: 'Remove the line silently at zero.',
  related: ['CartLine', 'UndoRow'],
};
