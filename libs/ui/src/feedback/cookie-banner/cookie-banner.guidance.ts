import type { Guidance } from '../../guides/guidance.ts';

export const guidance: Guidance = {
  component: 'CookieBanner',
  status: 'stable',
  since: '0.1.0',
  aliases: ['consent', 'gdpr', 'samtycke', 'samtykke'],
  when: 'Something that needs consent is to be kept on the visitor’s device.',
  whenNot: [{ of: 'Only what is necessary is kept: say so on a page', use: 'Link' }],
  anatomy: ['heading and text', 'yes, no, choose: alike', 'categories, unticked'],
  content: {
    sv: '”Godkänn alla”, ”Avvisa alla”, ”Välj själv”: lika långa, lika tunga.',
    nb: '«Godta alle», «Avvis alle», «Velg selv»: like lange, like tunge.',
  },
  keyboard: [
    { keys: 'Tab', does: 'through its buttons, last in the page' },
    { keys: 'Enter, Space', does: 'answers' },
  ],
  screenReader: 'A named region, not a dialog: the page stays usable.',
  doThis: 'Lead back to it from the footer: a yes can be taken back.',
  notThis: 'Set a grey no beside an orange yes.',
  related: ['Dialog', 'Notice'],
};
