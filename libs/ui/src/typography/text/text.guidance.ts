import type { Guidance } from '../../guides/guidance.ts';

export const guidance: Guidance = {
  component: 'Text',
  status: 'stable',
  since: '0.1.0',
  aliases: ['paragraph', 'body', 'brödtext', 'label'],
  when: 'Words that are neither a heading nor a control.',
  whenNot: [
    { of: 'It begins a part of the page', use: 'Heading' },
    { of: 'It is a price', use: 'PriceTag' },
    { of: 'It comes from an editor', use: 'HtmlContent' },
  ],
  anatomy: ['size', 'tone: strong, soft, muted', 'measure: at most 65 characters'],
  content: {
    sv: 'Skriv du. Ett stycke är högst fyra rader på en telefon.',
    nb: 'Skriv du. Et avsnitt er på høyst fire linjer på en telefon.',
  },
  keyboard: [],
  screenReader: 'Read as it stands.',
  doThis: '`isMeasured` for running text, `hasFigures` for columns of numbers.',
  notThis: '`muted` for what the reader must know before buying.',
  related: ['Heading', 'HtmlContent'],
};
