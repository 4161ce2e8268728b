/** Whether a folded name holds a word for each of the folded words of a text, the words as far as they are written. */
export function nameFits(name: string, words: readonly string[]): boolean {
  const parts = name.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.every((word) => parts.some((part) => part.startsWith(word)));
}
