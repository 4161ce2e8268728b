/** The script as the provider serves it: it does the calls that waited for it, and takes those that come. */
export function flowScript(): Response {
  return new Response(`(${showFlows.toString()})(window)`, {
    headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' },
  });
}

/** The parts of a page that the script uses: it runs there, and nothing of this module is with it. */
interface Page {
  flowbox?: ((call: string, options: FlowOptions) => void) & { q?: readonly (readonly [string, FlowOptions])[] };
  fetch(address: string): Promise<{ json(): Promise<{ posts?: readonly { caption: string; image: string }[] }> }>;
  document: {
    cookie: string;
    querySelector(selector: string): Place | null;
    createElement(name: string): Place & { src: string; alt: string; width: number };
  };
}

interface FlowOptions {
  container: string;
  key: string;
  allowCookies?: boolean;
  productId?: string;
  tags?: readonly string[];
  tagsOperator?: string;
}

interface Place {
  style: object;
  replaceChildren(...children: readonly Place[]): void;
}

function showFlows(page: Page): void {
  const shown = new Map<string, FlowOptions>();
  async function show(options: FlowOptions) {
    const { container, key, productId, tags = [], tagsOperator = 'any', allowCookies = true } = options;
    shown.set(container, options);
    if (allowCookies) page.document.cookie = '_flowbox=somebody; Max-Age=34560000; Path=/; SameSite=Lax';
    const query = [...(productId ? [['productId', productId]] : []), ...tags.map((tag) => ['tags', tag])];
    const named = [...query, ['tagsOperator', tagsOperator]].map((pair) => pair.map(encodeURIComponent).join('='));
    const answer = await page.fetch(`/sandbox/flowbox/feed/${encodeURIComponent(key)}?${named.join('&')}`);
    const { posts = [] } = await answer.json();
    if (shown.get(container) !== options) return;
    const pictures = posts.map(({ caption, image }) =>
      // The shop has the API's pictures there.
      Object.assign(page.document.createElement('img'), { src: `/media${image}`, alt: caption, width: 160 }),
    );
    const place = page.document.querySelector(container);
    Object.assign(place?.style ?? {}, { display: 'flex', flexWrap: 'wrap', gap: '8px' });
    place?.replaceChildren(...pictures);
  }
  const answer = (call: string, options: FlowOptions) => {
    const before = shown.get(options.container);
    if (call === 'destroy') {
      shown.delete(options.container);
      page.document.querySelector(options.container)?.replaceChildren();
    } else if (call === 'init' || before) {
      show({ ...before, ...options }).catch(() => {});
    }
  };
  const waiting = page.flowbox?.q ?? [];
  page.flowbox = answer;
  for (const [call, options] of waiting) answer(call, options);
}
