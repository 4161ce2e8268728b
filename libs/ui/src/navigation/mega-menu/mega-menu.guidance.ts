import type { Guidance } from '../../guides/guidance.ts';

export const guidance: Guidance = {
  component: 'MegaMenu',
  status: 'stable',
  since: '0.1.0',
  aliases: ['navigation', 'departments', 'header menu', 'meny'],
  when: 'The shop’s departments, on wide screens.',
  whenNot: [
    { of: 'On a phone', use: 'PanelMenu' },
    { of: 'Things to do', use: 'Menu' },
  ],
  anatomy: ['row of departments', 'button that opens each', 'panel with groups of links', '“everything in …”'],
  content: {
    sv: 'Avdelningar är ord som kunder säger: ”Kök”, ”Barn”.',
    nb: 'Avdelinger er ord som kunder sier: «Kjøkken», «Barn».',
  },
  keyboard: [
    { keys: 'Tab', does: 'department, its button, then the panel' },
    { keys: 'Enter, Space', does: 'opens' },
    { keys: 'Escape', does: 'closes, and the focus is on the button' },
  ],
  screenReader: 'A navigation with buttons, expanded or collapsed.',
  doThis: 'Wait a moment before a hover opens it, so that the mouse may cross.',
  notThis: 'Three links in a panel as wide as the page.',
  related: ['PanelMenu', 'Menu'],
};
