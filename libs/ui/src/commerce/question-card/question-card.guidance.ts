import type { Guidance } from '../../guides/guidance.ts';

export const guidance: Guidance = {
  component: 'QuestionCard',
  status: 'new',
  since: '0.2.0',
  aliases: ['q&a', 'faq', 'frågor och svar', 'spørsmål'],
  when: 'A question about a product, with its answers.',
  whenNot: [
    { of: 'Questions that the shop wrote', use: 'Accordion' },
    { of: 'A review', use: 'ReviewCard' },
  ],
  anatomy: ['question', 'who and when', 'answers', 'word for none yet'],
  content: {
    sv: '”Inte besvarad än.” ”Torg svarar”.',
    nb: '«Ikke besvart ennå.» «Torg svarer».',
  },
  keyboard: [{ keys: 'Tab', does: 'to what is in it' }],
  screenReader: 'An article with its question as heading.',
  doThis: 'Mark the shop’s own answer.',
  notThis: 'Answer with “se ovan”.',
  related: ['ReviewCard', 'Accordion'],
};
