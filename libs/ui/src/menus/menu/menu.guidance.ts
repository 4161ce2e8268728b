import type { Guidance } from '../../guides/guidance.ts';

export const guidance: Guidance = {
  component: 'Menu',
  status: 'stable',
  since: '0.1.0',
  aliases: ['dropdown menu', 'actions', 'kebab', 'åtgärder', 'handlinger'],
  when: 'Things to do with what the button stands on: an order, an address.',
  whenNot: [
    { of: 'Places to go', use: 'MegaMenu' },
    { of: 'A value is chosen', use: 'Select' },
  ],
  anatomy: ['button', 'sections', 'items with icon'],
  content: {
    sv: 'Verb: ”Spåra”, ”Beställ igen”, ”Returnera”.',
    nb: 'Verb: «Spor», «Bestill på nytt», «Returner».',
  },
  keyboard: [
    { keys: 'Enter, Space, ↓', does: 'open it' },
    { keys: '↑ ↓', does: 'walk' },
    { keys: 'a letter', does: 'jumps' },
    { keys: 'Escape', does: 'closes' },
  ],
  screenReader: 'A menu with its number of items.',
  doThis: 'The usual first, what destroys last and apart.',
  notThis: 'Open a menu for a single action: show its button.',
  related: ['Select', 'Popover'],
};
