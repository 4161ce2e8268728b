import type { Guidance } from '../../guides/guidance.ts';

export const guidance: Guidance = {
  component: 'Select',
  status: 'stable',
  since: '0.1.0',
  aliases: ['dropdown', 'listbox', 'väljare'],
  when: 'One of several, where each needs a second line: a size with its stock, a store with its hours.',
  whenNot: [
    { of: 'A word each', use: 'NativeSelect' },
    { of: 'Fewer than five', use: 'RadioGroup' },
  ],
  anatomy: ['label', 'button with the choice', 'list with a line for each'],
  content: {
    sv: 'Första raden skiljer dem åt, andra raden förklarar.',
    nb: 'Første linje skiller dem, andre linje forklarer.',
  },
  keyboard: [
    { keys: 'Enter, Space, ↓', does: 'open it' },
    { keys: '↑ ↓', does: 'walk' },
    { keys: 'a letter', does: 'jumps' },
    { keys: 'Escape', does: 'closes' },
  ],
  screenReader: 'A button with label and choice; then a list box.',
  doThis: 'Load it on intent: it brings 58 kB.',
  notThis: 'Use it for a country: the browser’s own list is better on phones.',
  related: ['NativeSelect', 'Menu'],
};
