import type { Guidance } from '../../guides/guidance.ts';

export const guidance: Guidance = {
  component: 'ReviewForm',
  status: 'new',
  since: '0.2.0',
  aliases: ['write review', 'skriv recension', 'skriv omtale'],
  when: 'A customer writes a review.',
  whenNot: [{ of: 'A message to customer service', use: 'TextArea' }],
  anatomy: ['stars', 'name', 'text', 'note', 'button'],
  content: {
    sv: '”Vi läser recensionen innan den visas.”',
    nb: '«Vi leser anmeldelsen før den vises.»',
  },
  keyboard: [{ keys: 'Tab', does: 'stars, name, text, button' }],
  screenReader: 'A form; errors as in every form.',
  doThis: 'Ask two questions, and for no account.',
  notThis: 'Demand fifty characters.',
  related: ['StarField', 'TextArea', 'ReviewList'],
};
