import { readFileSync } from 'node:fs';
import { z } from 'zod';

const words = z.string('must be a text').trim().min(1, 'must not be empty');
const inBoth = z.strictObject({ sv: words, nb: words }, 'must be a text in sv and one in nb');
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 09:00');
const period = z.tuple([time, time], 'must be two times, such as ["09:00", "12:00"]');
const timeZone = words.refine(isTimeZone, 'must be a time zone such as Europe/Stockholm');
const path = z.string().regex(/^[a-z0-9-]+$/, 'must be written with a-z, 0-9 and -');

/** Who is behind the shop. */
const company = z.strictObject({
  name: words,
  organisationNumber: words,
  vatNumber: words,
  /** By which Norwegian VAT is paid for what is sent there from abroad. */
  voecNumber: words.optional(),
  street: words,
  city: words,
  country: inBoth,
  /** Where Swedish bills are paid. */
  bankgiro: words,
  /** Where Norwegian bills are paid. */
  norwegianAccount: words,
  /** Within how many days a bill is to be paid. */
  paymentTermDays: z.int('must be a number of days').min(1).max(90),
});

const customerService = z.strictObject({
  phone: inBoth,
  email: z.strictObject({ sv: z.email('must be an e-mail address'), nb: z.email('must be an e-mail address') }),
  /** The hours in words. */
  hours: inBoth,
  timeZone,
  /** When somebody is there, by day; Sunday comes first. */
  week: z.array(z.array(period)).length(7, 'must hold seven days, Sunday first'),
  /** Whose holidays are kept; nobody's where it is left out. */
  holidaysOf: z.enum(['SE', 'NO'], 'must be SE or NO').optional(),
});

/** What the front page, search engines and the foot of each page say. */
const story = z.strictObject({
  /** Of the front page, with the shop's name where that belongs to it. */
  title: inBoth,
  /** A sentence for search engines. */
  description: inBoth,
  heading: inBoth,
  /** A sentence or two below the heading. */
  intro: inBoth,
  /** What kind of shop it is. */
  about: inBoth,
});

const country = z.string().regex(/^[A-Z]{2}$/, 'must be a country such as SE');

/** What the shop promises. It says what it charges; it does not make the shop charge it. */
const claims = z.strictObject({
  /** From which amount nothing is asked for sending, by country; no country is promised anything where it is left out. */
  freeShippingFrom: z
    .record(
      country,
      z.strictObject({ amount: z.number('must be a number').positive(), currency: z.string().regex(/^[A-Z]{3}$/) }),
    )
    .default({}),
  /** How many working days goods in stock are on their way, by country: from the quickest way of sending to the slowest. */
  deliveredWithin: z
    .record(
      country,
      z
        .strictObject({ from: z.int('must be whole days').min(0), to: z.int('must be whole days') })
        .refine(({ from, to }) => from <= to, 'must not end before it begins'),
    )
    .default({}),
  /** What one pays with, by country, in the order of the checkout; some ways are not for organizations. */
  payments: z
    .record(country, z.array(z.strictObject({ name: inBoth, personsOnly: z.boolean().default(false) })))
    .default({}),
  freeReturns: z.boolean('must be true or false').default(false),
  freeInvoice: z.boolean('must be true or false').default(false),
  /** Further ones, in the shop's own words. */
  others: z
    .array(z.strictObject({ icon: z.enum(['check', 'factory', 'return', 'truck']).default('check'), text: inBoth }))
    .default([]),
});

/** A page that the shop writes: its terms, say. */
const page = z.strictObject({
  /** Beside which others it is listed. */
  menu: z.enum(['service', 'company'], 'must be service or company'),
  path: z.strictObject({ sv: path, nb: path }),
  title: inBoth,
  description: inBoth,
  html: inBoth,
});

const shopProfile = z.strictObject({
  /** What the shop is called. */
  name: words,
  company,
  customerService,
  story,
  claims: claims.prefault({}),
  /** What nobody may overlook about the shop; it stands below each mail. */
  notice: inBoth.optional(),
  pages: z.array(page).default([]),
});

/** Who a shop is, and what it claims: everything in it that is not about its goods. */
export type ShopProfile = Readonly<z.output<typeof shopProfile>>;

/** Reads the file of a profile by its name. Each thing that is wrong is an issue of its own. */
export const shopProfileFile = z
  .string()
  .transform((name, context): unknown => {
    try {
      return JSON.parse(readFileSync(name, 'utf8'));
    } catch (error) {
      context.addIssue(`cannot be read: ${error instanceof Error ? error.message : String(error)}`);
      return z.NEVER;
    }
  })
  .pipe(shopProfile);

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('sv', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
