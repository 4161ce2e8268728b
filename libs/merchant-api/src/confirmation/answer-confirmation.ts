import type { ShopDatabase } from '../database/shop-database.ts';
import type { Clock } from '../clock.ts';
import { findConfirmable } from './confirmation-keys.ts';
import { goneExplained, questionPage, thanksPage } from './confirmation-page.ts';
import type { ConfirmationKind } from './confirmation.tables.ts';

/** What confirming does, by kind; false where there is nothing to confirm any more. Doing it again changes nothing. */
export type Confirmers = Readonly<
  Record<ConfirmationKind, (db: ShopDatabase, subjectId: number, now: number) => Promise<boolean>>
>;

export interface ConfirmationOptions {
  db: ShopDatabase;
  clock: Clock;
  confirmers: Confirmers;
}

/** The address of the page that confirms. */
export function confirmationAddress(shopUrl: string, key: string): string {
  return `${shopUrl}/confirm/${key}`;
}

/** Answers the pages that links in mails lead to; null for every other address. */
export async function answerConfirmation(
  request: Request,
  { db, clock, confirmers }: ConfirmationOptions,
): Promise<Response | null> {
  const key = /^\/confirm\/([\w-]{1,100})$/.exec(new URL(request.url).pathname)?.[1];
  if (key === undefined) return null;
  const isAsking = request.method === 'GET' || request.method === 'HEAD';
  if (!isAsking && request.method !== 'POST') {
    return new Response(null, { status: 405, headers: { allow: 'GET, HEAD, POST' } });
  }
  const now = clock.now();
  const found = await findConfirmable(db, key, now);
  if (!found) return html(goneExplained(), 410);
  if (isAsking) return html(questionPage(found.kind, found.languageId), 200);
  const isConfirmed = await confirmers[found.kind](db, found.subjectId, now);
  return isConfirmed ? html(thanksPage(found.kind, found.languageId), 200) : html(goneExplained(), 410);
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
