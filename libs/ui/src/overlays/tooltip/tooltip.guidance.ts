import type { Guidance } from '../../guides/guidance.ts';

export const guidance: Guidance = {
  component: 'Tooltip',
  status: 'stable',
  since: '0.1.0',
  aliases: ['hover', 'hint', 'verktygstips', 'verktøytips'],
  when: 'An icon button says its name to who rests on it.',
  whenNot: [
    { of: 'It must be read', use: 'Text' },
    { of: 'More than a few words', use: 'Popover' },
  ],
  anatomy: ['words'],
  content: {
    sv: 'Två ord: ”Spara favorit”.',
    nb: 'To ord: «Lagre favoritt».',
  },
  keyboard: [
    { keys: 'Tab', does: 'shows it' },
    { keys: 'Escape', does: 'hides it' },
  ],
  screenReader: 'Description of its button, if it says more than the name.',
  doThis: 'Repeat the label of the button.',
  notThis: 'Anything a phone needs: touch has no rest.',
  related: ['Popover', 'IconButton'],
};
