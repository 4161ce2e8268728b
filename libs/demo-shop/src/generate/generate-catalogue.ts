import { loadCatalogue, type Clock, type LoadFigures, type ShopDatabase } from '@torg/merchant-api/feed';
import { generateItems } from './generate-items.ts';

/** What to make up. */
export interface GenerateCatalogueOptions {
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
export async function generateCatalogue(db: ShopDatabase, options: GenerateCatalogueOptions): Promise<LoadFigures[]> {
  const now = options.clock.now();
  const figures: LoadFigures[] = [];
  for (const shop of shops) figures.push(await generateIn(db, shop, now, options));
  return figures;
}

async function generateIn(
  db: ShopDatabase,
  { language, ...shop }: (typeof shops)[number],
  now: number,
  { products, seed, onProgress }: GenerateCatalogueOptions,
): Promise<LoadFigures> {
  let items = 0;
  function* counted() {
    for (const batch of generateItems({ products, seed, language, now })) {
      yield { items: batch };
      items += batch.length;
      onProgress(`${shop.languageId}: goods`, items);
    }
  }
  return loadCatalogue(db, counted(), {
    ...shop,
    now,
    replace: false,
    storePictures: async () => new Map(),
    onRejected: ({ id, reason }) => {
      throw new Error(`The generated item ${id} was refused: ${reason}`);
    },
    onStep: (step) => onProgress(`${shop.languageId}: ${step}`, items),
  });
}
