/** One named place that keeps a text between visits. It never throws: a storage that is full or closed forgets. */
export interface TextStorage {
  read(): string | null;
  write(text: string): void;
}
