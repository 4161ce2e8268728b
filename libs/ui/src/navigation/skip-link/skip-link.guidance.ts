import type { Guidance } from '../../guides/guidance.ts';

export const guidance: Guidance = {
  component: 'SkipLink',
  status: 'stable',
  since: '0.1.0',
  aliases: ['skip to content', 'hoppa', 'hopp'],
  when: 'Once, first in every page.',
  whenNot: [{ of: 'A link within a page', use: 'Link' }],
  anatomy: ['link, seen when it has the focus'],
  content: {
    sv: '”Hoppa till innehållet”',
    nb: '«Hopp til innholdet»',
  },
  keyboard: [
    { keys: 'Tab', does: 'shows it, first of all' },
    { keys: 'Enter', does: 'moves the focus to the content' },
  ],
  screenReader: 'The first link of the page.',
  doThis: 'Lead to `main`, which can take the focus.',
  notThis: 'Hide it with `display: none`: then nobody reaches it.',
  related: ['Container'],
};
