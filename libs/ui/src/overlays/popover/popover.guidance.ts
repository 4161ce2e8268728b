import type { Guidance } from '../../guides/guidance.ts';

export const guidance: Guidance = {
  component: 'Popover',
  status: 'stable',
  since: '0.1.0',
  aliases: ['hint', 'info bubble', 'toggletip', 'informationsruta'],
  when: 'A closer word that only some need: what “Jämförpris” means.',
  whenNot: [
    { of: 'A few words about a button', use: 'Tooltip' },
    { of: 'Everybody needs it', use: 'Text' },
  ],
  anatomy: ['title', 'text', 'close'],
  content: {
    sv: 'Titeln är ordet som förklaras.',
    nb: 'Tittelen er ordet som forklares.',
  },
  keyboard: [
    { keys: 'Enter, Space', does: 'opens it' },
    { keys: 'Escape', does: 'closes; the focus returns' },
  ],
  screenReader: 'A dialog by its title.',
  doThis: 'A sentence or three.',
  notThis: 'The price of delivery.',
  related: ['Tooltip', 'Dialog'],
};
