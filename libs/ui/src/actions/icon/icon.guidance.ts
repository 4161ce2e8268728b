import type { Guidance } from '../../guides/guidance.ts';

export const guidance: Guidance = {
  component: 'Icon',
  status: 'stable',
  since: '0.1.0',
  aliases: ['glyph', 'symbol', 'ikon'],
  when: 'A sign of the set makes a word quicker to find, or is known well enough to stand alone.',
  whenNot: [
    { of: 'It is pressed', use: 'IconButton' },
    { of: 'It leads somewhere', use: 'IconLink' },
    { of: 'It is a picture of goods', use: 'Picture' },
  ],
  anatomy: ['24 × 24 ground, one stroke', '`label` where no words stand beside it'],
  content: {
    sv: 'Etiketten säger vad tecknet betyder här: ”Viktigt”, inte ”Varningstriangel”.',
    nb: 'Etiketten sier hva tegnet betyr her: «Viktig», ikke «Varseltrekant».',
  },
  keyboard: [],
  screenReader: 'Silent beside words; with `label` an image of that name.',
  doThis: 'Text beside it for everything but search, cart, heart, close and menu.',
  notThis: 'Two icons for one thing, or one icon for two.',
  related: ['IconButton', 'IconLink'],
};
