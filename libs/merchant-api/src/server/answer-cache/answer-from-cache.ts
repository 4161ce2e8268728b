import { hash } from 'node:crypto';
import type { Caller } from '../../parallel/turns.ts';
import type { SentOperation } from '../read-operation.ts';
import type { FinishedAnswer, AnswerCache } from './answer-cache.ts';

/**
 * An answer with whether it holds errors, which belong to the one request whose id they name, and the products whose stock
 * it may show.
 */
export interface Worked {
  response: Response;
  hasErrors: boolean;
  stockOf: ReadonlySet<number>;
}

/** A query with what came along. */
export interface Asked {
  path: string;
  headers: Headers;
  operation: SentOperation;
  requestId: string;
  caller: Caller;
}

/** Answers an impersonal query from what is kept, or by `work`. */
export async function answerFromCache(kept: AnswerCache, asked: Asked, work: () => Promise<Worked>): Promise<Response> {
  let own: Worked | undefined;
  const question = questionOf(asked);
  if (question === null) return (await work()).response;
  const answer = await kept.answerTo(
    question,
    async () => {
      own = await work();
      return own.hasErrors || own.response.status !== 200 ? null : finish(own);
    },
    asked.caller,
  );
  if (answer) return new Response(answer.body, { headers: { ...answer.headers, 'x-request-id': asked.requestId } });
  return (own ?? (await work())).response;
}

/** Everything that the answer depends on, short enough to be a key; null where it lies deeper than can be written down. */
function questionOf({ path, headers, operation: { query, operationName, variables } }: Asked): string | null {
  const parts = [path, query, operationName, variables, headers.get('accept')];
  try {
    return hash('sha256', JSON.stringify(parts), 'base64');
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

async function finish({ response, stockOf }: Worked): Promise<FinishedAnswer> {
  const body = new Uint8Array(await response.arrayBuffer());
  return { headers: Object.fromEntries(response.headers), body, stockOf };
}
