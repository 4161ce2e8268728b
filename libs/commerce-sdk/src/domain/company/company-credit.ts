/** What an organization may owe, and owes; minor units inc VAT. */
export interface CompanyCredit {
  limit: number;
  /** The bills that are not paid, less what was credited on them. */
  used: number;
}

/**
 * What may still be bought on account; never below nothing, also where the limit was lowered below what is owed.
 *
 * @example
 * creditLeft({ limit: 10_000_00, used: 4_000_00 }); // 600000, that is 6,000 kronor
 */
export function creditLeft({ limit, used }: CompanyCredit): number {
  return Math.max(0, limit - used);
}
