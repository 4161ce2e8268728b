import type { Guidance } from '../../guides/guidance.ts';

export const guidance: Guidance = {
  component: 'Picture',
  status: 'stable',
  since: '0.1.0',
  aliases: ['image', 'photo', 'bild', 'bilde'],
  when: 'A picture of goods or a scene.',
  whenNot: [
    { of: 'A sign', use: 'Icon' },
    { of: 'A person', use: 'Avatar' },
  ],
  anatomy: ['tinted ground', 'picture', 'sign where none comes'],
  content: {
    sv: 'Alt-text: det som syns och spelar roll. Tom där namnet står bredvid.',
    nb: 'Alt-tekst: det som synes og betyr noe. Tom der navnet står ved siden av.',
  },
  keyboard: [],
  screenReader: 'Its `alt`, or nothing.',
  doThis: 'Give width and height: the place is kept.',
  notThis: 'Put words into the picture: nobody translates or hears them.',
  related: ['Gallery', 'ProductCard', 'Icon'],
};
