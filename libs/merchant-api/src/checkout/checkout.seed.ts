import type { ShopDatabase } from '../database/shop-database.ts';
import type { PaymentType } from '../generated/contract.ts';
import type { PaymentKind } from './checkout.tables.ts';

const names = (sv: string, nb: string) => JSON.stringify({ 'sv-SE': sv, 'nb-NO': nb });

const pickup = names('Ombud nära dig', 'Hentested nær deg');
const mailbox = names('Brevlådan', 'Postkassen');
const home = names('Hem till dörren', 'Hjem på døren');
/** What is estimated before anyone has chosen. */
const usual = { fee: 49_00, free_from: 99_00 };

const shippingOptions = [
  { shipping_option_id: 1, market_id: 'se', names: pickup, ...usual, carrier_option_id: 'pickup', position: 1 },
  { shipping_option_id: 2, market_id: 'se', names: mailbox, ...usual, carrier_option_id: 'mailbox', position: 2 },
  {
    shipping_option_id: 3,
    market_id: 'se',
    names: home,
    fee: 89_00,
    free_from: 999_00,
    carrier_option_id: 'home',
    position: 3,
  },
  { shipping_option_id: 11, market_id: 'no', names: pickup, ...usual, carrier_option_id: 'pickup', position: 1 },
  { shipping_option_id: 12, market_id: 'no', names: mailbox, ...usual, carrier_option_id: 'mailbox', position: 2 },
  {
    shipping_option_id: 13,
    market_id: 'no',
    names: home,
    fee: 119_00,
    free_from: 1299_00,
    carrier_option_id: 'home',
    position: 3,
  },
  {
    shipping_option_id: 21,
    market_id: 'fi',
    names: pickup,
    fee: 6_90,
    free_from: 59_00,
    carrier_option_id: 'pickup',
    position: 1,
  },
];

const card = names('Kort', 'Kort');
const klarna = names('Klarna', 'Klarna');
const invoice = names('Faktura, 14 dagar', 'Faktura, 14 dager');
const paid = { fee: 0, is_credit: false, customer_type: null };
const credit = { fee: 0, is_credit: true, customer_type: null };
const hosted: { kind: PaymentKind; payment_type: PaymentType } = { kind: 'redirect', payment_type: 'GEINS_PAY' };
const billed: { kind: PaymentKind; payment_type: PaymentType } = { kind: 'invoice', payment_type: 'STANDARD' };
const embedded: { kind: PaymentKind; payment_type: PaymentType } = { kind: 'embedded', payment_type: 'KLARNA' };

/** No bill costs anything here, as the shop promises. */
const paymentOptions = [
  {
    payment_option_id: 1,
    market_id: 'se',
    names: names('Swish', 'Swish'),
    ...paid,
    ...hosted,
    customer_type: 'PERSON' as const,
    position: 1,
  },
  { payment_option_id: 2, market_id: 'se', names: card, ...paid, ...hosted, position: 2 },
  {
    payment_option_id: 3,
    market_id: 'se',
    names: klarna,
    ...credit,
    ...embedded,
    customer_type: 'PERSON' as const,
    position: 3,
  },
  { payment_option_id: 4, market_id: 'se', names: invoice, ...credit, ...billed, position: 4 },
  {
    payment_option_id: 11,
    market_id: 'no',
    names: names('Vipps', 'Vipps'),
    ...paid,
    ...hosted,
    customer_type: 'PERSON' as const,
    position: 1,
  },
  { payment_option_id: 12, market_id: 'no', names: card, ...paid, ...hosted, position: 2 },
  {
    payment_option_id: 13,
    market_id: 'no',
    names: klarna,
    ...credit,
    ...embedded,
    customer_type: 'PERSON' as const,
    position: 3,
  },
  { payment_option_id: 14, market_id: 'no', names: invoice, ...credit, ...billed, position: 4 },
  { payment_option_id: 21, market_id: 'fi', names: card, ...paid, ...hosted, position: 1 },
];

/** Swedish post knows no 99999; to Svalbard and Jan Mayen goods go through customs, which this shop does not do. */
const undelivered = [
  { market_id: 'se', postal_code: '99999' },
  ...['8099', '9170', '9171', '9173', '9174', '9175', '9176', '9178'].map((postal_code) => ({
    market_id: 'no',
    postal_code,
  })),
];

/** Writes the ways of sending and paying that are not there yet. What is there stays as it is. */
export async function seedCheckout(db: ShopDatabase): Promise<void> {
  await db
    .insertInto('shipping_options')
    .values(shippingOptions)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('payment_options')
    .values(paymentOptions)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('undelivered_postal_codes')
    .values(undelivered)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const blocked = [{ email: 'sparrad@torg.example' }];
  await db
    .insertInto('blocked_customers')
    .values(blocked)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
