import type { ShopDatabase } from '../database/shop-database.ts';
import { emptyDraft, type CheckoutDraft } from './checkout-draft.ts';
import type { PaymentOption, ShippingOption } from './checkout-option.ts';

/** Which options are read: those of a market, named in a language. */
export interface OptionPlace {
  marketId: string;
  languageId: string;
}

/** Keeps checkouts and what can be chosen in them, for one shop. */
export interface CheckoutRepository {
  /** What is filled in for a cart; an empty draft where nothing is. */
  find(cartId: string): Promise<CheckoutDraft>;
  /** Lets `decide` change what is filled in while no one else can; what it throws leaves everything as it was. */
  change(cartId: string, now: number, decide: (kept: CheckoutDraft) => CheckoutDraft): Promise<CheckoutDraft>;
  shippingOptions(): Promise<readonly ShippingOption[]>;
  paymentOptions(): Promise<readonly PaymentOption[]>;
  isDeliveredTo(postalCode: string): Promise<boolean>;
  isBlocked(email: string): Promise<boolean>;
}

/** Keeps checkouts in the database; options are read once. */
export function createCheckoutRepository(db: ShopDatabase, place: OptionPlace): CheckoutRepository {
  const { marketId } = place;
  let shipping: Promise<readonly ShippingOption[]> | undefined;
  let payments: Promise<readonly PaymentOption[]> | undefined;
  return {
    find: (cartId) => readDraft(db, cartId),
    change: (cartId, now, decide) =>
      db.transaction().execute(async (trx) => {
        // The cart's row is locked, as there may be no checkout yet to lock.
        await trx.selectFrom('carts').select('cart_id').where('cart_id', '=', cartId).forUpdate().execute();
        const draft = decide(await readDraft(trx, cartId));
        await writeDraft(trx, cartId, draft, now);
        return draft;
      }),
    shippingOptions: () => (shipping ??= readShippingOptions(db, place)),
    paymentOptions: () => (payments ??= readPaymentOptions(db, place)),
    async isDeliveredTo(postalCode) {
      const row = await db
        .selectFrom('undelivered_postal_codes')
        .select('postal_code')
        .where('market_id', '=', marketId)
        .where('postal_code', '=', postalCode)
        .executeTakeFirst();
      return row === undefined;
    },
    async isBlocked(email) {
      const own = email.trim().toLowerCase();
      const row = await db.selectFrom('blocked_customers').select('email').where('email', '=', own).executeTakeFirst();
      return row !== undefined;
    },
  };
}

async function readDraft(db: ShopDatabase, cartId: string): Promise<CheckoutDraft> {
  const row = await db.selectFrom('checkouts').select('draft').where('cart_id', '=', cartId).executeTakeFirst();
  return { ...emptyDraft, ...row?.draft };
}

async function writeDraft(db: ShopDatabase, cartId: string, draft: CheckoutDraft, now: number): Promise<void> {
  const row = { draft: JSON.stringify(draft), updated_at: new Date(now) };
  await db
    .insertInto('checkouts')
    .values({ cart_id: cartId, ...row })
    .onConflict((conflict) => conflict.column('cart_id').doUpdateSet(row))
    .execute();
}

async function readShippingOptions(db: ShopDatabase, { marketId, languageId }: OptionPlace): Promise<ShippingOption[]> {
  const rows = await db
    .selectFrom('shipping_options')
    .selectAll()
    .where('market_id', '=', marketId)
    .orderBy('position')
    .execute();
  return rows.map((row) => ({
    id: row.shipping_option_id,
    name: row.names[languageId] ?? '',
    terms: { fee: row.fee, limit: row.free_from },
    carrierOptionId: row.carrier_option_id,
  }));
}

async function readPaymentOptions(db: ShopDatabase, { marketId, languageId }: OptionPlace): Promise<PaymentOption[]> {
  const rows = await db
    .selectFrom('payment_options')
    .selectAll()
    .where('market_id', '=', marketId)
    .orderBy('position')
    .execute();
  return rows.map((row) => ({
    id: row.payment_option_id,
    name: row.names[languageId] ?? '',
    fee: row.fee,
    kind: row.kind,
    paymentType: row.payment_type,
    isCredit: row.is_credit,
    customerType: row.customer_type,
  }));
}
