import type { Guidance } from '../../guides/guidance.ts';

export const guidance: Guidance = {
  component: 'Gallery',
  status: 'stable',
  since: '0.1.0',
  aliases: ['product images', 'bilder', 'bildegalleri'],
  when: 'The pictures of one product.',
  whenNot: [
    { of: 'Several products', use: 'Carousel' },
    { of: 'As large as the window', use: 'GalleryZoom' },
  ],
  anatomy: ['pictures that are swiped', 'thumbnails', 'way to zoom'],
  content: {
    sv: 'Bildtexten säger vad bilden visar: ”Kragen, nära”.',
    nb: 'Bildeteksten sier hva bildet viser: «Kragen, nær».',
  },
  keyboard: [
    { keys: 'Tab', does: 'to thumbnails and zoom' },
    { keys: '← →', does: 'scroll' },
  ],
  screenReader: 'A named region; each thumbnail names its picture.',
  doThis: 'Front, back, a detail, and one for scale.',
  notThis: 'Start a film that nobody asked for.',
  related: ['GalleryZoom', 'Picture', 'Carousel'],
};
