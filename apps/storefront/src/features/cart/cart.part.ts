export { CartPromises } from './cart-promises.tsx';
export { CartSums } from './cart-sums.tsx';
export { GoneLineNotice } from './gone-line-notice.tsx';
export { GoesWith } from './goes-with.tsx';
export { ItemNews } from './item-news.tsx';
export { PriceNews } from './price-news.tsx';
