import type { Guidance } from '../../guides/guidance.ts';

export const guidance: Guidance = {
  component: 'UndoRow',
  status: 'new',
  since: '0.2.0',
  aliases: ['undo', 'restore', 'ångra', 'angre'],
  when: 'Something was taken away by one press: a line of the cart, a favourite.',
  whenNot: [
    { of: 'What is done cannot be undone', use: 'Dialog' },
    { of: 'Nothing was lost', use: 'Notification' },
  ],
  anatomy: ['what is gone', 'button that brings it back'],
  content: {
    sv: '”Mugg Glöd togs bort.” – ”Ångra”',
    nb: '«Krus Glød ble fjernet.» – «Angre»',
  },
  keyboard: [
    { keys: 'Tab', does: 'to the button' },
    { keys: 'Enter, Space', does: 'brings it back' },
  ],
  screenReader: 'Said when it comes; the focus is not lost.',
  doThis: 'Stand in the place of what is gone.',
  notThis: 'Ask “Är du säker?” before a thing that can be undone.',
  related: ['Notification', 'CartLine', 'Dialog'],
};
