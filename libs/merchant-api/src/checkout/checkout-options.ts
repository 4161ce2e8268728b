import { cacheBriefly, type BriefCacheOptions } from '../database/cache-briefly.ts';
import type { ShopDatabase } from '../database/shop-database.ts';
import type { PaymentOption, ShippingOption } from './checkout-option.ts';

/** Which options are read: those of a market, named in a language. */
export interface OptionPlace {
  marketId: string;
  languageId: string;
}

/** What a market offers in its checkouts, in the order in which it is shown. */
export interface CheckoutOptions {
  shipping(): Promise<readonly ShippingOption[]>;
  payments(): Promise<readonly PaymentOption[]>;
}

/** Gives the options of a market, read from the database; they are a moment old at most. */
export function createCheckoutOptions(
  db: ShopDatabase,
  cacheOptions: BriefCacheOptions,
): (place: OptionPlace) => CheckoutOptions {
  const shippingIn = cacheBriefly((place: OptionPlace) => readShippingOptions(db, place), cacheOptions);
  const paymentsIn = cacheBriefly((place: OptionPlace) => readPaymentOptions(db, place), cacheOptions);
  return (place) => ({ shipping: () => shippingIn(place), payments: () => paymentsIn(place) });
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
