import { laterCode } from '../../elements/later-part.tsx';

/** What stands below the first view, and nobody needs alive at once. */
export const productParts = laterCode(() => import('./product.part.ts'));

export const FactsInStatic = productParts.inStatic(({ ProductFacts }) => ProductFacts);
export const RelatedProductsInStatic = productParts.inStatic(({ RelatedProducts }) => RelatedProducts);
/** It has the product as its key: it keeps what it began with. */
export const LaterStockNotice = productParts.part(({ StockNotice }) => StockNotice);
