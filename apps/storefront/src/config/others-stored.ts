import type { PublicConfig } from './public-config.ts';
import type { Stored } from './stored.ts';

const readBy = ['script'] as const;
const twoYears = 63_072_000;
const ninetyDays = 7_776_000;
const fourHundredDays = 34_560_000;

/**
 * What the scripts of others that a channel has keep in the browser of whoever agreed, at the shop's own address. The page of
 * cookies tells of it, and it goes when the yes is taken back.
 */
export function othersStored(scripts: PublicConfig['scripts']): readonly Stored[] {
  return [...(scripts?.tagManager ? containerStored() : []), ...(scripts?.flows ? flowStored() : [])];
}

/**
 * What the tag manager's container, and Google's tags in it, keep. A star stands for what the container adds to a name. A
 * container with other tags brings its rows here.
 */
function containerStored(): readonly Stored[] {
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

/** What Flowbox keeps: which browser saw customers' pictures, and followed them. */
function flowStored(): readonly Stored[] {
  return [
    { name: '_flowbox', kind: 'cookie', life: fourHundredDays, purpose: 'flows', category: 'statistics', readBy },
  ];
}
