import type { DehydratedState } from '@tanstack/react-query';
import type { Product, Sku, Variant } from '@torg/commerce-sdk/domain';
import { isPacked, packRows, unpackRows, type PackedRows } from './packed-rows.ts';

/** More choices than this are sent by their properties. */
const mostPlain = 60;

type SentProduct = Omit<Product, 'skus' | 'variants'> & {
  skus: readonly Sku[] | PackedRows;
  variants: readonly Variant[] | PackedRows;
};

/** Packs the choices of products that have very many. `hasPacked` says whether there are any. */
export function packProducts(state: DehydratedState): { state: DehydratedState; hasPacked: boolean } {
  const isLarge = ({ queryKey, state: { data } }: DehydratedState['queries'][number]) =>
    queryKey[0] === 'product' && isLargeProduct(data as Product | null); // what a product's query reads
  if (!state.queries.some(isLarge)) return { state, hasPacked: false };
  const queries = state.queries.map(
    (query) =>
      isLarge(query) ? { ...query, state: { ...query.state, data: pack(query.state.data as Product) } } : query, // as above
  );
  return { state: { ...state, queries }, hasPacked: true };
}

/** Unpacks what `packProducts` packed. */
export function unpackProducts(state: DehydratedState): DehydratedState {
  const queries = state.queries.map((query) =>
    query.queryKey[0] === 'product' && query.state.data
      ? { ...query, state: { ...query.state, data: unpack(query.state.data as SentProduct) } } // what `pack` wrote
      : query,
  );
  return { ...state, queries };
}

function isLargeProduct(product: Product | null): boolean {
  return product !== null && (product.skus.length > mostPlain || product.variants.length > mostPlain);
}

function pack(product: Product): SentProduct {
  const { skus, variants } = product;
  return {
    ...product,
    skus: skus.length > mostPlain ? packRows(skus) : skus,
    variants: variants.length > mostPlain ? packRows(variants) : variants,
  };
}

function unpack(product: SentProduct): Product {
  const { skus, variants } = product;
  return {
    ...product,
    skus: isPacked(skus) ? unpackRows<Sku>(skus) : skus,
    variants: isPacked(variants) ? unpackRows<Variant>(variants) : variants,
  };
}
