import { dateBefore, localDateWriter, startOfDay } from '@torg/commerce-sdk/domain';
import type { Clock } from '../../clock.ts';
import type { ShopDatabase } from '../../database/shop-database.ts';
import { readChangesSince, readNextChange, readSnapshot } from './catalogue-changes.repository.ts';
import type { ListIndexes } from './list-indexes.ts';

/** The catalogue between two changes: the same object for as long as nothing changes. */
export interface Edition {
  readonly name: string;
}

/** Tells editions of the catalogue apart, so that what was made from one is not shown for the next. */
export interface CatalogueEdition {
  /** The edition that holds now. It is another one once goods, prices, campaigns or an index of lists are, stock apart. */
  current(): Promise<Edition>;
}

/** What telling editions apart needs of the world. */
export interface EditionParts {
  db: ShopDatabase;
  clock: Clock;
  /** How long an edition holds before the database is asked again, in milliseconds. */
  checkEvery: number;
  indexes: Pick<ListIndexes, 'made'>;
  /** Those of the markets: at midnight the days of price histories move on, and VAT may change. */
  timeZones: readonly string[];
  /** Told which products have another stock, before the edition of which that holds is told. */
  onStock(productIds: readonly number[]): void;
}

interface CheckedState {
  number: number;
  /** What the database showed before anything of this state was read. */
  snapshot: string;
  /** Prices or campaigns are others from then on, in milliseconds since 1970. */
  changeAt: number;
}

/** Noted changes are forgotten after a day, so an edition that nobody asked about for long is not trusted. */
const LONGEST_UNCHECKED_MS = 12 * 60 * 60 * 1000;

/** Makes the one that tells; it lives as long as the API. */
export function createCatalogueEdition(parts: EditionParts): CatalogueEdition {
  const { db, clock, checkEvery, indexes, timeZones, onStock } = parts;
  let state: CheckedState | null = null;
  let edition: Edition = { name: '' };
  let checkedAt = -Infinity;
  let checking: Promise<void> | null = null;

  const beginCheck = (now: number) => (checking ??= check(now).finally(() => (checking = null)));

  async function check(now: number): Promise<void> {
    const isKnown = state !== null && now < state.changeAt && now - checkedAt <= LONGEST_UNCHECKED_MS;
    const changes = state && isKnown ? await readChangesSince(db, state.snapshot) : null;
    if (state && changes && !changes.ofGoods) {
      state = { ...state, snapshot: changes.snapshot };
      onStock(changes.stockOf);
    } else {
      const snapshot = await readSnapshot(db);
      const changeAt = Math.min(await readNextChange(db, now), ...timeZones.map((zone) => nextMidnight(now, zone)));
      state = { number: (state?.number ?? 0) + 1, snapshot, changeAt };
    }
    checkedAt = now;
  }

  return {
    async current() {
      const now = clock.now();
      const age = state !== null && now < state.changeAt ? now - checkedAt : Infinity;
      if (age >= checkEvery) await beginCheck(now);
      // Asked for in good time, so that in a busy shop nobody waits for it. If it fails, the next one who waits is told.
      else if (age >= checkEvery / 2) beginCheck(now).catch(() => {});
      const name = `${state?.number} ${indexes.made()}`;
      if (edition.name !== name) edition = { name };
      return edition;
    },
  };
}

function nextMidnight(now: number, timeZone: string): number {
  return startOfDay(dateBefore(localDateWriter(timeZone)(now), -1), timeZone);
}
