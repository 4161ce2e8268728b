/** Reads whose answer is the same for every visitor of a site, so that visitors may share it. */
export interface SharedReads {
  /** Gives what `ask` answers, or what it answered a short while ago under the same name. An error is never kept. */
  read<Data>(name: string, ask: () => Promise<Data>): Promise<Data>;
}

/** A tab has nobody to share with, and its query cache keeps what it has asked for. */
export const unsharedReads: SharedReads = { read: (_name, ask) => ask() };
