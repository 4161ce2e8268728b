import type { CommerceError } from '../errors/commerce-error.ts';
import { GraphQLResponseError } from '../errors/graphql-response-error.ts';
import { ServerError } from '../errors/server-error.ts';
import { toCommerceError } from '../errors/to-commerce-error.ts';
import { sha256 } from '../hashing/sha256.ts';
import type { Operation } from './operation.ts';
import { holdsFiles } from './request-body.ts';
import type { Send } from './send-operation.ts';

/**
 * Sends queries by the hash of their text. A server that does not know one gets the text beside the hash and keeps it; one
 * that keeps no queries is not asked for any again. Mutations travel whole, so that none is sent twice.
 */
export function sendByHash(send: Send): Send {
  let isSupported = true;
  return async (message) => {
    const { kind, variables } = message.operation;
    const isFit = isSupported && kind === 'query' && !holdsFiles(variables);
    const sha256Hash = isFit ? await hashOf(message.operation) : null;
    if (sha256Hash === null) return send(message);
    const persistedQuery = { version: 1, sha256Hash } as const;
    try {
      return await send({ ...message, sentText: { persistedQuery, withoutText: true } });
    } catch (error) {
      const failure = toCommerceError(error);
      if (says(failure, 'Not_?Found')) return send({ ...message, sentText: { persistedQuery } });
      if (!isUnsupported(failure)) throw failure;
      const answer = await send(message);
      // A query that is refused with its text as well says nothing about hashes.
      isSupported = false;
      return answer;
    }
  };
}

/** By the documents that codegen made, each of which is one for as long as the script runs. */
const hashes = /* @__PURE__ */ new WeakMap<object, Promise<string | null>>();

function hashOf({ text, facts }: Operation): Promise<string | null> {
  const hash = (facts && hashes.get(facts)) ?? sha256(text);
  if (facts) hashes.set(facts, hash);
  return hash;
}

/** A server that has never heard of hashes misses the text, which is a bad request (400). */
function isUnsupported(failure: CommerceError): boolean {
  return says(failure, 'Not_?Supported') || (failure instanceof ServerError && failure.status === 400);
}

/** Servers say it by Apollo's message, or by the code that goes with it. */
function says(failure: CommerceError, verdict: 'Not_?Found' | 'Not_?Supported'): boolean {
  const errors = failure instanceof GraphQLResponseError || failure instanceof ServerError ? failure.errors : [];
  const said = new RegExp(`^Persisted_?Query_?${verdict}$`, 'i');
  return errors.some(({ message, extensions }) => said.test(message) || said.test(String(extensions['code'])));
}
