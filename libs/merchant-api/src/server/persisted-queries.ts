import { createHash } from 'node:crypto';
import type { LRUCache } from 'lru-cache';
import type { SentOperation } from './read-operation.ts';
import { refusal } from '../http/refusal.ts';

/**
 * Finds the text of a query that was sent by its hash, in the form of Apollo's automatic persisted queries. A text that
 * comes with its hash is kept for the next time. Answers with a refusal where there is no text.
 */
export function findQuery(sent: SentOperation, known: LRUCache<string, string>): SentOperation | Response {
  const hash = sha256Of(sent.extensions);
  if (hash === undefined) return sent.query ? sent : refusal(400, 'QUERY_MISSING', "Send the query's text as 'query'.");
  if (hash === null) {
    const message = 'extensions.persistedQuery must be {"version": 1, "sha256Hash": …} with 64 hexadecimal digits.';
    return refusal(400, 'BAD_REQUEST', message);
  }
  if (sent.query) return keep(sent, sent.query, hash, known);
  const query = known.get(hash);
  // Apollo's client knows it by this name and then sends the text; the status is what it expects.
  if (!query) return refusal(200, 'PERSISTED_QUERY_NOT_FOUND', 'PersistedQueryNotFound');
  return { ...sent, query };
}

function keep(
  sent: SentOperation,
  query: string,
  hash: string,
  known: LRUCache<string, string>,
): SentOperation | Response {
  if (createHash('sha256').update(query).digest('hex') !== hash) {
    const message = "The hash is not that of the query's text. Send the SHA-256 of its UTF-8 bytes in hexadecimal.";
    return refusal(400, 'PERSISTED_QUERY_HASH_MISMATCH', message);
  }
  known.set(hash, query);
  return sent;
}

/** The hash that came with a request: undefined where none did, null where it is none. */
function sha256Of(extensions: SentOperation['extensions']): string | null | undefined {
  const persisted = extensions?.['persistedQuery'];
  if (persisted === undefined || persisted === null) return undefined;
  if (typeof persisted !== 'object' || !('version' in persisted) || !('sha256Hash' in persisted)) return null;
  const { version, sha256Hash } = persisted;
  const isHash = version === 1 && typeof sha256Hash === 'string' && /^[0-9a-f]{64}$/i.test(sha256Hash);
  return isHash ? sha256Hash.toLowerCase() : null;
}
