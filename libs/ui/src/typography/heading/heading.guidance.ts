import type { Guidance } from '../../guides/guidance.ts';

export const guidance: Guidance = {
  component: 'Heading',
  status: 'stable',
  since: '0.1.0',
  aliases: ['title', 'h1', 'h2', 'rubrik', 'overskrift'],
  when: 'A part of the page begins that a reader may want to jump to.',
  whenNot: [
    { of: 'It only has to look large', use: 'Text' },
    { of: 'It heads a group of fields: a legend', use: 'RadioGroup' },
  ],
  anatomy: ['level, for the outline', 'size, for the eye'],
  content: {
    sv: 'Rubriken säger vad som finns där: ”Leverans och retur”. Ingen punkt efter, bara första ordet med versal.',
    nb: 'Overskriften sier hva som finnes der: «Levering og retur». Uten punktum, bare første ord med stor bokstav.',
  },
  keyboard: [],
  screenReader: 'Heard as “heading, level 2”; readers jump from heading to heading, so no level is left out.',
  doThis: 'Choose the level by the outline and the size by the place.',
  notThis: 'h4 after h1 because it had the right size.',
  related: ['Text', 'VisuallyHidden'],
};
