import { decodeHTMLStrict } from 'entities';

/** Elements that stand apart from what is around them, and those that begin a line of their own. */
const paragraph = 'p|div|ul|ol|dl|table|blockquote|section|article|header|footer|h[1-6]|hr|pre';
const line = 'br|li|dt|dd|tr';
const breaks = new RegExp(String.raw`</?(?:${paragraph}|${line})\b[^<>]*>`, 'i');
const paragraphTag = new RegExp(String.raw`</?(?:${paragraph})\b[^<>]*>`, 'gi');
// What ends a line begins the next; the end of a list item is told by what follows.
const lineTag = new RegExp(String.raw`<(?:${line})\b[^<>]*>`, 'gi');

/**
 * Takes markup out of a text. Its paragraphs stay apart by an empty line and its lines by a line break, as the shop shows
 * texts plainly. Where markup tells them, the line breaks of the source mean nothing.
 */
export function plainText(text: string): string {
  const source = breaks.test(text) ? text.replace(/\s+/g, ' ') : text.replace(/\r\n?/g, '\n');
  const words = source
    .replace(paragraphTag, '\n\n')
    .replace(lineTag, '\n')
    .replace(/<\/?[a-z!][^<>]*>/gi, '');
  return decodeHTMLStrict(words)
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
