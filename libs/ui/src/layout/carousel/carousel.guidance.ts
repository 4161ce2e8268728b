import type { Guidance } from '../../guides/guidance.ts';

export const guidance: Guidance = {
  component: 'Carousel',
  status: 'stable',
  since: '0.1.0',
  aliases: ['slider', 'scroller', 'karusell'],
  when: 'A row of equals is too long for the page and none of them has to be seen: related goods, the latest looked at.',
  whenNot: [
    { of: 'Everybody must see all of them', use: 'ProductGrid' },
    { of: 'They are pictures of one product', use: 'Gallery' },
  ],
  anatomy: ['row that scrolls and snaps', 'arrows (wide screens)', 'dots, one a view'],
  content: {
    sv: 'Etiketten säger vad raden visar: ”Andra har också köpt”. Pilarna heter Föregående och Nästa.',
    nb: 'Etiketten sier hva raden viser: «Andre har også kjøpt». Pilene heter Forrige og Neste.',
  },
  keyboard: [
    { keys: 'Tab', does: 'into the row, then to each thing in it' },
    { keys: '← →', does: 'scroll the row' },
    { keys: 'Enter', does: 'on an arrow turns one view' },
  ],
  screenReader: 'A named region; what is out of sight is still read.',
  doThis: 'Let the next card show by a third, so that the row is seen to go on.',
  notThis: 'Turn by itself, or hide the only offer on the fourth view.',
  related: ['Gallery', 'ProductGrid', 'Columns'],
};
