export { ManySizes } from './many-sizes.tsx';
export { ManyVariants } from './many-variants.tsx';
export { LazyOwnPrice } from './own-price-part.ts';
export { ProductFacts } from './product-facts.tsx';
export { RelatedProducts } from './related-products.tsx';
export { StockNotice } from './stock-notice.tsx';
