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
    sv: 'Titeln är det som förklaras, texten en mening eller tre: ”Fri retur”.',
    nb: 'Tittelen er det som forklares, teksten en setning eller tre: «Gratis retur».',
  },
  keyboard: [
    { keys: 'Enter, Space', does: 'opens it' },
    { keys: 'Escape', does: 'closes; the focus returns' },
  ],
  screenReader: 'A dialog by its title.',
  doThis: 'A sentence or three.',
  notThis: 'Hide what must be known before buying, such as the price of delivery.',
  related: ['Tooltip', 'Dialog'],
};
