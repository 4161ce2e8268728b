import type { Guidance } from '../../guides/guidance.ts';

export const guidance: Guidance = {
  component: 'NativeDialog',
  status: 'new',
  since: '0.2.0',
  aliases: ['modal form', 'dialog element'],
  when: 'A short form lies over the page, and the page loads no overlays.',
  whenNot: [{ of: 'A question, with the overlays there', use: 'Dialog' }],
  anatomy: ['title and close', 'form'],
  content: {
    sv: '”Bevaka storlek M”.',
    nb: '«Følg med på størrelse M».',
  },
  keyboard: [
    { keys: 'Tab', does: 'stays within' },
    { keys: 'Escape', does: 'closes; the focus returns' },
  ],
  screenReader: 'A dialog by its title.',
  doThis: 'A form that also has a page, for who has no script.',
  notThis: 'Put more into it than fits on a screen.',
  related: ['Dialog', 'Form'],
};
