import { compressToEncodedURIComponent, decompressFromEncodedURIComponent } from 'lz-string';

const path = '/docs/playground--docs';

/** What code is looked at in, beside itself: named as in the toolbar. */
const circumstances = ['brand', 'locale', 'direction', 'size'] as const;
export type Circumstances = Record<(typeof circumstances)[number], string>;

export const atFirst: Circumstances = { brand: 'torg', locale: 'sv', direction: 'ltr', size: '50' };

/** An address that opens the playground with a piece of code in it, as it was looked at. */
export function playgroundLink(code: string, chosen: Circumstances = atFirst): string {
  const differing = circumstances.filter((name) => chosen[name] !== atFirst[name]);
  const asChosen = differing.map((name) => `&${name}=${encodeURIComponent(chosen[name])}`).join('');
  return `./?path=${path}&code=${compressToEncodedURIComponent(code)}${asChosen}`;
}

/** The code of an address, or nothing. */
export function codeIn(search: string): string | null {
  const code = new URLSearchParams(search).get('code');
  // A plus of the packed text is read as a space.
  return code ? decompressFromEncodedURIComponent(code.replaceAll(' ', '+')) || null : null;
}

/** What the code of an address is to be looked at in. */
export function circumstancesIn(search: string): Circumstances {
  const asked = new URLSearchParams(search);
  return { ...atFirst, ...Object.fromEntries([...asked].filter(([name]) => Object.hasOwn(atFirst, name))) };
}
