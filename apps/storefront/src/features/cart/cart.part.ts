export { CartSums } from './cart-sums.tsx';
export { GoneLineNotice } from './gone-line-notice.tsx';
export { ItemNews } from './item-news.tsx';
export { PriceNews } from './price-news.tsx';
