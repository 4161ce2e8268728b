import type { ImportFeedOptions } from '@torg/merchant-api/feed';
import type { Progress } from './progress.ts';

/** What a catalogue command needs of the world around it. */
export interface CatalogueWorld {
  /** Where the shop keeps its data. */
  place: { databaseUrl: string } | { dataDir: string };
  clock: ImportFeedOptions['clock'];
  progress: Progress;
  print(line: string): void;
  /** Scheme and host of the shop by language id. */
  origins: Readonly<Record<string, string>>;
  /** Where the shop looks for pictures that were imported. */
  picturesDir: string;
}
