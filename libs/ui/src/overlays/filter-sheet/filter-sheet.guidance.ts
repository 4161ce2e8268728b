import type { Guidance } from '../../guides/guidance.ts';

export const guidance: Guidance = {
  component: 'FilterSheet',
  status: 'new',
  since: '0.2.0',
  aliases: ['mobile filter', 'bottom sheet', 'filterpanel'],
  when: 'A list is narrowed on a phone.',
  whenNot: [{ of: 'There is room beside the list', use: 'FilterPanel' }],
  anatomy: ['title and close', 'groups', 'button with the number of goods'],
  content: {
    sv: 'Knappen räknar: ”Visa 14 varor”.',
    nb: 'Knappen teller: «Vis 14 varer».',
  },
  keyboard: [{ keys: 'Escape', does: 'closes and keeps the choices' }],
  screenReader: 'A dialog; the number on its button is said when it changes.',
  doThis: 'Take effect while choosing, so that the number is true.',
  notThis: 'Throw the choices away when it is closed.',
  related: ['FilterPanel', 'Drawer'],
};
