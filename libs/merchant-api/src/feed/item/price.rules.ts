/** Twenty million kronor; more is a mistake, and more than the database keeps. In minor units. */
const HIGHEST = 2_000_000_000;

/** What a price in a feed says: minor units and a currency, or why it cannot be read. */
export type ReadPrice = { ok: true; minor: number; currency: string } | { ok: false; reason: string };

/** Reads a price as feeds write it, such as `129.00 SEK`; a decimal comma and groups of thousands are understood. */
export function readPrice(text: string): ReadPrice {
  const compact = text.replace(/[\s\u00a0\u202f]+/g, '');
  const parts = /^([A-Za-z]{3})?([^A-Za-z]*)([A-Za-z]{3})?$/.exec(compact);
  const currency = (parts?.[1] ?? parts?.[3] ?? '').toUpperCase();
  const amount = parts?.[2] ?? '';
  if (!parts || (parts[1] && parts[3])) return refused(text);
  if (/^[-−]/.test(amount)) return { ok: false, reason: `The price ${quoted(text)} is negative; write what is asked` };
  const minor = readAmount(amount);
  if (minor === null) return refused(text);
  if (currency === '') {
    return { ok: false, reason: `The price ${quoted(text)} names no currency; write it like 129.00 SEK` };
  }
  if (minor === 0) return { ok: false, reason: 'The price is 0; leave goods that are not sold out of the feed' };
  if (minor > HIGHEST) return { ok: false, reason: `The price ${quoted(text)} is higher than any that the shop keeps` };
  return { ok: true, minor, currency };
}

/** A number with at most two decimals, in hundredths; null where it could mean two things or is none. */
function readAmount(amount: string): number | null {
  const plain = /^(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(amount);
  const grouped =
    /^(\d{1,3}(?:,\d{3})+)(?:\.(\d{1,2}))?$/.exec(amount) ?? /^(\d{1,3}(?:\.\d{3})+)(?:,(\d{1,2}))$/.exec(amount);
  const [, whole, decimals = ''] = plain ?? grouped ?? [];
  if (whole === undefined) return null;
  return Number(whole.replace(/[.,]/g, '')) * 100 + Number(decimals.padEnd(2, '0'));
}

function refused(text: string): ReadPrice {
  return { ok: false, reason: `The price ${quoted(text)} cannot be read; write it like 129.00 SEK` };
}

function quoted(text: string): string {
  return `“${text.length > 40 ? `${text.slice(0, 40)}…` : text}”`;
}
