import type { Guidance } from '../guides/guidance.ts';

export const guidance: Guidance = {
  component: 'GalleryZoom',
  status: 'stable',
  since: '0.1.0',
  aliases: ['lightbox', 'zoom', 'förstora', 'forstørr'],
  when: 'Somebody wants to look closely.',
  whenNot: [{ of: 'A form or a question lies over the page', use: 'Dialog' }],
  anatomy: ['picture', 'previous, next', 'in, out', 'close'],
  content: {
    sv: '”Förstora”, ”Förminska”, ”Nästa bild”.',
    nb: '«Forstørr», «Forminsk», «Neste bilde».',
  },
  keyboard: [
    { keys: '← →', does: 'the next picture, or moves what is magnified' },
    { keys: '+ −', does: 'in and out' },
    { keys: 'Escape', does: 'closes' },
  ],
  screenReader: 'A dialog; which picture of how many is said.',
  doThis: 'Pictures of twice the size of the window.',
  notThis: 'Enlarge a picture that has no more detail to show.',
  related: ['Gallery', 'Dialog'],
};
