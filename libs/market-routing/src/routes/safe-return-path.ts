import { percentEncoded } from './percent-encoded.ts';

const longest = 2000;

/**
 * Lets through a path within the shop and nothing else, so that a link cannot send a visitor on to a stranger. Browsers
 * read `\` as `/` and skip tabs and line breaks, so these are refused too, as is `//` in the path, which a later clean-up
 * of `/./` could bring to the front. What is let through is encoded, so that a header can hold it.
 */
export function safeReturnPath(text: string | null | undefined): string | null {
  if (!text || text.length > longest || !text.startsWith('/')) return null;
  if (/[\\\p{Cc}]/u.test(text)) return null;
  const path = text.split(/[?#]/, 1)[0] ?? '';
  return path.includes('//') ? null : percentEncoded(text);
}
