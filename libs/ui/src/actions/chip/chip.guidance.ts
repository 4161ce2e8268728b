import type { Guidance } from '../../guides/guidance.ts';

export const guidance: Guidance = {
  component: 'Chip',
  status: 'new',
  since: '0.2.0',
  aliases: ['tag', 'pill', 'filter', 'token', 'bricka'],
  when: 'One choice is shown and can be taken back by a press: an active filter.',
  whenNot: [
    { of: 'It only marks something', use: 'Badge' },
    { of: 'The choice is still to be made', use: 'CheckboxGroup' },
  ],
  anatomy: ['label', 'cross'],
  content: {
    sv: 'Bara värdet: ”Lammull”, ”Under 300 kr”. Det upplästa: ”Ta bort filtret Lammull”.',
    nb: 'Bare verdien: «Lammeull», «Under 300 kr». Det som leses opp: «Fjern filteret Lammeull».',
  },
  keyboard: [{ keys: 'Enter', does: 'takes the choice back' }],
  screenReader: 'A link named by `removeLabel`.',
  doThis: 'Stand in the order in which they were chosen, with “clear all” last.',
  notThis: 'Open a menu or a dialog with a chip.',
  related: ['ActiveFilters', 'FilterPanel', 'Badge'],
};
