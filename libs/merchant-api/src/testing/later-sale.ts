import type { SeedCatalogue } from '../catalogue/seed-types.ts';
import { testCatalogue } from './test-catalogue.ts';

export interface LaterSale {
  /** A catalogue of another version is sown anew. */
  version: string;
  /** The key of the family whose price goes down. */
  family: string;
  percent: number;
}

/** The test catalogue with a sale that starts two days after the tests do. */
export function catalogueWithLaterSale({ version, family, percent }: LaterSale): SeedCatalogue {
  const sale = {
    key: 'senare',
    name: { sv: 'Rea', nb: 'Salg' },
    alias: { sv: 'rea', nb: 'salg' },
    startsDaysAgo: -2,
    endsInDays: 3,
    families: [family],
    discount: { percent },
  };
  return { ...testCatalogue, version, campaigns: [sale] };
}
