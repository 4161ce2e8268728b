import type { Guidance } from '../../guides/guidance.ts';

export const guidance: Guidance = {
  component: 'Timeline',
  status: 'new',
  since: '0.2.0',
  aliases: ['tracking', 'status', 'history', 'spårning', 'sporing'],
  when: 'What has happened to an order or a return, and what is to come.',
  whenNot: [{ of: 'Steps that the reader takes', use: 'Steps' }],
  anatomy: ['steps with time', 'what is under way', 'what is to come'],
  content: {
    sv: 'Perfekt för det som hänt: ”Lämnade lagret”. ”Väntas onsdag”.',
    nb: 'Fortid for det som har skjedd: «Forlot lageret». «Ventes onsdag».',
  },
  keyboard: [{ keys: 'Tab', does: 'to links in a step' }],
  screenReader: 'A list; each step says whether it is done.',
  doThis: 'A day for what is to come, even if it is a span.',
  notThis: 'Five steps between “packad” and “skickad”.',
  related: ['OrderCard', 'Steps'],
};
