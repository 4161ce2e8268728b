import type { Guidance } from '../../guides/guidance.ts';

export const guidance: Guidance = {
  component: 'Link',
  status: 'stable',
  since: '0.1.0',
  aliases: ['anchor', 'href', 'länk', 'lenke'],
  when: 'Words lead to another page.',
  whenNot: [
    { of: 'It is the main way onward', use: 'ButtonLink' },
    { of: 'It does something here', use: 'Button' },
  ],
  anatomy: ['words', 'underline in running text'],
  content: {
    sv: 'Säg vad som finns där: ”Så returnerar du”, aldrig ”Klicka här”.',
    nb: 'Si hva som finnes der: «Slik returnerer du», aldri «Klikk her».',
  },
  keyboard: [{ keys: 'Enter', does: 'follows it' }],
  screenReader: 'In the list of links: it must make sense alone.',
  doThis: 'Let the link cover the words that say where.',
  notThis: 'Open a new tab unasked.',
  related: ['ButtonLink', 'IconLink', 'Breadcrumbs'],
};
