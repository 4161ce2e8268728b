import type { AnsweredRequest } from '@torg/merchant-api/log';
import type { Context } from 'hono';
import type { Config } from '../config/config-schema.ts';
import type { Vital } from '../page/vital.ts';
import type { AssetLookup } from './asset-manifest.ts';
import type { EmbeddedApi } from './embedded-api.ts';

/** What the shop needs of the machine it runs on. */
export interface ShopParts {
  config: Config;
  /** The Merchant API inside this process, which the shop mounts beside its pages; null where a real account answers. */
  api: EmbeddedApi | null;
  /** How the shop's own requests reach the Merchant API. */
  apiFetch: typeof fetch;
  assetsFor: AssetLookup;
  /** Serves the built files; absent in development, where Vite does. */
  staticFiles?: (context: Context, next: () => Promise<void>) => Promise<Response | void>;
  newId(): string;
  /** How long (ms) a page waits for its deferred parts before it is streamed without them; 50 when left out. */
  patience?: number;
  /** How long (ms) a search provider may take before the Merchant API stands in for it; 2,000 when left out. */
  searchPatience?: number;
  /** False has every part of a page come alive, so that its document holds all of its data. */
  hasStaticParts?: boolean;
  report(error: unknown, requestId?: string): void;
  /** Hears of each request that was answered; left out where nobody wants to know. */
  answered?: (request: AnsweredRequest, requestId: string) => void;
  /** Hears how quick pages were for who visited them; left out where nobody wants to know, as in development. */
  countVitals?: (vitals: readonly Vital[]) => void;
  /** Milliseconds by a clock that is never set; the platform's when left out. */
  stopwatch?: () => number;
  /** Leaves out the content security policy, which Vite's hot reload could not work under. */
  development?: boolean;
}
