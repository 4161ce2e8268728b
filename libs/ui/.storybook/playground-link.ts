import { compressToEncodedURIComponent, decompressFromEncodedURIComponent } from 'lz-string';

const path = '/docs/playground--docs';

/** An address that opens the playground with a piece of code in it. */
export function playgroundLink(code: string): string {
  return `./?path=${path}&code=${compressToEncodedURIComponent(code)}`;
}

/** The code of an address, or nothing. */
export function codeIn(search: string): string | null {
  const code = new URLSearchParams(search).get('code');
  // A plus of the packed text is read as a space.
  return code ? decompressFromEncodedURIComponent(code.replaceAll(' ', '+')) || null : null;
}
