import type { Guidance } from '../../guides/guidance.ts';

export const guidance: Guidance = {
  component: 'RangeSlider',
  status: 'stable',
  since: '0.1.0',
  aliases: ['price filter', 'min max', 'prisintervall', 'glidebryter'],
  when: 'A range is set where the exact figure matters little: from about 200 to about 800 kr.',
  whenNot: [
    { of: 'One exact number', use: 'QuantityField' },
    { of: 'Few fixed steps', use: 'CheckboxGroup' },
  ],
  anatomy: ['label', 'track', 'two thumbs', 'the two values in words'],
  content: {
    sv: '”Pris”, ”Lägsta pris 200 kr”, ”Högsta pris 800 kr”.',
    nb: '«Pris», «Laveste pris 200 kr», «Høyeste pris 800 kr».',
  },
  keyboard: [
    { keys: '← →', does: 'one step' },
    { keys: 'Page Up, Page Down', does: 'ten steps' },
    { keys: 'Home, End', does: 'to the ends' },
  ],
  screenReader: 'Two sliders, each with its name and its value with unit.',
  doThis: 'Write the values beside it; with `fromName` and `toName` a form carries them.',
  notThis: 'Fetch for every pixel: wait for `onChangeEnd`.',
  related: ['FilterPanel', 'QuantityField'],
};
