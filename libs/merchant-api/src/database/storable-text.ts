/** Takes out the one character that PostgreSQL cannot keep or compare. */
export function storableText(text: string): string {
  return text.replaceAll('\0', '');
}
