/** So many more units than there are: what a cache might say that has not heard of the last sales. */
const STALE_BY = 3;

const units: ReadonlySet<string> = new Set(['totalStock', 'inStock']);

/** The same answer with stock that is no longer there. Carts and orders are left as they are: they know better. */
export async function withStaleStock(answer: Response): Promise<Response> {
  if (!answer.headers.get('content-type')?.includes('json')) return answer;
  const { status, headers } = answer;
  const own = new Headers(headers);
  own.delete('content-length');
  const text = await answer.text();
  return new Response(isJson(text) ? JSON.stringify(JSON.parse(text, outdated)) : text, { status, headers: own });
}

function outdated(this: unknown, key: string, value: unknown): unknown {
  return units.has(key) && typeof value === 'number' ? value + STALE_BY : value;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
