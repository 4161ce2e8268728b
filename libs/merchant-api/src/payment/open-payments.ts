import type { Clock } from '../clock.ts';
import { storedSecretUnder } from '../database/stored-secret.ts';
import type { ShopDatabase } from '../database/shop-database.ts';
import type { Repeat } from '../parallel/run-every.ts';
import type { PaymentParts } from './payment-parts.ts';
import { createSandboxProvider } from './sandbox/sandbox-provider.ts';

/** How the shop is paid. */
export interface PaymentOptions {
  /** What providers sign their calls with, shared by every process of one shop; made and kept in the database if left out. */
  secret?: string | undefined;
  randomBytes(size: number): Uint8Array;
  /** Scheme and host that the provider's pages stand on; those of each shop where it is left out. */
  pagesUrl?: string | undefined;
  /** Looks after what nobody called about, again and again; without it, somebody else has to. */
  repeat?: Repeat;
}

/** What opening payments takes of the shop. */
export interface PaymentSurroundings {
  db: ShopDatabase;
  clock: Clock;
  randomId(): string;
  shopUrls: readonly string[];
  report(error: unknown): void;
}

/** Payments, and what only their provider knows. */
export interface OpenedPayments extends PaymentParts {
  secret: string;
}

/** Opens payments with the sandbox, the one provider that there is. */
export async function openPayments(
  { db, clock, randomId, shopUrls, report }: PaymentSurroundings,
  { secret: given, randomBytes, pagesUrl }: PaymentOptions,
): Promise<OpenedPayments> {
  const secret = given ?? (await storedSecretUnder(db, 'payment-callback-secret', randomBytes));
  const provider = createSandboxProvider({ db, secret, now: clock.now, newId: randomId });
  return { db, provider, randomBytes, secret, shopUrls, pagesUrl, report };
}
