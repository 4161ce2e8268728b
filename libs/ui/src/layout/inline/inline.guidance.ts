import type { Guidance } from '../../guides/guidance.ts';

export const guidance: Guidance = {
  component: 'Inline',
  status: 'stable',
  since: '0.1.0',
  aliases: ['row', 'flex', 'cluster', 'rad'],
  when: 'Small things stand beside each other and may wrap: buttons, badges, links.',
  whenNot: [
    { of: 'Two things belong at the two ends of a row', use: 'Spread' },
    { of: 'They are under each other', use: 'Stack' },
  ],
  anatomy: ['children', 'gap', 'alignment'],
  content: {
    sv: 'Knapparna i en rad börjar med var sitt verb: ”Spara”, ”Avbryt”.',
    nb: 'Knappene i en rad begynner med hvert sitt verb: «Lagre», «Avbryt».',
  },
  keyboard: [],
  screenReader: 'Nothing; the order of the source is the order of reading.',
  doThis: 'The main action first, where reading begins.',
  notThis: 'Force one line with `wraps={false}` around texts that grow in Norwegian.',
  related: ['Spread', 'Stack'],
};
