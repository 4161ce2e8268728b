/** What a tab tells the service worker. */
export type WorkerMessage =
  /** Built files that the document has already. */
  | { type: 'files'; addresses: readonly string[] }
  /** A page that is to be readable without a connection; `isNew` where what is kept of it is not true any more. */
  | { type: 'keep'; path: string; isNew: boolean }
  /** What was kept was somebody else's, or is bought. */
  | { type: 'forget' }
  /** A worker that waits takes over. */
  | { type: 'activate' };
