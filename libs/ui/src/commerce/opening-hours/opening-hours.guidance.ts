import type { Guidance } from '../../guides/guidance.ts';

export const guidance: Guidance = {
  component: 'OpeningHours',
  status: 'stable',
  since: '0.1.0',
  aliases: ['store hours', 'öppettider', 'åpningstider'],
  when: 'When a store or customer service is open.',
  whenNot: [{ of: 'Other facts', use: 'DescriptionList' }],
  anatomy: ['days', 'hours', 'today, marked', 'open or closed now'],
  content: {
    sv: '”Öppet till 17.00”. ”Stängt i dag, juldagen”.',
    nb: '«Åpent til 17.00». «Stengt i dag, første juledag».',
  },
  keyboard: [],
  screenReader: 'A table; today is said.',
  doThis: 'Tell holidays of the market that reads.',
  notThis: '“Vardagar” where Friday differs.',
  related: ['DescriptionList', 'Badge'],
};
