import type { Guidance } from '../../guides/guidance.ts';

export const guidance: Guidance = {
  component: 'Dialog',
  status: 'stable',
  since: '0.1.0',
  aliases: ['modal', 'popup', 'lightbox', 'dialogruta', 'dialogboks'],
  when: 'A question must be answered, or something be seen closely, before going on.',
  whenNot: [
    { of: 'It can be undone', use: 'UndoRow' },
    { of: 'It goes on beside the page', use: 'Drawer' },
    { of: 'Few words about a thing', use: 'Popover' },
    { of: 'It must weigh nothing', use: 'NativeDialog' },
  ],
  anatomy: ['title', 'content', 'actions', 'close'],
  content: {
    sv: 'Titeln är frågan: ”Ta bort adressen?”. Knapparna svarar: ”Ta bort”, ”Behåll”.',
    nb: 'Tittelen er spørsmålet: «Fjerne adressen?». Knappene svarer: «Fjern», «Behold».',
  },
  keyboard: [
    { keys: 'Tab', does: 'stays within' },
    { keys: 'Escape', does: 'closes; the focus returns' },
  ],
  screenReader: 'A dialog by its title.',
  doThis: 'Use it rarely: one on the way to a purchase is already much.',
  notThis: 'Open by itself with a newsletter.',
  related: ['Drawer', 'NativeDialog', 'Popover', 'UndoRow'],
};
