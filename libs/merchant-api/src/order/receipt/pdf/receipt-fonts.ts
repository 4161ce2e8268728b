import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

export type FontWeight = 'regular' | 'semibold';

/** A stretch of text in letters of one font file: those of western Europe, or those of the rest of Latin. */
export interface TextRun {
  text: string;
  isExtended: boolean;
}

/** The shop's own typeface by the name that a document knows each file by. */
export type ReceiptFonts = ReadonlyMap<string, Buffer>;

/** Reads the shop's typeface. It is put into every file, so that a receipt looks the same wherever it is opened. */
export async function readReceiptFonts(): Promise<ReceiptFonts> {
  const files = {
    [fontName('regular', false)]: import.meta
      .resolve('@fontsource/source-sans-3/files/source-sans-3-latin-400-normal.woff'),
    [fontName('regular', true)]: import.meta
      .resolve('@fontsource/source-sans-3/files/source-sans-3-latin-ext-400-normal.woff'),
    [fontName('semibold', false)]: import.meta
      .resolve('@fontsource/source-sans-3/files/source-sans-3-latin-600-normal.woff'),
    [fontName('semibold', true)]: import.meta
      .resolve('@fontsource/source-sans-3/files/source-sans-3-latin-ext-600-normal.woff'),
  };
  const read = Object.entries(files).map(
    async ([name, address]) => [name, await readFile(fileURLToPath(address))] as const,
  );
  return new Map(await Promise.all(read));
}

/** What a document knows a font file by. */
export function fontName(weight: FontWeight, isExtended: boolean): string {
  return isExtended ? `${weight}-extended` : weight;
}

/** Splits a text by the file that has its letters; what neither has, such as emoji, becomes a question mark. */
export function textRuns(text: string): readonly TextRun[] {
  const runs: TextRun[] = [];
  for (const letter of text.normalize('NFC')) {
    const isExtended = /[\u0100-\u024f\u1e00-\u1eff]/.test(letter) && !/[\u0131\u0152\u0153]/.test(letter);
    const isKnown =
      isExtended || /[\u0020-\u007e\u00a0-\u00ff\u0131\u0152\u0153\u2010-\u2026\u20ac\u2212]/.test(letter);
    const shown = isKnown ? letter : '?';
    const last = runs.at(-1);
    // Spaces are in both.
    if (last && (last.isExtended === isExtended || shown === ' ')) last.text += shown;
    else runs.push({ text: shown, isExtended });
  }
  return runs.length === 0 ? [{ text: '', isExtended: false }] : runs;
}
