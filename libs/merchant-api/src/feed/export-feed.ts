import type { Clock } from '../clock.ts';
import type { ShopDatabase } from '../database/shop-database.ts';
import { createFeedWriter, type FeedForm } from './export/feed-writer.ts';
import { presentItem } from './export/present-item.ts';
import { readExportPage } from './export/read-export-page.ts';
import { readShopOfFeed } from './shop-of-feed.repository.ts';

/** What to write, and where to. */
export interface ExportFeedOptions {
  form: FeedForm;
  /** What the shop is called. */
  title: string;
  languageId: string;
  marketId: string;
  /** Scheme and host of the shop's pages in this language. */
  origin: string;
  clock: Clock;
  /** Takes the feed piece by piece; the next is read when it is done. */
  write(text: string): Promise<void>;
  onProgress(items: number): void;
}

const PRODUCTS_AT_ONCE = 300;

/** Writes the catalogue as a product feed, all of it as it is at one moment. Answers with the number of items. */
export async function exportFeed(db: ShopDatabase, options: ExportFeedOptions): Promise<number> {
  const { form, title, languageId, marketId, origin, clock, write, onProgress } = options;
  const now = clock.now();
  const { currency } = await readShopOfFeed(db, languageId, marketId);
  const writer = createFeedWriter(form, { title, origin, now });
  let items = 0;
  await write(writer.start);
  await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      for (let after = 0; ;) {
        const page = { languageId, marketId, now, after, take: PRODUCTS_AT_ONCE };
        const rows = await readExportPage(trx, page);
        const last = rows.at(-1);
        if (!last) return;
        after = last.product_id;
        await write(rows.map((row) => writer.item(presentItem(row, { origin, currency, now }))).join(''));
        items += rows.length;
        onProgress(items);
      }
    });
  await write(writer.end);
  return items;
}
