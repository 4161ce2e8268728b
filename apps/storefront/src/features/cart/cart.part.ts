export { CartPromises } from './cart-promises.tsx';
export { CartSums } from './cart-sums.tsx';
export { GoneLineNotice } from './gone-line-notice.tsx';
export { GoesWith } from './goes-with.tsx';
export { ItemNews } from './item-news.tsx';
export { KeepForLater } from './keep-for-later.tsx';
export { PriceNews } from './price-news.tsx';
export { SetAside } from './set-aside.tsx';
