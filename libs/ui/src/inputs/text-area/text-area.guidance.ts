import type { Guidance } from '../../guides/guidance.ts';

export const guidance: Guidance = {
  component: 'TextArea',
  status: 'stable',
  since: '0.1.0',
  aliases: ['multiline', 'message', 'textruta', 'melding'],
  when: 'More than a line is written: a review, a question, what is wrong with the goods.',
  whenNot: [{ of: 'A line', use: 'TextField' }],
  anatomy: ['label', 'field', 'count of what is left', 'hint, error'],
  content: {
    sv: 'Hjälpen ställer en fråga som går att svara på: ”Hur sitter plagget?”',
    nb: 'Hjelpen stiller et spørsmål som kan besvares: «Hvordan sitter plagget?»',
  },
  keyboard: [
    { keys: 'Enter', does: 'a new line' },
    { keys: 'Tab', does: 'goes on, it is no character' },
  ],
  screenReader: 'The count is said near the end, not at each key.',
  doThis: 'As tall as the answer that is hoped for.',
  notThis: 'Cut off what is too long: count it over and let it be shortened.',
  related: ['TextField', 'ReviewForm'],
};
