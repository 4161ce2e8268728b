/** What of a query says where a page was advertised, or which part of a list it is. All else is nobody's business. */
const told = /^(utm_\w+|page|sort)$/;

/** By which an advertiser knows the click that led here. They look like tokens, and let nobody in. */
const clickIds = /^((g|d|fb|tt)clid|msclkid|[gw]braid)$/;

/** What stands in an address for a part of it that may name somebody or let somebody in. */
const hidden = '-';

/**
 * An address as it may leave the shop: without its fragment, with the parts of the query that are known to be harmless, and
 * with no part that looks like an e-mail address, a token or the key of a reset.
 */
export function toldAddress(address: string): string {
  const { origin, pathname, searchParams } = new URL(address);
  const kept = [...searchParams].filter(([name, value]) =>
    clickIds.test(name) ? /^[\w-]+$/.test(value) : told.test(name) && !isSecret(value),
  );
  const query = new URLSearchParams(kept).toString();
  return origin + toldPath(pathname) + (query && `?${query}`);
}

/** The same without what an advertiser knows the click by, for whoever has not agreed to that. */
export function withoutClick(told: string): string {
  const address = new URL(told);
  for (const name of [...address.searchParams.keys()]) if (clickIds.test(name)) address.searchParams.delete(name);
  return address.href;
}

/** The same of a path alone. */
export function toldPath(path: string): string {
  return path
    .split('/')
    .map((part) => (isSecret(decoded(part)) ? hidden : part))
    .join('/');
}

/** What a visitor may have typed, such as what they search for, of the part of an address that holds it; null where it may name somebody. */
export function toldText(part: string): string | null {
  const text = decoded(part);
  return isSecret(text) ? null : text;
}

/** The same of a title, word by word: that of a search repeats what was typed. */
export function toldTitle(title: string): string {
  return title
    .split(' ')
    .map((word) => (isSecret(word) ? hidden : word))
    .join(' ');
}

/** An e-mail address, a JSON Web Token, a uuid, or a run of letters and digits that nobody would call a page by. */
const secrets = [/@|%40/i, /^eyJ/, /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-/i, /(?=[^-]*\d)(?=[^-]*[a-z])[a-z\d_]{24,}/i];

function isSecret(text: string): boolean {
  return secrets.some((looks) => looks.test(text));
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
