import type { Guidance } from '../../guides/guidance.ts';

export const guidance: Guidance = {
  component: 'Notification',
  status: 'stable',
  since: '0.1.0',
  aliases: ['toast', 'snackbar', 'flash'],
  when: 'Something just happened that the reader did not see: saved, added, undone.',
  whenNot: [
    { of: 'It must not be missed', use: 'Notice' },
    { of: 'It was just taken away and can be had back', use: 'UndoRow' },
  ],
  anatomy: ['text', 'close button'],
  content: {
    sv: '”Lammullströja Fjäll ligger i varukorgen.”',
    nb: '«Lammeullgenser Fjell ligger i handlekurven.»',
  },
  keyboard: [{ keys: 'Tab', does: 'to its button; it stays while the focus is in it' }],
  screenReader: 'Said politely; what went wrong, at once.',
  doThis: 'Six seconds at least, longer with a button, and not at all by itself for failures.',
  notThis: 'The only place where an error is told.',
  related: ['Notice', 'UndoRow'],
};
