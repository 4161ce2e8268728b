import type { Guidance } from '../../guides/guidance.ts';

export const guidance: Guidance = {
  component: 'IconButton',
  status: 'stable',
  since: '0.1.0',
  aliases: ['close button', 'toggle', 'heart', 'ikonknapp'],
  when: 'An action that everybody knows by its sign, where words have no room: close, favourite, menu.',
  whenNot: [
    { of: 'There is room for a word', use: 'Button' },
    { of: 'It leads to another page', use: 'IconLink' },
  ],
  anatomy: ['icon', '44 px that a finger needs', 'count, on the corner'],
  content: {
    sv: '`label` är verbet: ”Spara som favorit”. För en växel står det still; läget sägs av `aria-pressed`.',
    nb: '`label` er verbet: «Lagre som favoritt». For en bryter står det stille; tilstanden sies av `aria-pressed`.',
  },
  keyboard: [{ keys: 'Enter, Space', does: 'presses it' }],
  screenReader: 'Its label, “button”, and “pressed” where it toggles; the count is said with the name.',
  doThis: '`raised` on pictures, so that the sign has a ground of its own.',
  notThis: 'Change the label AND `aria-pressed`: “Ta bort, nedtryckt” says neither.',
  related: ['IconLink', 'Button', 'Tooltip'],
};
