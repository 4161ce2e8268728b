import type { Guidance } from '../../guides/guidance.ts';

export const guidance: Guidance = {
  component: 'OutdatedBrowserNotice',
  status: 'stable',
  since: '0.1.0',
  aliases: ['unsupported browser', 'gammal webbläsare', 'gammel nettleser'],
  when: 'The browser is older than the styles of the shop. The page brings it by itself.',
  whenNot: [{ of: 'Something in the shop failed', use: 'Notice' }],
  anatomy: ['title', 'text', 'browsers to choose from'],
  content: {
    sv: '”Din webbläsare är för gammal för att butiken ska fungera som den ska.”',
    nb: '«Nettleseren din er for gammel til at butikken fungerer som den skal.»',
  },
  keyboard: [{ keys: 'Tab', does: 'through its links' }],
  screenReader: 'Plain HTML, read in its place.',
  doThis: 'Let the shop stay readable under it.',
  notThis: 'Lock anybody out.',
  related: ['Notice'],
};
