import type { ShopDatabase } from '../../database/shop-database.ts';
import { refusal } from '../../http/refusal.ts';
import type { ShopProfile } from '../../settings/shop-profile.ts';
import { readMails, type StoredMail } from '../mail.repository.ts';
import { renderMail } from '../render-mail.ts';
import { mailPage, outboxPage, stateOf, type ShownMail } from './outbox-page.ts';

/** So many of the newest are listed. */
const LISTED = 100;
const page = 'text/html; charset=utf-8';

/**
 * Answers `/outbox`: the newest mails as a page for people and as JSON for programs, and one mail at `/outbox/7`, its HTML at
 * `/outbox/7.html` and its text at `/outbox/7.txt`. Mails hold keys to accounts, so it is for this machine alone:
 * the caller sees to where a request comes from. Null for other paths.
 */
export async function answerOutbox(
  request: Request,
  { db, profile }: { db: ShopDatabase; profile: ShopProfile },
): Promise<Response | null> {
  const { pathname } = new URL(request.url);
  const [path, id, form = ''] = /^\/outbox(?:\/([1-9]\d{0,8})(\.html|\.txt)?)?$/.exec(pathname) ?? [];
  if (path === undefined) return null;
  if (request.method !== 'GET') return refusal(405, 'METHOD_NOT_ALLOWED', 'Use GET.', { allow: 'GET' });
  const mails = (await readMails(db, { most: LISTED, ...(id === undefined ? {} : { id: Number(id) }) })).map((mail) =>
    show(mail, profile),
  );
  const [only] = mails;
  if (id === undefined) return isForPeople(request) ? answer(outboxPage(mails), page) : list(mails);
  if (!only) return refusal(404, 'NOT_FOUND', 'There is no such mail. Look at /outbox.');
  if (form === '.html') return answer(only.rendered?.html ?? '', page, { 'content-security-policy': mailPolicy });
  if (form === '.txt') return answer(only.rendered?.text ?? '', 'text/plain; charset=utf-8');
  return isForPeople(request) ? answer(mailPage(only), page) : Response.json(describe(only), { headers: noStore });
}

/** A mail runs nothing and loads nothing. */
const mailPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox allow-popups";
const noStore = { 'cache-control': 'no-store' };

function show(mail: StoredMail, profile: ShopProfile): ShownMail {
  try {
    return { mail, rendered: mail.content && renderMail(mail.content, mail.languageId, profile) };
  } catch {
    // An older form of what a mail says, which nothing writes any more.
    return { mail, rendered: null };
  }
}

function isForPeople(request: Request): boolean {
  return request.headers.get('accept')?.includes('text/html') === true;
}

function list(mails: readonly ShownMail[]): Response {
  return Response.json({ mails: mails.map(describe) }, { headers: noStore });
}

function describe({ mail, rendered }: ShownMail) {
  const { id, to, kind, languageId, queuedAt } = mail;
  return {
    id,
    to,
    kind,
    languageId,
    queuedAt: new Date(queuedAt).toISOString(),
    state: stateOf(mail),
    subject: rendered?.subject ?? null,
    text: rendered?.text ?? null,
  };
}

function answer(body: string, type: string, headers: Record<string, string> = {}): Response {
  return new Response(body, { headers: { 'content-type': type, ...noStore, ...headers } });
}
