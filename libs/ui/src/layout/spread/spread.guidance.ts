import type { Guidance } from '../../guides/guidance.ts';

export const guidance: Guidance = {
  component: 'Spread',
  status: 'stable',
  since: '0.1.0',
  aliases: ['space between', 'header row'],
  when: 'A heading and its link, or a name and its price, stand at the two ends of a row.',
  whenNot: [
    { of: 'There are more than two things', use: 'Inline' },
    { of: 'Rows must align with each other', use: 'DescriptionList' },
  ],
  anatomy: ['first child at the start', 'last child at the end'],
  content: {
    sv: 'Till vänster vad det är, till höger vad man gör: ”Order 4711” – ”Spåra”.',
    nb: 'Til venstre hva det er, til høyre hva man gjør: «Ordre 4711» – «Spor».',
  },
  keyboard: [],
  screenReader: 'Read in the order of the source.',
  doThis: 'Let it break into two rows on a phone.',
  notThis: 'Put a price so far from its name that the eye loses the line.',
  related: ['Inline', 'DescriptionList'],
};
