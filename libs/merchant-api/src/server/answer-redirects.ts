import { readAliasHistory, readUrlHistory, type Redirect } from '../catalogue/address-history.repository.ts';
import type { ShopDatabase } from '../database/shop-database.ts';
import { refusal } from '../http/refusal.ts';

const ROWS_AT_ONCE = 1000;

const lists: Readonly<Record<string, (db: ShopDatabase, skip: number, take: number) => Promise<readonly Redirect[]>>> =
  {
    urlhistory: readUrlHistory,
    aliashistory: readAliasHistory,
  };

/**
 * Answers `GET /redirect/{urlhistory|aliashistory}/{key}?offset=` with up to 1000 rows from `offset` on; an empty list is the
 * end. Null for every other address. The key stands in the path, as the contract has it.
 */
export async function answerRedirects(request: Request, db: ShopDatabase, apiKey: string): Promise<Response | null> {
  const { pathname, searchParams } = new URL(request.url);
  const [, name = '', key = ''] = /^\/redirect\/([^/]+)\/([^/]+)$/.exec(pathname) ?? [];
  const read = Object.hasOwn(lists, name) ? lists[name] : undefined;
  if (!read) return null;
  if (request.method !== 'GET') return refusal(405, 'METHOD_NOT_ALLOWED', 'Read the list by GET.', { allow: 'GET' });
  if (key.toLowerCase() !== apiKey.toLowerCase()) {
    return refusal(401, 'UNAUTHORIZED', 'The key at the end of the address is not the one of this account.');
  }
  const offset = searchParams.get('offset') ?? '0';
  if (!/^\d{1,9}$/.test(offset)) {
    return refusal(400, 'BAD_USER_INPUT', "'offset' must be a whole number from 0; it says how many rows to skip.");
  }
  const rows = await read(db, Number(offset), ROWS_AT_ONCE);
  return Response.json(rows.map((row) => ({ ...row, deleted: row.newUrl === null })));
}
