import type { Guidance } from '../../guides/guidance.ts';

export const guidance: Guidance = {
  component: 'Button',
  status: 'stable',
  since: '0.1.0',
  aliases: ['spinner', 'cta', 'submit', 'knapp'],
  when: 'A press does something here: adds, saves, sends, opens.',
  whenNot: [
    { of: 'The press leads to another address', use: 'ButtonLink' },
    { of: 'There is no room for words', use: 'IconButton' },
    { of: 'Something is turned on or off', use: 'Switch' },
  ],
  anatomy: ['label, a verb', 'icon before it, if it helps', 'spinner in the label’s place while pending'],
  content: {
    sv: 'Ett verb och det som händer: ”Lägg i varukorgen”, ”Spara adressen”. Aldrig ”OK”.',
    nb: 'Et verb og det som skjer: «Legg i handlekurven», «Lagre adressen». Aldri «OK».',
  },
  keyboard: [
    { keys: 'Enter, Space', does: 'presses it' },
    { keys: 'Tab', does: 'reaches it, also while it is pending' },
  ],
  screenReader: 'Its label and “button”; while pending “busy”, and the focus stays.',
  doThis: 'One primary a view. Leave it enabled and say on press what is missing.',
  notThis: 'Disable “Lägg i varukorgen” until a size is chosen, with no word why.',
  related: ['ButtonLink', 'IconButton', 'QuickAdd', 'Form'],
};
