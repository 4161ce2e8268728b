import { overBothDatabases } from './src/testing/over-both-databases.ts';

export default overBothDatabases('merchant-api', [
  'src/catalogue/set-stock.api.test.ts',
  'src/database/gathered-reads.api.test.ts',
  'src/market/market.api.test.ts',
  'src/order/balance-lock-order.api.test.ts',
  'src/order/killed.api.test.ts',
  'src/order/no-half-orders.api.test.ts',
  'src/order/place-order.api.test.ts',
  'src/rate-limit/visitor-limits.api.test.ts',
  'src/search/text/find-products.api.test.ts',
  'src/server/answer-health.api.test.ts',
  'src/server/give-up.api.test.ts',
  'src/server/requests.api.test.ts',
  'src/server/seed-shop.api.test.ts',
]);
