import { laterCode } from '../../elements/later-part.tsx';

/** What stands below the first view, and nobody needs alive at once. */
export const productParts = laterCode(() => import('./product.part.ts'));

export const FactsInStatic = productParts.inStatic(({ ProductFacts }) => ProductFacts);
export const RelatedProductsInStatic = productParts.inStatic(({ RelatedProducts }) => RelatedProducts);
/** These have the product as their key: they keep what they began with. */
export const LaterOwnPrice = productParts.part(({ LazyOwnPrice }) => LazyOwnPrice);
export const LaterStockNotice = productParts.part(({ StockNotice }) => StockNotice);
/** These change with the product. Around them stands a `Suspense`, in which the server's markup waits for their code. */
export const LaterManySizes = productParts.inStatic(({ ManySizes }) => ManySizes);
export const LaterManyVariants = productParts.inStatic(({ ManyVariants }) => ManyVariants);
