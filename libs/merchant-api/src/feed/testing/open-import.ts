import { sql } from 'kysely';
import type { ShopDatabase } from '../../database/shop-database.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { exportFeed } from '../export-feed.ts';
import type { FeedForm } from '../export/feed-writer.ts';
import { importFeed, type ImportFeedOptions, type ImportFigures } from '../import-feed.ts';
import type { RejectedItem } from '../load/stage-items.ts';
import { withShopDatabase } from '../with-shop-database.ts';
import { bytesOf } from './feed-text.ts';

/** A shop without goods that feeds can be imported into. */
export interface TestImport {
  db: ShopDatabase;
  /** Imports a feed for the Swedish shop, or as the options say. */
  import(feed: string, options?: Partial<ImportFeedOptions>): Promise<ImportFigures & { refused: RejectedItem[] }>;
  export(form?: FeedForm, shop?: { languageId: string; marketId: string }): Promise<string>;
  setNow(moment: string): void;
  /** Takes every product, category and brand away. */
  empty(): Promise<void>;
}

const swedish = { languageId: 'sv-SE', marketId: 'se' };
const origin = 'https://torg.example';

/** Gives a test such a shop; its clock stands still. */
export async function withImport(test: (shop: TestImport) => Promise<void>): Promise<void> {
  const database = await createTestDatabase();
  let now = Date.parse('2026-11-21T12:00:00Z');
  const clock = { now: () => now };
  try {
    await withShopDatabase(database.place, (db) =>
      test({
        db,
        setNow: (moment) => void (now = Date.parse(moment)),
        async import(feed, options = {}) {
          const refused: RejectedItem[] = [];
          const figures = await importFeed(db, {
            ...swedish,
            bytes: bytesOf(feed, 4096),
            replace: false,
            clock,
            ownOrigins: [origin],
            storePictures: async () => new Map(),
            onRejected: (row) => void refused.push(row),
            onNote: () => {},
            onProgress: () => {},
            ...options,
          });
          return { ...figures, refused };
        },
        async export(form = 'tsv', shop = swedish) {
          let text = '';
          const write = async (part: string) => void (text += part);
          await exportFeed(db, { ...shop, form, title: 'Boden', origin, clock, write, onProgress: () => {} });
          return text;
        },
        empty: () => empty(db),
      }),
    );
  } finally {
    await database.drop();
  }
}

async function empty(db: ShopDatabase): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`set local torg.price_log = 'rewrite'`.execute(trx);
    await sql`truncate products, variant_groups, categories, brands, parameters restart identity cascade`.execute(trx);
  });
}
