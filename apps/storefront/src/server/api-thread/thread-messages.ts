import type { Caller } from '@torg/merchant-api';
import type { ApiSettings } from '@torg/merchant-api/settings';

/** What a thread is started with. */
export interface ThreadStart {
  settings: ApiSettings;
  /** The numbers of the threads in whose place it comes; all of them have ended. */
  formerThreads: readonly number[];
}

/** A request as it can be handed to another thread: it and its body belong to the other side from then on. */
export interface SentRequest {
  kind: 'request';
  id: number;
  caller: Caller;
  url: string;
  method: string;
  headers: [string, string][];
  body: ArrayBuffer | null;
}

/** What the shop tells the API's thread. */
export type ToApi = SentRequest | { kind: 'close' };

/** What the API's thread tells the shop. */
export type FromApi =
  | { kind: 'open' }
  | { kind: 'unable'; message: string }
  | { kind: 'answer'; id: number; status: number; headers: [string, string][]; body: ArrayBuffer }
  | { kind: 'broken'; id: number; message: string }
  | { kind: 'closed' };
