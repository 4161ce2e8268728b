import type { Guidance } from '../../guides/guidance.ts';

export const guidance: Guidance = {
  component: 'Breadcrumbs',
  status: 'stable',
  since: '0.1.0',
  aliases: ['path', 'brödsmulor', 'brødsmuler'],
  when: 'The page lies in a tree: category, product, article.',
  whenNot: [
    { of: 'It is a step of several', use: 'Steps' },
    { of: 'It is the front page, the cart or checkout', use: 'Link' },
  ],
  anatomy: ['links to what is above', 'the page itself, without link'],
  content: {
    sv: 'Samma namn som på sidorna: ”Start › Kläder › Tröjor”.',
    nb: 'Samme navn som på sidene: «Forside › Klær › Gensere».',
  },
  keyboard: [{ keys: 'Tab', does: 'from link to link' }],
  screenReader: 'A named navigation; the last is said as the current page.',
  doThis: 'On a phone the nearest page above, with an arrow back.',
  notThis: 'Show the way that was walked: the browser has a back button.',
  related: ['Steps', 'Link'],
};
