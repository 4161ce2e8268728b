/** Takes out the one character that PostgreSQL cannot keep or compare, and replaces half characters, which its JSON refuses. */
export function storableText(text: string): string {
  return text.replaceAll('\0', '').toWellFormed();
}
