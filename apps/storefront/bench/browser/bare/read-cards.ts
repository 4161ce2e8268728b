import type { Browser } from 'playwright';
import type { Card } from './card.ts';

/** The cards of a list of the shop, as a phone is shown them. Throws where there are none. */
export async function readCards(browser: Browser, address: string): Promise<Card[]> {
  const page = await browser.newPage();
  await page.goto(address);
  const cards = await page.locator('main article').evaluateAll((articles): Card[] =>
    articles.flatMap((article) => {
      const link = article.querySelector('a');
      const picture = article.querySelector('img');
      if (!link || !picture) return [];
      const { src, srcset, sizes, width, height, loading, fetchPriority } = picture;
      return {
        href: link.pathname,
        name: link.textContent.trim(),
        brand: link.parentElement?.previousElementSibling?.textContent ?? '',
        price: article.textContent.match(/\d[\d\s]*kr/)?.[0] ?? '',
        picture: {
          src: new URL(src).pathname,
          srcSet: srcset,
          sizes,
          width: Number(picture.getAttribute('width') ?? width),
          height: Number(picture.getAttribute('height') ?? height),
          loading: loading === 'lazy' ? 'lazy' : 'eager',
          fetchPriority: fetchPriority === 'high' || fetchPriority === 'low' ? fetchPriority : 'auto',
        },
      };
    }),
  );
  await page.close();
  if (cards.length === 0) throw new Error(`${address} shows no cards`);
  return cards;
}
