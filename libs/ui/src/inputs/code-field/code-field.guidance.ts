import type { Guidance } from '../../guides/guidance.ts';

export const guidance: Guidance = {
  component: 'CodeField',
  status: 'new',
  since: '0.2.0',
  aliases: ['promo', 'discount', 'gift card', 'rabattkod', 'presentkort'],
  when: 'A code is taken in: promotion, gift card.',
  whenNot: [{ of: 'A number of a person or a company is asked', use: 'IdentityField' }],
  anatomy: ['toggle that opens it', 'field and button', 'codes that count, each with a way out', 'error'],
  content: {
    sv: '”Rabattkod eller presentkort”. Felet säger varför: ”Koden gick ut den 31 oktober.”',
    nb: '«Rabattkode eller gavekort». Feilen sier hvorfor: «Koden gikk ut 31. oktober.»',
  },
  keyboard: [
    { keys: 'Enter', does: 'applies the code, not the checkout around it' },
    { keys: 'Tab', does: 'to each code’s own button' },
  ],
  screenReader: 'What became of the code is said at once; each remove button names its code.',
  doThis: 'Fold it: most shoppers have no code, and an open field sends them searching.',
  notThis: 'Clear what was typed when it is refused.',
  related: ['OrderSummary', 'SummaryTable', 'TextField'],
};
