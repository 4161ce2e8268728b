import type { Guidance } from '../../guides/guidance.ts';

export const guidance: Guidance = {
  component: 'PackagePicker',
  status: 'new',
  since: '0.2.0',
  aliases: ['bundle builder', 'configurator', 'paketbyggare'],
  when: 'A package is put together from choices.',
  whenNot: [
    { of: 'A single choice', use: 'PackageSlot' },
    { of: 'It is fixed', use: 'PackageContents' },
  ],
  anatomy: ['slots', 'sum, in sight', 'button'],
  content: {
    sv: '”Välj en mugg till”, ”Du sparar 98 kr”.',
    nb: '«Velg ett krus til», «Du sparer 98 kr».',
  },
  keyboard: [
    { keys: 'Tab', does: 'from slot to slot' },
    { keys: 'arrows', does: 'within a slot' },
  ],
  screenReader: 'Groups; the sum is said when it changes.',
  doThis: 'Keep the button enabled and lead to the slot that is missing.',
  notThis: 'Hide what is sold out.',
  related: ['PackageSlot', 'PackageContents'],
};
