import type { ElementContent } from 'hast';
import { fromHtmlIsomorphic } from 'hast-util-from-html-isomorphic';
import { sanitize } from 'hast-util-sanitize';
import { htmlSchema } from './html-schema.ts';
import { settleNesting } from './settle-nesting.ts';

/**
 * Reads HTML that somebody else wrote into what of it may be shown. Browsers parse it with their own parser and the
 * server with parse5; both follow the standard, so the result is the same.
 */
export function readHtml(html: string): ElementContent[] {
  try {
    const clean = sanitize(fromHtmlIsomorphic(html, { fragment: true }), htmlSchema);
    return clean.type === 'root' ? settleNesting(clean.children) : [];
  } catch (error) {
    // Thousands of elements in each other are no text: the readers, which call themselves, run out of stack.
    if (error instanceof RangeError) return [];
    throw error;
  }
}
