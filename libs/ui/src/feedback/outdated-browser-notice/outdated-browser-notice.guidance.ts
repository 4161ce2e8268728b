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
    sv: 'Vad som kan gå fel, och vad man gör: ”Butiken kan se konstig ut, och kassan kanske inte fungerar. Uppdatera den, eller byt till …”',
    nb: 'Hva som kan gå galt, og hva man gjør: «Butikken kan se rar ut, og kassen virker kanskje ikke. Oppdater den, eller bytt til …»',
  },
  keyboard: [{ keys: 'Tab', does: 'through its links' }],
  screenReader: 'Plain HTML, read in its place.',
  doThis: 'Let the shop stay readable under it.',
  notThis: 'Cover the shop until somebody has another browser: an old one still reads and searches.',
  related: ['Notice'],
};
