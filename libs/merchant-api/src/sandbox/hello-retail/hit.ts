import type { SandboxSite } from '../sandbox-sites.ts';

/** What a hit is made of, as the contract gives it. */
export const hitFields = `productId alias articleNumber name canonicalUrl brand { name } categories { name }
  unitPrice { sellingPriceIncVat regularPriceIncVat isDiscounted currency { code } }
  totalStock { totalStock } productImages { fileName } texts { text1 }`;

export interface ListedProduct {
  productId: number;
  alias: string;
  articleNumber: string | null;
  name: string;
  canonicalUrl: string | null;
  brand: { name: string } | null;
  categories: readonly ({ name: string } | null)[] | null;
  unitPrice: {
    sellingPriceIncVat: number;
    regularPriceIncVat: number;
    currency: { code: string } | null;
  } | null;
  totalStock: { totalStock: number } | null;
  productImages: readonly ({ fileName: string } | null)[] | null;
  texts: { text1: string | null } | null;
}

const usualFields = ['title', 'url', 'imgUrl', 'price', 'currency'];

/** A product as the search provider gives it: the fields that were asked for, no more. Prices are kronor inc VAT. */
export function presentHit(
  product: ListedProduct,
  fields: readonly string[],
  site: SandboxSite,
): Record<string, unknown> {
  const { unitPrice, categories, productImages } = product;
  const picture = productImages?.[0]?.fileName;
  const all: Record<string, unknown> = {
    productNumber: String(product.productId),
    title: product.name,
    url: product.canonicalUrl,
    imgUrl: picture ? `/product/480f600/${encodeURIComponent(picture)}` : null,
    description: product.texts?.text1 ?? null,
    price: unitPrice?.sellingPriceIncVat ?? null,
    oldPrice: unitPrice?.regularPriceIncVat ?? null,
    currency: unitPrice?.currency?.code ?? null,
    brand: product.brand?.name ?? null,
    hierarchies: (categories ?? []).flatMap((category) => (category ? [[category.name]] : [])),
    inStock: (product.totalStock?.totalStock ?? 0) > 0,
    extraData: { alias: product.alias, productId: product.productId, articleNumber: product.articleNumber },
    trackingCode: trackingCodeOf(product.productId, site),
  };
  const wanted = fields.length > 0 ? fields : usualFields;
  return Object.fromEntries(wanted.flatMap((field) => (field in all ? [[field, all[field]]] : [])));
}

/** Opaque to whoever gets it; a click hands it back. */
function trackingCodeOf(productId: number, { channelId }: SandboxSite): string {
  return Buffer.from(`hit ${productId} ${channelId}`).toString('base64url');
}

/** Whether a tracking code is one of ours. */
export function isTrackingCode(code: unknown): boolean {
  return typeof code === 'string' && /^hit \d+ \S+$/.test(Buffer.from(code, 'base64url').toString());
}
