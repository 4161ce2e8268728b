/**
 * One named place that keeps a text between visits: an entry of `localStorage`, a cookie, a file. It may answer later, as
 * apps' storages do, and it may throw, as those of private windows do: what was to be kept then lasts as long as the page.
 */
export interface TextStorage {
  /** The text that was written last; null where there is none. */
  read(): string | null | Promise<string | null>;
  /** Null removes the text. After `seconds` it is of no use any more, which a cookie wants to know. */
  write(text: string | null, seconds?: number): void | Promise<void>;
}
