import { sql } from 'kysely';
import type { CartCodes } from '../cart/cart-codes.rules.ts';
import type { ShopDatabase } from '../database/shop-database.ts';

const PLACED = '2026-10-01T10:00:00+00:00';
/** When every order was changed last, and those that are paid were paid. */
export const CHANGED = '2026-10-02T11:00:00+00:00';
const GIFT_CODE = 'abcd-efgh-jklm-npqr';
const promotion = (code: string) => ({ kind: 'promotion' as const, code });
const giftCard = (code: string) => ({ kind: 'gift-card' as const, code });

interface KeptCart {
  id: string;
  /** As it was kept while a cart had one code. */
  code: string | null;
  codes: CartCodes;
  /** Those of them that its order keeps. */
  ordered: CartCodes;
}

const carts: readonly KeptCart[] = [
  { id: 'plain', code: null, codes: [], ordered: [] },
  { id: 'promoted', code: ' hösT ', codes: [promotion(' hösT ')], ordered: [promotion(' hösT ')] },
  { id: 'given', code: GIFT_CODE, codes: [giftCard(GIFT_CODE)], ordered: [] },
];
const statuses = ['pending', 'pending-payment', 'completed', 'refunded', 'cancelled', 'out-of-stock'] as const;
const standing: readonly string[] = ['pending', 'completed', 'refunded'];
const paid: readonly string[] = ['completed', 'refunded', 'out-of-stock'];
/** Orders that a shop has kept: every kind of cart in every state of its order. */
export const keptOrders = carts.flatMap((cart, row) =>
  statuses.map((status, column) => ({
    ...{ cart, status, orderId: 10_001 + row * statuses.length + column, cartId: `${cart.id}-${status}` },
    ...{ isStanding: standing.includes(status), isPaid: paid.includes(status) },
  })),
);

type Row = Readonly<Record<string, unknown>>;

const market: Row = {
  ...{ market_id: 'se', alias: 'se', group_key: 'norden', country_code: 'SE', country_name: 'Sverige' },
  ...{ currency_code: 'SEK', currency_name: 'Krona', currency_symbol: 'kr', currency_rate: 1, position: 1 },
  ...{ default_language_id: 'sv-SE', time_zone: 'Europe/Stockholm', is_virtual: false, only_in_checkout: false },
  ...{ shipping_fee: 4900, free_shipping_from: null, base_market_id: null },
};

function orderRow({ cart, status, orderId, cartId, isPaid }: (typeof keptOrders)[number], isWithCodes: boolean): Row {
  const codes = isWithCodes ? { codes: cart.ordered } : { promoCode: cart.code };
  const counted = { cart: { cartId, version: 3, lines: [], merchantData: null, ...codes }, lines: [], promotions: [] };
  return {
    ...{ order_id: orderId, public_id: `public-${orderId}`, cart_id: cartId, cart_version: 3, idempotency_key: null },
    ...{ next_cart_id: `next-${orderId}`, channel_id: '1|se', market_id: 'se', language_id: 'sv-SE', currency: 'SEK' },
    ...{ user_id: null, email: 'maja@torg.example', status, is_paid: isPaid, is_refund_due: false, confirmation: null },
    ...{ counted, checkout: {}, total_inc_vat: 30_000, total_ex_vat: 24_000, created_at: PLACED, updated_at: CHANGED },
    ...{ paid_at: isPaid ? CHANGED : null, completed_at: null },
  };
}

const line = ({ orderId }: { orderId: number }, position: number, skuId: number, quantity: number): Row => ({
  ...{ order_id: orderId, position, sku_id: skuId, product_id: 1, article_number: `A-${skuId}`, name: 'Mugg' },
  ...{ quantity, rate_bp: 2500, unit_selling: 10_000, total_inc_vat: 10_000 * quantity },
  ...{ total_ex_vat: 8_000 * quantity, fixed_discount: 0 },
});

const cartLine = (cartId: string, position: number, message: string | null): Row => ({
  ...{ line_id: `${cartId}-${position}`, cart_id: cartId, sku_id: 7, quantity: 2, group_key: null, message, position },
  ...{ package_id: null, package_group_id: null, package_option_id: null, package_units: null },
  ...{ seen_selling: null, seen_market_id: null },
});

/** Goods by the articles of their skus; the first and the second came with a feed, which named the maker's number once. */
const goods = [
  { productId: 1, article: 'MAKER-1', skus: ['A-7', 'A-8'], isFed: true },
  { productId: 2, article: 'A-9', skus: ['A-9'], isFed: true },
  { productId: 3, article: 'SERIES-3', skus: ['A-10'], isFed: false },
];

const productRow = ({ productId, article }: (typeof goods)[number]): Row => ({
  ...{ product_id: productId, key: article, article_number: article, brand_id: 1, primary_category_id: 1 },
  ...{ vat_class: 'standard', weight_grams: 0, first_available: PLACED, sold: 0, position: productId },
  ...{ is_active: true, type: 'product' },
});

/** What a shop has written by then, table by table; columns and tables that are yet to come are passed over. */
function contents(form: string): readonly (readonly [table: string, rows: readonly Row[]])[] {
  const isWithCodes = form >= '0025';
  const withOrder = keptOrders.map(({ cart, cartId, isStanding }) => ({ cart, cartId, isOrdered: isStanding }));
  const open = carts.map((cart) => ({ cart, cartId: `${cart.id}-open`, isOrdered: false }));
  const all = [...withOrder, ...open];
  const stood = keptOrders.filter(({ isStanding }) => isStanding);
  const promoted = { kind: 'PERCENT', percent: 10, spares_reduced: false, needs_account: false, is_active: true };
  return [
    ['languages', [{ language_id: 'sv-SE', name: 'Svenska', code: 'sv' }]],
    ['markets', [market]],
    ['brands', [{ brand_id: 1, key: 'lera', alias: 'lera', name: 'Lera', is_active: true }]],
    ['categories', [{ category_id: 1, key: 'muggar', position: 1, is_hidden: false, is_active: true }]],
    ['products', goods.map(productRow)],
    [
      'skus',
      goods.flatMap(({ productId, skus }) =>
        skus.map((article, position) => ({
          ...{ product_id: productId, article_number: article, gtin: '', position, is_active: true },
          sku_id: Number(article.slice(2)),
        })),
      ),
    ],
    ['stock', [{ sku_id: 7, in_stock: 5, oversellable: 0, static_stock: 0, is_counted: true }]],
    [
      'fed_products',
      goods.flatMap(({ productId, isFed }) => (isFed ? [{ product_id: productId, language_id: 'sv-SE' }] : [])),
    ],
    ['promotions', [{ promotion_id: 1, key: 'host', code: 'HÖST', ...promoted }]],
    [
      'carts',
      all.map(({ cart, cartId, isOrdered }) => ({
        ...{ cart_id: cartId, market_id: 'se', created_at: PLACED, updated_at: CHANGED, is_completed: false },
        ...{ version: 3, promo_code: cart.code, codes: cart.codes, merchant_data: null, is_ordered: isOrdered },
      })),
    ],
    ['cart_lines', all.flatMap(({ cartId }) => [cartLine(cartId, 0, null), cartLine(cartId, 1, 'Till Ulla')])],
    ['orders', keptOrders.map((order) => orderRow(order, isWithCodes))],
    ['order_lines', keptOrders.flatMap((order) => [line(order, 0, 7, 1), line(order, 1, 7, 2), line(order, 2, 8, 1)])],
    [
      'taken_stock',
      stood.flatMap(({ orderId }) =>
        [7, 8].map((sku) => ({
          ...{ order_id: orderId, sku_id: sku, in_stock: sku === 7 ? 3 : 1, oversellable: 0, static_stock: 0 },
        })),
      ),
    ],
    [
      'refunds',
      keptOrders
        .filter(({ isPaid }) => isPaid)
        .map(({ orderId }) => ({
          ...{ refund_id: orderId, order_id: orderId, reason: 'Retur', created_at: CHANGED, to_payment: 10_000 },
          ...{ paid_back_at: null, is_credit: false },
        })),
    ],
    ['balances', [{ balance_id: 1, user_id: null, currency: 'SEK', amount: 500 }]],
    [
      'gift_cards',
      [{ balance_id: 1, code_hash: 'hash', code_end: 'NPQR', issued_at: PLACED, expires_at: '2028-10-01T00:00:00Z' }],
    ],
  ];
}

/** Fills tables that have the form of a migration's name with what a shop kept in them. */
export async function keepShop(db: ShopDatabase, form: string): Promise<void> {
  for (const [table, rows] of contents(form)) {
    const { rows: found } = await sql<{ id: string | null }>`select to_regclass(${table})::text as id`.execute(db);
    if (found[0]?.id === null) continue;
    const values = sql`jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`;
    await sql`insert into ${sql.table(table)} select * from ${values}`.execute(db);
  }
}
