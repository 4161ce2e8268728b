const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** Takes markup out of a text and keeps its paragraphs, as the shop shows texts plainly. */
export function plainText(text: string): string {
  return text
    .replace(/<(?:br|\/p|\/div|\/li|\/h[1-6])\b[^<>]*>/gi, '\n')
    .replace(/<\/?[a-z!][^<>]*>/gi, '')
    .replace(/&(amp|lt|gt|quot|apos|nbsp);/g, (entity, name: string) => named[name] ?? entity)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Takes markup and line breaks out of what must stand on one line. */
export function oneLine(text: string): string {
  return plainText(text).replace(/\s+/g, ' ');
}

const LONGEST_SUMMARY = 200;

/** The first sentence of a text, or its beginning where that is long. */
export function firstSentence(text: string): string {
  const line = oneLine(text);
  const sentence = /^.*?[.!?…](?=\s|$)/.exec(line)?.[0] ?? line;
  if (sentence.length <= LONGEST_SUMMARY) return sentence;
  return `${sentence.slice(0, sentence.lastIndexOf(' ', LONGEST_SUMMARY - 1) + 1 || LONGEST_SUMMARY).trimEnd()}…`;
}
