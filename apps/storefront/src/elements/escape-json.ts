/**
 * JSON that may stand in a data script: without a `<` nothing in it can end the element or begin a comment. The text is
 * read by a JSON parser and never run, so nothing else needs care.
 */
export function escapeJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
