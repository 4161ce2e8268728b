/** The script as the provider serves it: it calls `lipscoreInit` once it runs, and fills in the places of the page when it is told its key. */
export function widgetScript(): Response {
  return new Response(`(${fillPlaces.toString()})(window)`, {
    headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' },
  });
}

/** The parts of a page that the script uses: it runs there, and nothing of this module is with it. */
interface Page {
  lipscore?: object;
  lipscoreInit?(): void;
  fetch(address: string): Promise<{ json(): Promise<{ rating: number; votes: number; reviews?: readonly Review[] }> }>;
  document: {
    querySelectorAll(selector: string): Iterable<Place>;
    createElement(name: string): Place;
  };
}

interface Review {
  rating: number;
  text: string;
  user: { name: string };
}

interface Place {
  id: string;
  textContent: string | null;
  dataset: Record<string, string | undefined>;
  append(...children: readonly Place[]): void;
  replaceChildren(...children: readonly Place[]): void;
}

function fillPlaces(page: Page): void {
  let key = '';
  const say = (name: string, text: string) => {
    const element = page.document.createElement(name);
    element.textContent = text;
    return element;
  };
  async function fill(place: Place) {
    const alias = (place.dataset['lsProductUrl'] ?? '').split('/').pop() ?? '';
    const address = `/sandbox/lipscore/widget?api_key=${encodeURIComponent(key)}&product_id=${alias}`;
    const { rating, votes, reviews = [] } = await (await page.fetch(address)).json();
    if (!votes) return;
    // The provider's scale is 0 to 10.
    const score = say('p', `${rating / 2} / 5 (${votes})`);
    const texts = reviews.map((review) => say('p', `${review.user.name}: ${review.text}`));
    place.replaceChildren(score, ...(place.id === 'lipscore-review-list' ? texts : []));
  }
  const fillAll = () => {
    for (const place of page.document.querySelectorAll('.lipscore-rating-small, .lipscore-review-list')) {
      fill(place).catch(() => {});
    }
  };
  page.lipscore = {
    init(options: { apiKey: string }) {
      key = options.apiKey;
      fillAll();
    },
    initWidgets: fillAll,
    reInitWidgets: fillAll,
  };
  page.lipscoreInit?.();
}
