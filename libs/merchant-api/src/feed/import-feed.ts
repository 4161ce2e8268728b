import type { Clock } from '../clock.ts';
import type { ShopDatabase } from '../database/shop-database.ts';
import type { CatalogueItem } from './catalogue-item.ts';
import type { ItemRules } from './item/item-rules.ts';
import { readItem } from './item/read-item.ts';
import type { StorePictures } from './load/gather-pictures.ts';
import { loadCatalogue, type ItemBatch, type LoadFigures } from './load/load-catalogue.ts';
import type { RejectedItem } from './load/stage-items.ts';
import { FeedError } from './read/feed-error.ts';
import { readFeed } from './read/read-feed.ts';
import { readShopOfFeed } from './shop-of-feed.repository.ts';

/** A product feed and the shop that it is for. */
export interface ImportFeedOptions {
  bytes: AsyncIterable<Uint8Array>;
  /** The language of its texts, such as sv-SE. */
  languageId: string;
  /** The market of its prices, such as se. */
  marketId: string;
  /** Overrides what the file says of its encoding. */
  encoding?: string | undefined;
  /** The brand of rows that name none. */
  brand?: string | undefined;
  /** Scheme and host of the shop's own addresses, whose pictures it has. */
  ownOrigins: readonly string[];
  /** Whether products that the feed does not hold are hidden. */
  replace: boolean;
  clock: Clock;
  storePictures: StorePictures;
  /** Told every row that stays out. */
  onRejected(row: RejectedItem): void;
  /** Told what of a row was left out. */
  onNote(row: RejectedItem): void;
  /** Told what is being done, and how many rows were read so far. */
  onProgress(step: string, rows: number): void;
}

/** What an import did. */
export interface ImportFigures extends Omit<LoadFigures, 'items'> {
  /** Rows that the feed has. */
  rows: number;
}

const BATCH = 500;
const REQUIRED = ['id', 'title', 'price'];

/** Takes a product feed into the catalogue. It fails as a whole, and then nothing has changed, or it reports its rows. */
export async function importFeed(db: ShopDatabase, options: ImportFeedOptions): Promise<ImportFigures> {
  const { languageId, marketId, clock, replace, storePictures, onRejected, onProgress } = options;
  const rules: ItemRules = {
    ...(await readShopOfFeed(db, languageId, marketId)),
    brand: options.brand ?? null,
    ownOrigins: new Set(options.ownOrigins),
  };
  const count = { rows: 0, refused: 0 };
  const figures = await loadCatalogue(db, readBatches(options, rules, count), {
    languageId,
    marketId,
    now: clock.now(),
    replace,
    storePictures,
    onRejected,
    onStep: (step) => onProgress(step, count.rows),
  });
  if (count.rows === 0) {
    throw new FeedError('EMPTY', 'The feed holds no products. Write it again and check what it should hold.');
  }
  const { items, ...rest } = figures;
  const rejected = rest.rejected + count.refused;
  if (items === rest.rejected) {
    throw new FeedError(
      'NOTHING_LEFT',
      `None of the ${count.rows} rows can be used, so nothing was changed. The report says what is wrong with each.`,
    );
  }
  return { ...rest, rejected, rows: count.rows };
}

async function* readBatches(
  { bytes, encoding, onRejected, onNote, onProgress }: ImportFeedOptions,
  rules: ItemRules,
  count: { rows: number; refused: number },
): AsyncGenerator<ItemBatch> {
  let items: CatalogueItem[] = [];
  let refusedIds: string[] = [];
  for await (const source of readFeed(bytes, { encoding, required: REQUIRED })) {
    count.rows += 1;
    const read = readItem(source, count.rows, rules);
    if (read.ok) {
      items.push(read.item);
      for (const reason of read.notes) onNote({ line: source.line, id: read.item.id, reason });
    } else {
      count.refused += 1;
      if (read.id !== '') refusedIds.push(read.id);
      onRejected({ line: source.line, id: read.id, reason: read.reasons.join('; ') });
    }
    if (items.length + refusedIds.length < BATCH) continue;
    yield { items, refusedIds };
    onProgress('rows', count.rows);
    [items, refusedIds] = [[], []];
  }
  yield { items, refusedIds };
  onProgress('rows', count.rows);
}
