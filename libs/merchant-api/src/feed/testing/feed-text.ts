/** The bytes of a text, in chunks that cut through words and letters. */
export async function* bytesOf(text: string | Uint8Array, chunk = 7): AsyncGenerator<Uint8Array> {
  const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text;
  for (let start = 0; start < bytes.length; start += chunk) yield bytes.subarray(start, start + chunk);
}

/** An RSS feed with these items, each a map from attribute to value. */
export function rssOf(items: readonly Readonly<Record<string, string>>[]): string {
  const own = items.map(
    (item) =>
      `<item>\n${Object.entries(item)
        .map(([name, value]) => `<g:${name}>${value}</g:${name}>`)
        .join('\n')}\n</item>`,
  );
  return `<?xml version="1.0"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>\n${own.join('\n')}\n</channel></rss>`;
}

/** An item that is complete; a test changes what it is about. */
export function itemWith(changes: Readonly<Record<string, string>> = {}): Record<string, string> {
  return {
    id: 'A1',
    title: 'Mugg Strand',
    description: 'En mugg. Den tål disk.',
    link: 'https://butik.example/p/mugg-strand',
    availability: 'in_stock',
    quantity: '5',
    price: '199.00 SEK',
    brand: 'Lerkulla',
    product_type: 'Köket &gt; Muggar',
    ...changes,
  };
}
