import { overNetwork } from '../client/over-network.ts';
import { withinTime } from '../client/within-time.ts';
import { MissingDataError } from '../errors/missing-data-error.ts';
import { NetworkError } from '../errors/network-error.ts';
import { ServerError } from '../errors/server-error.ts';
import { ServerParseError } from '../errors/server-parse-error.ts';
import { toCommerceError } from '../errors/to-commerce-error.ts';
import { isRecord, parsedText } from '../json/loose-value.ts';

/** How a provider is reached. */
export interface ProviderPorts {
  /** How requests are sent; the platform's own when left out. */
  fetch?: typeof globalThis.fetch;
  /** How long to wait for a whole response before giving up, in milliseconds; ten seconds when left out. */
  timeoutMs?: number;
}

interface Question {
  url: string;
  /** What errors call it by. */
  name: string;
  body: object;
  signal?: AbortSignal | undefined;
  /** Whether the request outlives the page that sends it. */
  keepalive?: boolean;
}

/**
 * Asks a provider, and gives its answer where it calls it a success. The body is JSON that calls itself text, as providers
 * allow: it saves browsers a question beforehand. Everything thrown is a `CommerceError`.
 */
export async function askProvider(
  { fetch = globalThis.fetch, timeoutMs = 10_000 }: ProviderPorts,
  { url, name, body, signal, keepalive = false }: Question,
): Promise<Record<string, unknown>> {
  try {
    return await withinTime({ ms: timeoutMs, told: 'timeoutMs' }, signal, async (within) => {
      const init = { method: 'POST', body: JSON.stringify(body), keepalive, signal: within };
      const response = await overNetwork(() => fetch(url, init));
      const answer = parsedText(await overNetwork(() => response.text()));
      if (response.status >= 300) throw new ServerError(response.status, { errors: messagesIn(answer) });
      if (!isRecord(answer)) throw new ServerParseError(name);
      if (answer['success'] === false) throw new MissingDataError(name);
      return answer;
    });
  } catch (error) {
    throw signal?.aborted ? NetworkError.aborted(error) : toCommerceError(error);
  }
}

function messagesIn(answer: unknown): { message: string; extensions: Record<string, unknown> }[] {
  const message = isRecord(answer) ? answer['message'] : undefined;
  return typeof message === 'string' ? [{ message, extensions: {} }] : [];
}
