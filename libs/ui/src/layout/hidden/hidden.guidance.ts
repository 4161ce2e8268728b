import type { Guidance } from '../../guides/guidance.ts';

export const guidance: Guidance = {
  component: 'Hidden',
  status: 'stable',
  since: '0.1.0',
  aliases: ['responsive', 'breakpoint', 'dölj'],
  when: 'The same thing is drawn in two ways, and which depends on the width of the screen.',
  whenNot: [
    { of: 'It only moves or grows: a media query in the style does that', use: 'Columns' },
    { of: 'The eye is told by other means', use: 'VisuallyHidden' },
  ],
  anatomy: ['what is shown', '`below` or `from`, the width at which it goes'],
  content: {
    sv: 'Båda varianterna säger samma sak med samma ord.',
    nb: 'Begge variantene sier det samme med de samme ordene.',
  },
  keyboard: [],
  screenReader: 'What is hidden is hidden from screen readers too, so nothing is said twice.',
  doThis: 'A menu button below 1024 px, the row of departments from there.',
  notThis: 'Take something away from phones because there is no room: then it was not needed.',
  related: ['VisuallyHidden', 'Columns'],
};
