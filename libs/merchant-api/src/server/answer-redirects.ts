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
 * end. Null for every other address. The key stands in the path, as the contract has it. Public front ends also give a moment
 * as `offset`, for what changed since; nobody wrote down when an address changed, so they get the list from its beginning.
 */
export async function answerRedirects(request: Request, db: ShopDatabase, apiKey: string): Promise<Response | null> {
  const { pathname, searchParams } = new URL(request.url);
  const [, name = '', key = ''] = /^\/redirect\/([^/]+)\/([^/]+)\/?$/.exec(pathname) ?? [];
  const read = Object.hasOwn(lists, name) ? lists[name] : undefined;
  if (!read) return null;
  if (!['GET', 'HEAD'].includes(request.method)) {
    return refusal(405, 'METHOD_NOT_ALLOWED', 'Read the list by GET.', { allow: 'GET, HEAD' });
  }
  if (key.toLowerCase() !== apiKey.toLowerCase()) {
    return refusal(401, 'UNAUTHORIZED', 'The key at the end of the address is not the one of this account.');
  }
  const skip = readOffset(searchParams.get('offset') ?? '');
  if (skip === null) {
    const message = "'offset' must be a whole number from 0, which says how many rows to skip, or a date.";
    return refusal(400, 'BAD_USER_INPUT', message);
  }
  const rows = await read(db, skip, ROWS_AT_ONCE);
  return Response.json(rows.map((row) => ({ ...row, deleted: row.newUrl === null })));
}

/** How many rows to skip; null where it says nothing that can be understood. */
function readOffset(offset: string): number | null {
  if (/^\d{1,9}$/.test(offset)) return Number(offset);
  const isMoment = /^\d{4}-\d{2}-\d{2}/.test(offset) && !Number.isNaN(Date.parse(offset));
  return offset === '' || isMoment ? 0 : null;
}
