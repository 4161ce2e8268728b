import type { Guidance } from '../../guides/guidance.ts';

export const guidance: Guidance = {
  component: 'PackageSlot',
  status: 'new',
  since: '0.2.0',
  aliases: ['bundle option', 'plats i paket'],
  when: 'One choice of a package.',
  whenNot: [{ of: 'A size alone', use: 'SizePicker' }],
  anatomy: ['legend', 'what is asked', 'tiles with picture, price, stock', 'error'],
  content: {
    sv: '”Mugg – välj 1”. Påslag: ”+ 40 kr”.',
    nb: '«Krus – velg 1». Tillegg: «+ 40 kr».',
  },
  keyboard: [{ keys: 'arrows', does: 'move and choose' }],
  screenReader: 'Radios with price and stock.',
  doThis: 'Say what a choice adds, not what it costs alone.',
  notThis: 'Choose the dearest for the shopper beforehand.',
  related: ['PackagePicker', 'RadioGroup'],
};
