import type { Clock } from '../../clock.ts';
import type { ShopDatabase } from '../../database/shop-database.ts';
import { hasChangedSince, readNextChange, readSnapshot } from './catalogue-changes.repository.ts';
import type { ListIndexes } from './list-indexes.ts';

/** Tells editions of the catalogue apart, so that what was made from one is not shown for the next. */
export interface CatalogueEdition {
  /** Names the edition that holds now. It is another one once goods, prices, campaigns or an index of lists are. */
  current(): Promise<string>;
}

/** What telling editions apart needs of the world. */
export interface EditionParts {
  db: ShopDatabase;
  clock: Clock;
  /** How long an edition holds before the database is asked again, in milliseconds. */
  checkEvery: number;
  indexes: Pick<ListIndexes, 'made'>;
}

interface Edition {
  number: number;
  /** The state of the database before anything of this edition was read. */
  snapshot: string;
  /** Prices or campaigns are others from then on, in milliseconds since 1970. */
  changeAt: number;
}

/** Noted changes are forgotten after a day, so an edition that nobody asked about for long is not trusted. */
const LONGEST_UNCHECKED_MS = 12 * 60 * 60 * 1000;

/** Makes the one that tells; it lives as long as the API. */
export function createCatalogueEdition({ db, clock, checkEvery, indexes }: EditionParts): CatalogueEdition {
  let edition: Edition | null = null;
  let checkedAt = -Infinity;
  let checking: Promise<void> | null = null;

  async function check(now: number): Promise<void> {
    const isKnown = edition !== null && now < edition.changeAt && now - checkedAt <= LONGEST_UNCHECKED_MS;
    if (!edition || !isKnown || (await hasChangedSince(db, edition.snapshot))) {
      const snapshot = await readSnapshot(db);
      const changeAt = await readNextChange(db, now);
      edition = { number: (edition?.number ?? 0) + 1, snapshot, changeAt };
    }
    checkedAt = now;
  }

  return {
    async current() {
      const now = clock.now();
      const isChecked = edition !== null && now < edition.changeAt && now - checkedAt < checkEvery;
      if (!isChecked) await (checking ??= check(now).finally(() => (checking = null)));
      return `${edition?.number} ${indexes.made()}`;
    },
  };
}
