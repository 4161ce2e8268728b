import type { Clock } from '../../clock.ts';
import type { ShopDatabase } from '../../database/shop-database.ts';
import { findPriceListId, readPricesOfList } from '../../pricing/price-list.repository.ts';
import { assembleListIndex } from './assemble-list-index.ts';
import { forgetOldChanges, readChangesSince } from './catalogue-changes.repository.ts';
import type { ListIndex } from './list-index.ts';
import { readListRows, type ListPlace } from './read-list-rows.ts';
import { withPriceList } from './with-price-list.ts';

/** Holds the index of every market and language that has been asked for, and keeps it as new as the catalogue. */
export interface ListIndexes {
  indexFor(place: ListPlace): Promise<ListIndex>;
  /** The index with the prices of a price list; null where there is no such list. */
  indexWithPriceList(place: ListPlace, identifier: string): Promise<ListIndex | null>;
  /** How many indexes were made so far, but for those that only tell of sales: what was worked out from lists is old once it is more. */
  made(): number;
}

/** What keeping indexes needs of the world. */
export interface ListIndexParts {
  db: ShopDatabase;
  clock: Clock;
  /** How long an index counts as new before the database is asked again, in milliseconds. */
  checkEvery: number;
  /** Takes an error that left an old index in its place. */
  report(error: unknown): void;
}

/** A build that takes longer is not waited for: what there was is shown meanwhile. */
const PATIENCE_MS = 250;
/** After a build the index rests for as many times as it took, so that building never takes more than a tenth of the time. */
const REST = 10;
/** The same where nothing but stock was changed, as by sales: they end none of what was worked out from lists. */
const REST_FROM_SALES = 100;
/** Changes are forgotten after a day; an index that nobody asked about for half of it is built anew. */
const CHANGES_KEPT_HOURS = 24;
const LONGEST_UNCHECKED_MS = 12 * 60 * 60 * 1000;

/** Makes the keeper of list indexes; it lives as long as the API. */
export function createListIndexes(parts: ListIndexParts): ListIndexes {
  const kept = new Map<string, KeptIndex>();
  const priced = new WeakMap<ListIndex, Map<string, Promise<ListIndex | null>>>();

  function indexFor(place: ListPlace): Promise<ListIndex> {
    const key = `${place.marketId} ${place.languageId}`;
    const found = kept.get(key) ?? new KeptIndex(place, parts);
    kept.set(key, found);
    return found.current();
  }

  async function priceAnew(index: ListIndex, place: ListPlace, identifier: string): Promise<ListIndex | null> {
    const priceListId = await findPriceListId(parts.db, identifier);
    if (priceListId === null) return null;
    const prices = await readPricesOfList(parts.db, { priceListId, marketId: place.marketId });
    return withPriceList(index, prices, place);
  }

  async function indexWithPriceList(place: ListPlace, identifier: string): Promise<ListIndex | null> {
    const index = await indexFor(place);
    const known = priced.get(index) ?? new Map<string, Promise<ListIndex | null>>();
    priced.set(index, known);
    const making = known.get(identifier) ?? priceAnew(index, place, identifier);
    known.set(identifier, making);
    const made = await making.catch(() => null);
    // Only what exists is kept: anyone may ask for lists that do not.
    if (!made) known.delete(identifier);
    return making;
  }

  const made = () => [...kept.values()].reduce((sum, { made }) => sum + made, 0);
  return { indexFor, indexWithPriceList, made };
}

/** Why an index is made anew: for what the goods are, or only for how many of them there are. */
type Reason = 'goods' | 'sales';

async function readReason(db: ShopDatabase, snapshot: string): Promise<Reason | null> {
  const { ofGoods, stockOf } = await readChangesSince(db, snapshot);
  if (ofGoods) return 'goods';
  return stockOf.length > 0 ? 'sales' : null;
}

/** One index with what is known about its age. */
class KeptIndex {
  /** How often it was made for more than sales. */
  made = 0;
  private readonly place: ListPlace;
  private readonly parts: ListIndexParts;
  private index: ListIndex | null = null;
  private building: Promise<ListIndex> | null = null;
  private checking: Promise<Reason | null> | null = null;
  private checkedAt = -Infinity;
  private builtAt = -Infinity;
  private buildTime = 0;

  constructor(place: ListPlace, parts: ListIndexParts) {
    this.place = place;
    this.parts = parts;
  }

  /** The newest index. An old one is given only while a slow build replaces it. */
  async current(): Promise<ListIndex> {
    const { index } = this;
    if (!index) return this.build('goods');
    const reason = this.hasRested(REST) ? await this.whyOld(index) : null;
    if (reason === null || (reason === 'sales' && !this.hasRested(REST_FROM_SALES))) return this.index ?? index;
    const newer = this.build(reason);
    if (this.buildTime <= PATIENCE_MS) return newer;
    newer.catch(this.parts.report);
    return index;
  }

  private hasRested(times: number): boolean {
    return this.parts.clock.now() >= this.builtAt + times * this.buildTime;
  }

  private async whyOld(index: ListIndex): Promise<Reason | null> {
    const { clock, checkEvery, db } = this.parts;
    const now = clock.now();
    if (now >= index.changeAt || (this.checkedAt > 0 && now - this.checkedAt > LONGEST_UNCHECKED_MS)) return 'goods';
    if (now - this.checkedAt < checkEvery) return null;
    this.checking ??= readReason(db, index.snapshot).finally(() => (this.checking = null));
    const reason = await this.checking;
    this.checkedAt = now;
    return reason;
  }

  private build(reason: Reason): Promise<ListIndex> {
    this.building ??= this.replace(reason).finally(() => (this.building = null));
    return this.building;
  }

  private async replace(reason: Reason): Promise<ListIndex> {
    const { db, clock } = this.parts;
    const [began, former] = [clock.now(), this.index];
    const index = await assembleListIndex(await readListRows(db, this.place, began), this.place);
    this.index = index;
    // Goods may have changed after it was asked why; then it is made for them too.
    if (!former || reason === 'goods' || (await readReason(db, former.snapshot)) === 'goods') this.made += 1;
    this.builtAt = clock.now();
    this.checkedAt = began;
    this.buildTime = this.builtAt - began;
    await forgetOldChanges(db, CHANGES_KEPT_HOURS);
    return index;
  }
}
