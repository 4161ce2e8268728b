import { queryLimits } from './limits/query-limits.ts';
import { refusal } from '../http/refusal.ts';

/** What a client sends: a query's text, or its hash where the server may know it already. */
export interface SentOperation {
  query?: string;
  operationName?: string;
  variables?: Record<string, unknown>;
  extensions?: Record<string, unknown>;
}

/** Reads the body of a request as one operation; an answer that refuses it where it is none. */
export function readOperation(body: Uint8Array, contentType: string | null): SentOperation | Response {
  if (!/^application\/(graphql\+)?json\b/i.test(contentType ?? '')) {
    return refusal(415, 'UNSUPPORTED_MEDIA_TYPE', 'Send the query as JSON, with content-type: application/json.');
  }
  const sent = parseJson(body);
  if (Array.isArray(sent)) {
    return refusal(
      400,
      'BATCHING_NOT_SUPPORTED',
      'The request is a list. Send each operation in a request of its own.',
    );
  }
  if (!isRecord(sent)) {
    return refusal(400, 'BAD_REQUEST', 'The body is no JSON object. Send {"query": …, "variables": …}.');
  }
  return checkParts(sent);
}

function checkParts({
  query,
  operationName,
  variables,
  extensions,
}: Record<string, unknown>): SentOperation | Response {
  const wrong = (name: string, kind: string) => refusal(400, 'BAD_REQUEST', `'${name}' must be ${kind} or left out.`);
  if (!isAbsent(query) && typeof query !== 'string') return wrong('query', 'a text');
  if (!isAbsent(operationName) && typeof operationName !== 'string') return wrong('operationName', 'a text');
  if (!isAbsent(variables) && !isRecord(variables)) return wrong('variables', 'an object');
  if (!isAbsent(extensions) && !isRecord(extensions)) return wrong('extensions', 'an object');
  if ((query?.length ?? 0) > queryLimits.characters) {
    const limit = queryLimits.characters / 1024;
    return refusal(413, 'QUERY_TOO_LARGE', `The query's text is longer than ${limit} kB. Send several requests.`);
  }
  return {
    ...(query && { query }),
    ...(operationName && { operationName }),
    ...(variables && { variables }),
    ...(extensions && { extensions }),
  };
}

function parseJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    return undefined;
  }
}

function isAbsent(value: unknown): value is null | undefined {
  return value === undefined || value === null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
