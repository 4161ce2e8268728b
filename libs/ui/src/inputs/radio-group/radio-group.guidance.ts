import type { Guidance } from '../../guides/guidance.ts';

export const guidance: Guidance = {
  component: 'RadioGroup',
  status: 'stable',
  since: '0.1.0',
  aliases: ['option', 'single choice', 'radioknappar', 'radioknapper'],
  when: 'One of two to five, all to be seen before choosing.',
  whenNot: [
    { of: 'More than five, in a word each', use: 'NativeSelect' },
    { of: 'It is a size', use: 'SizePicker' },
    { of: 'It is a way to pay or to deliver', use: 'PaymentOptions' },
  ],
  anatomy: ['legend', 'radios, with a line to say and an amount', 'hint, error'],
  content: {
    sv: 'Legenden frågar, alternativen svarar: ”Leverans” – ”Hem till dörren”.',
    nb: 'Overskriften spør, valgene svarer: «Levering» – «Hjem til døren».',
  },
  keyboard: [
    { keys: 'Tab', does: 'into the group' },
    { keys: '↑ ↓ ← →', does: 'move and choose' },
    { keys: 'Space', does: 'chooses the first' },
  ],
  screenReader: 'Legend, then “1 of 4”.',
  doThis: 'Preselect only what harms nobody.',
  notThis: 'A radio for “none”, hidden among the others: say “Ingen gravyr” first.',
  related: ['CheckboxGroup', 'NativeSelect', 'DeliveryOptions', 'PaymentOptions'],
};
