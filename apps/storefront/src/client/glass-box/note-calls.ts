/** A call of the API, as the tab saw it. */
export interface NotedCall {
  /** The name of the operation. */
  name: string;
  /** How its query went: as text, by its hash, or both. */
  sentAs: 'text' | 'hash' | 'hash and text';
  /** The status of the answer; null while there is none. */
  status: number | null;
  /** How long the answer took, in milliseconds; null while there is none. */
  ms: number | null;
}

/** No more calls than this are remembered. */
const mostCalls = 200;

/** Notes each call of the API that goes by a tab's `fetch`, the newest first, and tells of each change. */
export function noteCalls(tab: { fetch: typeof fetch }, now: () => number, changed: () => void): readonly NotedCall[] {
  const calls: NotedCall[] = [];
  const send = tab.fetch.bind(tab);
  tab.fetch = async (input, init) => {
    const call = callIn(input, init);
    if (!call) return send(input, init);
    calls.unshift(call);
    calls.length = Math.min(calls.length, mostCalls);
    const begun = now();
    try {
      const answer = await send(input, init);
      call.status = answer.status;
      return answer;
    } finally {
      call.ms = Math.round(now() - begun);
      changed();
    }
  };
  return calls;
}

function callIn(input: RequestInfo | URL, init?: RequestInit): NotedCall | null {
  const address = input instanceof Request ? input.url : String(input);
  if (!address.endsWith('/graphql') || typeof init?.body !== 'string') return null;
  const { operationName, query, extensions }: Record<string, unknown> = JSON.parse(init.body);
  const text = query ? 'text' : null;
  const hash = extensions ? 'hash' : null;
  const sentAs = hash && text ? 'hash and text' : (hash ?? 'text');
  return { name: typeof operationName === 'string' ? operationName : '', sentAs, status: null, ms: null };
}
