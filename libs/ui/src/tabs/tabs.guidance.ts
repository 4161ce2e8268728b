import type { Guidance } from '../guides/guidance.ts';

export const guidance: Guidance = {
  component: 'Tabs',
  status: 'stable',
  since: '0.1.0',
  aliases: ['views', 'segmented control', 'flikar', 'faner'],
  when: 'Two to five views of one thing, of which one is enough.',
  whenNot: [
    { of: 'Several are read together', use: 'Accordion' },
    { of: 'Each is a page of its own', use: 'Link' },
  ],
  anatomy: ['row of tabs', 'panel'],
  content: {
    sv: 'Ett ord var: ”Skötsel”, ”Mått”.',
    nb: 'Ett ord hver: «Vedlikehold», «Mål».',
  },
  keyboard: [
    { keys: '← →', does: 'change the view' },
    { keys: 'Tab', does: 'from the tab into its panel' },
  ],
  screenReader: 'Tab, “2 of 3”, selected.',
  doThis: 'Keep the height of the panels alike.',
  notThis: 'Put the button to buy in the second.',
  related: ['Accordion'],
};
