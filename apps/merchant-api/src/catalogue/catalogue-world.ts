import type { ImportFeedOptions } from '@torg/merchant-api/feed';
import type { Progress } from './progress.ts';

/** What a catalogue command needs of the world around it. */
export interface CatalogueWorld {
  /** Where the shop keeps its data. */
  place: { databaseUrl: string } | { dataDir: string };
  /** What the shop is called. */
  shopName: string;
  clock: ImportFeedOptions['clock'];
  progress: Progress;
  print(line: string): void;
  /** Scheme and host of the shop by language id. */
  origins: Readonly<Record<string, string>>;
  /** Where the shop looks for pictures that were imported. */
  picturesDir: string;
}

/** When shoppers see what a command wrote. An embedded data folder is closed to the shop meanwhile. */
export function whenShown({ place }: Pick<CatalogueWorld, 'place'>): string {
  return 'databaseUrl' in place
    ? 'A running shop shows them within seconds.'
    : 'The shop shows them when it starts next.';
}
