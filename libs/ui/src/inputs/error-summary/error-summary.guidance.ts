import type { Guidance } from '../../guides/guidance.ts';

export const guidance: Guidance = {
  component: 'ErrorSummary',
  status: 'stable',
  since: '0.1.0',
  aliases: ['form errors', 'validation', 'felsammanfattning'],
  when: 'A form was sent and something is wrong: what, and where, on top of it. `Form` brings it by itself.',
  whenNot: [
    { of: 'One field is wrong and in sight: its own `error` is enough', use: 'TextField' },
    { of: 'The server did not answer', use: 'Notice' },
  ],
  anatomy: ['heading', 'a link for each error, to its field'],
  content: {
    sv: '”Det här behöver rättas till”, och sedan fältens egna felmeningar ord för ord.',
    nb: '«Dette må rettes», og så feltenes egne feilsetninger ord for ord.',
  },
  keyboard: [
    { keys: 'Tab', does: 'to the first error' },
    { keys: 'Enter', does: 'moves the focus into its field' },
  ],
  screenReader: 'It takes the focus, so heading and number of errors are heard first.',
  doThis: 'The same sentence here and at the field.',
  notThis: '“Formuläret innehåller 3 fel”, with no word which.',
  related: ['Form', 'Notice', 'TextField'],
};
