import { overBothDatabases } from './src/testing/over-both-databases.ts';

export default overBothDatabases('merchant-api', [
  'src/database/migrate.api.test.ts',
  'src/feed/export-feed.api.test.ts',
  'src/feed/import-feed.api.test.ts',
  'src/order/cart-changed-after-ordering.api.test.ts',
  'src/order/exactly-once.api.test.ts',
  'src/order/gift-card/bought-gift-cards.api.test.ts',
  'src/order/move-order.api.test.ts',
  'src/order/settle-payment.api.test.ts',
  'src/order/stock-law.api.test.ts',
  'src/search/index/catalogue-edition.api.test.ts',
  'src/search/index/list-indexes.api.test.ts',
]);
