import type { Guidance } from '../../guides/guidance.ts';

export const guidance: Guidance = {
  component: 'PanelMenu',
  status: 'stable',
  since: '0.1.0',
  aliases: ['mobile menu', 'hamburger', 'mobilmeny'],
  when: 'The shop’s departments on a phone.',
  whenNot: [{ of: 'On wide screens', use: 'MegaMenu' }],
  anatomy: ['title and back', 'rows', '“everything in …”', 'footer'],
  content: {
    sv: '”Allt i Köket” överst.',
    nb: '«Alt i kjøkkenet» øverst.',
  },
  keyboard: [
    { keys: 'Tab', does: 'row by row' },
    { keys: 'Enter', does: 'opens a level' },
    { keys: 'Escape', does: 'closes' },
  ],
  screenReader: 'A dialog; the title of each level is said.',
  doThis: 'Show one level of the departments at a time.',
  notThis: 'A menu in a menu in an accordion.',
  related: ['MegaMenu', 'Drawer'],
};
