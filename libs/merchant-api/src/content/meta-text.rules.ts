/** What a text template may name: `[name]`, `[count]` and so on. */
export const metaTokens = [
  'count',
  'dlong',
  'dshort',
  'brand',
  'pid',
  'category',
  'price',
  'pmin',
  'pmax',
  'name',
] as const;

export type MetaToken = (typeof metaTokens)[number];

const pattern = new RegExp(`\\[(${metaTokens.join('|')})\\]`, 'g');

/** The tokens that a template names, each once, so that only what is named is worked out. */
export function tokensOf(template: string): MetaToken[] {
  return metaTokens.filter((token) => template.includes(`[${token}]`));
}

/** Fills a template. A token without a value leaves no gap behind; what only looks like a token stays as it is. */
export function fillMetaText(template: string, values: Readonly<Partial<Record<MetaToken, string>>>): string {
  // A function, because `$` in a text of the shop must not be read as a command.
  const filled = template.replace(pattern, (_, token: MetaToken) => values[token] ?? '');
  // Only plain spaces: an amount and its currency stay together.
  return filled
    .replace(/[ \n]+/g, ' ')
    .replace(/ ([.,:;])/g, '$1')
    .trim();
}

/** A text without its markup and beginning with its first sentence alone, for `[dshort]`. */
export function firstSentence(text: string): string {
  const plain = plainText(text);
  return /^.*?[.!?](?=\s|$)/.exec(plain)?.[0] ?? plain;
}

/** A text without its markup, for `[dlong]`. */
export function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
