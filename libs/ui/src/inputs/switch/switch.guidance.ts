import type { Guidance } from '../../guides/guidance.ts';

export const guidance: Guidance = {
  component: 'Switch',
  status: 'stable',
  since: '0.1.0',
  aliases: ['toggle', 'on off', 'reglage', 'bryter'],
  when: 'A setting takes effect as it is touched: prices with VAT, mail about new goods.',
  whenNot: [
    { of: 'It counts when a form is sent', use: 'Checkbox' },
    { of: 'There are more than two states', use: 'RadioGroup' },
  ],
  anatomy: ['label', 'track and knob', 'description'],
  content: {
    sv: 'Etiketten är det som är på: ”Nyhetsbrev”. Skriv inte ”På/Av” bredvid.',
    nb: 'Etiketten er det som er på: «Nyhetsbrev». Skriv ikke «På/Av» ved siden av.',
  },
  keyboard: [{ keys: 'Space', does: 'turns it' }],
  screenReader: 'Label, “switch”, on or off.',
  doThis: 'If saving fails, turn it back and say why.',
  notThis: 'A switch beside a “Spara” button.',
  related: ['Checkbox', 'RadioGroup'],
};
