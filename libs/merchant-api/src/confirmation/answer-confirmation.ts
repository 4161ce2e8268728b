import type { ShopDatabase } from '../database/shop-database.ts';
import type { Clock } from '../clock.ts';
import { findConfirmable } from './confirmation-keys.ts';
import { goneExplained, questionPage, thanksPage } from './confirmation-page.ts';
import type { ShopProfile } from '../settings/shop-profile.ts';
import type { ConfirmationKind } from './confirmation.tables.ts';

/** What is confirmed of a kind, by its row. */
export interface Confirmer {
  /** False where there is nothing to confirm any more. Doing it again changes nothing. */
  confirm(db: ShopDatabase, subjectId: number, now: number): Promise<boolean>;
  /** Null where there is nothing to confirm any more. */
  isConfirmed(db: ShopDatabase, subjectId: number): Promise<boolean | null>;
}

export type Confirmers = Readonly<Record<ConfirmationKind, Confirmer>>;

export interface ConfirmationOptions {
  db: ShopDatabase;
  clock: Clock;
  confirmers: Confirmers;
  /** Whose pages they are. */
  profile: Pick<ShopProfile, 'name'>;
}

/** The address of the page that confirms. */
export function confirmationAddress(shopUrl: string, key: string): string {
  return `${shopUrl}/confirm/${key}`;
}

/** Answers the pages that links in mails lead to; null for every other address. */
export async function answerConfirmation(
  request: Request,
  { db, clock, confirmers, profile }: ConfirmationOptions,
): Promise<Response | null> {
  const key = /^\/confirm\/([\w-]{1,100})$/.exec(new URL(request.url).pathname)?.[1];
  if (key === undefined) return null;
  const isAsking = request.method === 'GET' || request.method === 'HEAD';
  if (!isAsking && request.method !== 'POST') {
    return new Response(null, { status: 405, headers: { allow: 'GET, HEAD, POST' } });
  }
  const now = clock.now();
  const found = await findConfirmable(db, key, now);
  const gone = () => html(goneExplained(profile.name), 410);
  if (!found) return gone();
  const { kind, subjectId, languageId } = found;
  const { confirm, isConfirmed } = confirmers[kind];
  const stands = isAsking ? await isConfirmed(db, subjectId) : (await confirm(db, subjectId, now)) || null;
  if (stands === null) return gone();
  // What is confirmed is asked no more, however often the link is followed.
  const written = stands ? thanksPage : questionPage;
  return html(written(kind, languageId, profile.name), 200);
}

/** The address is a secret: no other page is told of it, and nothing keeps it. */
function html(body: string, status: number): Response {
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
    'content-security-policy':
      "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'",
  };
  return new Response(body, { status, headers });
}
