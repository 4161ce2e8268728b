import type { ShopDatabase } from '../database/shop-database.ts';
import type { PaymentProvider } from './payment-provider.ts';

/** What payments share between requests. */
export interface PaymentParts {
  db: ShopDatabase;
  provider: PaymentProvider;
  randomBytes(size: number): Uint8Array;
  /** Scheme and host of every shop. */
  shopUrls: readonly string[];
  /** Scheme and host that the provider's pages stand on; those of each shop where it is left out. */
  pagesUrl?: string | undefined;
  /** Takes what a provider failed at. */
  report(error: unknown): void;
}
