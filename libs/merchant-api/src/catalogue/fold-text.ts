const lookalikes: Readonly<Record<string, string>> = { æ: 'a', ø: 'o', ß: 'ss', đ: 'd', ð: 'd', þ: 'th', ł: 'l' };

/** Writes a text without case and accents, so that krukke, KRUKKE, bønne and bonne can meet; ä and æ become the same. */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[æøßđðþł]/g, (letter) => lookalikes[letter] ?? letter);
}
