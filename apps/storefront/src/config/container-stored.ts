import type { Stored } from './stored.ts';

const readBy = ['script'] as const;
const twoYears = 63_072_000;
const ninetyDays = 7_776_000;

/**
 * What the tag manager's container, and Google's tags in it, keep in the browser of whoever agreed, at the shop's own
 * address. A star stands for what the container adds to a name. The page of cookies tells of them where a channel has a
 * container, and they go when the yes is taken back. A container with other tags brings its rows here.
 */
export function containerStored(): readonly Stored[] {
  const measured = { purpose: 'measuring', category: 'statistics', readBy } as const;
  const advertised = { purpose: 'advertising', category: 'marketing', readBy } as const;
  return [
    { name: '_ga', kind: 'cookie', life: twoYears, ...measured },
    { name: '_ga_*', kind: 'cookie', life: twoYears, ...measured },
    { name: '_gcl_*', kind: 'cookie', life: ninetyDays, ...advertised },
    { name: '_gac_*', kind: 'cookie', life: ninetyDays, ...advertised },
    { name: '_gcl_ls', kind: 'localStorage', life: 'unlimited', ...advertised },
  ];
}
