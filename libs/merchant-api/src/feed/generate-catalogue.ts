import type { Clock } from '../clock.ts';
import type { DatabasePlace } from '../database/open-database.ts';
import { generateItems } from './generate/generate-items.ts';
import { loadCatalogue, type LoadFigures } from './load/load-catalogue.ts';
import { withShopDatabase } from './with-shop-database.ts';

/** What to make up, and where to put it. */
export interface GenerateCatalogueOptions {
  place: DatabasePlace;
  clock: Clock;
  /** How many products, each colour counted. */
  products: number;
  /** The same seed makes the same goods. */
  seed: number;
  /** Told what is being done, and how many items that took so far. */
  onProgress(step: string, items: number): void;
}

const shops = [
  { language: 'sv', languageId: 'sv-SE', marketId: 'se' },
  { language: 'nb', languageId: 'nb-NO', marketId: 'no' },
] as const;

/** Fills the shop with made-up goods, in Swedish and Norwegian, beside what it holds. Answers with the figures of each. */
export function generateCatalogue(options: GenerateCatalogueOptions): Promise<LoadFigures[]> {
  const { place, clock, products, seed, onProgress } = options;
  const now = clock.now();
  return withShopDatabase(place, async (db) => {
    const figures: LoadFigures[] = [];
    for (const { language, languageId, marketId } of shops) {
      let items = 0;
      const counted = function* () {
        for (const batch of generateItems({ products, seed, language, now })) {
          yield batch;
          items += batch.length;
          onProgress(`${languageId}: goods`, items);
        }
      };
      const done = await loadCatalogue(db, counted(), {
        languageId,
        marketId,
        now,
        replace: false,
        keepPictures: async () => new Map(),
        onRejected: ({ id, reason }) => {
          throw new Error(`The generated item ${id} was refused: ${reason}`);
        },
        onStep: (step) => onProgress(`${languageId}: ${step}`, items),
      });
      figures.push(done);
    }
    return figures;
  });
}
