import type { Guidance } from '../../guides/guidance.ts';

export const guidance: Guidance = {
  component: 'FileField',
  status: 'stable',
  since: '0.1.0',
  aliases: ['upload', 'attachment', 'ladda upp', 'last opp'],
  when: 'Files are sent along: pictures of what is broken, a list of articles.',
  whenNot: [{ of: 'A few rows are pasted', use: 'TextArea' }],
  anatomy: ['area to press or drop on', 'list of what was chosen', 'hint with kinds and size', 'error'],
  content: {
    sv: 'Säg vad som går: ”Högst 5 bilder, JPG eller PNG”.',
    nb: 'Si hva som går: «Høyst 5 bilder, JPG eller PNG».',
  },
  keyboard: [{ keys: 'Enter, Space', does: 'opens the device’s own choice of files' }],
  screenReader: 'The browser’s own field; what was chosen is said.',
  doThis: 'Name the file that was refused, and keep the others.',
  notThis: 'Make dropping the only way.',
  related: ['Form', 'TextArea'],
};
