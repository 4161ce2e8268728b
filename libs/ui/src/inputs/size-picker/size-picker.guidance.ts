import type { Guidance } from '../../guides/guidance.ts';

export const guidance: Guidance = {
  component: 'SizePicker',
  status: 'stable',
  since: '0.1.0',
  aliases: ['segmented', 'size selector', 'storlek', 'størrelse'],
  when: 'A size of a product is chosen on its page.',
  whenNot: [
    { of: 'Each size needs a line of its own', use: 'Select' },
    { of: 'It is a colour', use: 'SwatchPicker' },
  ],
  anatomy: ['legend', 'a tile a size', 'line through what is sold out', 'hint, error'],
  content: {
    sv: '”Storlek”. Inget valt: ”Välj en storlek först.”',
    nb: '«Størrelse». Ingenting valgt: «Velg en størrelse først.»',
  },
  keyboard: [
    { keys: '← → ↑ ↓', does: 'move and choose' },
    { keys: 'Tab', does: 'in and out of the group' },
  ],
  screenReader: 'Each size with “slutsåld” where it is.',
  doThis: 'Sold out sizes stay, and can be chosen to be told of.',
  notThis: 'Choose a size such as M beforehand: it is ordered by mistake and sent back.',
  related: ['SwatchPicker', 'StockNote', 'RadioGroup'],
};
