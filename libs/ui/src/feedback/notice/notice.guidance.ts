import type { Guidance } from '../../guides/guidance.ts';

export const guidance: Guidance = {
  component: 'Notice',
  status: 'stable',
  since: '0.1.0',
  aliases: ['alert', 'banner', 'message', 'inline message', 'meddelande', 'melding'],
  when: 'A message belongs to a place and stays: an order stop, what became of a form.',
  whenNot: [
    { of: 'It tells what just happened, and goes', use: 'Notification' },
    { of: 'A field is wrong', use: 'TextField' },
    { of: 'A question needs an answer', use: 'Dialog' },
  ],
  anatomy: ['sign of the tone', 'title', 'text'],
  content: {
    sv: 'Vad hände, vad betyder det, vad gör man: högst två meningar.',
    nb: 'Hva skjedde, hva betyr det, hva gjør man: høyst to setninger.',
  },
  keyboard: [{ keys: 'Tab', does: 'to links in it' }],
  screenReader: 'Read in its place; with `role="alert"` at once.',
  doThis: 'Danger where something is lost, warning before it is, info for the rest.',
  notThis: 'Stack several notices over a form.',
  related: ['Notification', 'ErrorSummary', 'EmptyState'],
};
