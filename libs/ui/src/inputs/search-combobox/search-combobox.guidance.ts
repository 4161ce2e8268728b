import type { Guidance } from '../../guides/guidance.ts';

export const guidance: Guidance = {
  component: 'SearchCombobox',
  status: 'stable',
  since: '0.1.0',
  aliases: ['autocomplete', 'typeahead', 'suggestions', 'sökförslag'],
  when: 'The shop’s search, once somebody is about to use it: it suggests goods, categories and what was searched before.',
  whenNot: [
    { of: 'Before script is there, or without it', use: 'SearchField' },
    { of: 'A choice from a list', use: 'Select' },
  ],
  anatomy: ['field and button', 'list in groups', 'word for nothing found'],
  content: {
    sv: 'Inga förslag: ”Tryck på Sök för att leta i hela butiken.”',
    nb: 'Ingen forslag: «Trykk på Søk for å lete i hele butikken.»',
  },
  keyboard: [
    { keys: '↓ ↑', does: 'walk the suggestions while typing goes on' },
    { keys: 'Enter', does: 'takes the marked one, or sends the text' },
    { keys: 'Escape', does: 'closes, then clears' },
  ],
  screenReader: 'A combobox; how many suggestions there are is said.',
  doThis: 'Keep what was typed when a suggestion is left.',
  notThis: 'Put advertisements among the suggestions.',
  related: ['SearchField', 'Select'],
};
