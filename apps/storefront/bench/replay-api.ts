import type { EmbeddedApi } from '../src/server/embedded-api.ts';

interface ListAnswer {
  data: { products: { count: number; products: { productId: number; alias: string; canonicalUrl: string }[] } };
}

/**
 * Asks the real API once per request body and gives the same answer from then on, at once. Lists are filled up to
 * `listLength` products, so that a page of that length can be measured whatever the catalogue holds.
 */
export function replayApi(api: EmbeddedApi, listLength: number): typeof fetch {
  const answers = new Map<string, string>();
  return async (input, init) => {
    const body = String(init?.body);
    const known = answers.get(body) ?? (await ask(api, new Request(input, init), body, listLength));
    answers.set(body, known);
    return replayed(known);
  };
}

const headers = new Headers({ 'content-type': 'application/json' });

/** What the SDK reads of a Response, and no more: making whole ones would be measured with the page. */
function replayed(text: string): Response {
  return { ok: true, status: 200, headers, text: async () => text } as Response; // see above
}

async function ask(api: EmbeddedApi, request: Request, body: string, listLength: number): Promise<string> {
  const text = await (await api.fetch(request)).text();
  const isCategoryList = body.includes('"categoryAlias":') && !body.includes('MOST_SOLD') && body.includes('products(');
  return isCategoryList ? JSON.stringify(fillUp(JSON.parse(text), listLength)) : text;
}

function fillUp(answer: ListAnswer, length: number): ListAnswer {
  const { products } = answer.data.products;
  const filled = Array.from({ length }, (_, index) => {
    const product = products[index % products.length];
    if (!product) throw new Error('The list to fill up is empty');
    return { ...product, productId: 100_000 + index };
  });
  return { data: { products: { ...answer.data.products, count: length, products: filled } } };
}
