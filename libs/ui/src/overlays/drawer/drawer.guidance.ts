import type { Guidance } from '../../guides/guidance.ts';

export const guidance: Guidance = {
  component: 'Drawer',
  status: 'stable',
  since: '0.1.0',
  aliases: ['side panel', 'sheet', 'sidebar', 'sidopanel'],
  when: 'Something is looked at beside the page: the cart, filters.',
  whenNot: [
    { of: 'It must be answered', use: 'Dialog' },
    { of: 'Filters on a phone', use: 'FilterSheet' },
  ],
  anatomy: ['title, back, close', 'content', 'footer'],
  content: {
    sv: '”Varukorg, 3 varor”.',
    nb: '«Handlekurv, 3 varer».',
  },
  keyboard: [
    { keys: 'Tab', does: 'stays within' },
    { keys: 'Escape', does: 'closes; the focus returns' },
  ],
  screenReader: 'A dialog by its title.',
  doThis: 'Keep the way onward in the footer, in sight.',
  notThis: 'Open a drawer over another drawer.',
  related: ['Dialog', 'FilterSheet', 'PanelMenu'],
};
