import type { Guidance } from '../../guides/guidance.ts';

export const guidance: Guidance = {
  component: 'PackageContents',
  status: 'new',
  since: '0.2.0',
  aliases: ['bundle', 'kit', 'paket', 'pakke'],
  when: 'What a package in the cart holds.',
  whenNot: [{ of: 'It is still put together', use: 'PackagePicker' }],
  anatomy: ['disclosure', 'list'],
  content: {
    sv: '”Visa vad som ingår, 4 varor”.',
    nb: '«Vis hva som inngår, 4 varer».',
  },
  keyboard: [{ keys: 'Enter, Space', does: 'opens it' }],
  screenReader: 'A disclosure with its number.',
  doThis: 'Open where the shopper must check.',
  notThis: 'Prices that do not add up to the package’s.',
  related: ['PackagePicker', 'CartLine'],
};
