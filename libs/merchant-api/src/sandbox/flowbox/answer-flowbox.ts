import type { AskCatalogue } from '../ask-catalogue.ts';
import { sandboxAnswer, sandboxRefusal } from '../sandbox-answers.ts';
import { siteOfKey, type SandboxSite } from '../sandbox-sites.ts';
import { flowScript } from './flow-script.ts';

const picturesQuery = `query SandboxPictures($filter: FilterInputType, $channelId: String) {
  products(take: 8, filter: $filter, channelId: $channelId) { products { productId name productImages { fileName } } } }`;

interface Pictured {
  products: {
    products: readonly ({
      productId: number;
      name: string;
      productImages: readonly ({ fileName: string } | null)[] | null;
    } | null)[];
  };
}

/**
 * Answers the gallery's script, and what it shows: `GET feed/flows-sv?productId=1&tags=summer&tagsOperator=any`. Customers' pictures are
 * those of the goods; a tag marks them all.
 */
export async function answerFlowbox(
  request: Request,
  path: string,
  { sites, ask }: { sites: readonly SandboxSite[]; ask: AskCatalogue },
): Promise<Response> {
  if (path === 'flowbox.js') return flowScript();
  const [, key] = /^feed\/([\w-]+)$/.exec(path) ?? [];
  const site = siteOfKey(sites, key);
  if (!site) return sandboxRefusal(404, `There is no ${path}`);
  const { searchParams } = new URL(request.url);
  const productId = Number(searchParams.get('productId') ?? 0);
  const filter = productId > 0 ? { productIds: [productId] } : { sort: 'MOST_SOLD' };
  const { products } = await ask<Pictured>(picturesQuery, { filter, channelId: site.channelId });
  const tags = searchParams.getAll('tags');
  return sandboxAnswer({
    posts: products.products.flatMap((product) => {
      const picture = product?.productImages?.[0]?.fileName;
      if (!product || !picture) return [];
      const caption = [product.name, ...tags.map((tag) => `#${tag}`)].join(' ');
      const image = `/product/480f600/${encodeURIComponent(picture)}`;
      return [{ caption, image, products: [String(product.productId)] }];
    }),
  });
}
