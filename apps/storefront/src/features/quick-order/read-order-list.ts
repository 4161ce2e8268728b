import { unzip } from 'fflate';
import Papa from 'papaparse';
import { readSheet } from 'read-excel-file/universal';
import { readOrderRows, type OrderRow } from '@torg/commerce-sdk/domain';

/** Larger files are no lists of articles (bytes). */
const largestFile = 1_000_000;
/** A spreadsheet says in a few bytes what fills a memory: this is what one may hold unpacked (bytes). */
const largestUnpacked = 20_000_000;

/** Why a file is not read. */
export type FileRefusal = 'too-large' | 'other-kind' | 'unreadable';

/** Reads a list as it was typed, pasted or copied from a spreadsheet: each line is a row, whatever quotes stand there. */
export function readTypedList(text: string): OrderRow[] {
  return readOrderRows(cellsOf(text, 'line'));
}

/** Reads a list from a file: rows divided by commas, semicolons or tabs, or the first sheet of a spreadsheet (xlsx). */
export async function readListFile(file: File): Promise<{ rows: OrderRow[] } | { refusal: FileRefusal }> {
  if (file.size > largestFile) return { refusal: 'too-large' };
  const bytes = new Uint8Array(await file.arrayBuffer());
  try {
    if (isZip(bytes)) return await readSpreadsheet(bytes);
    const text = textOf(bytes);
    return text === null ? { refusal: 'other-kind' } : { rows: readOrderRows(cellsOf(text, 'text')) };
  } catch {
    return { refusal: 'unreadable' };
  }
}

/** What may divide cells, the likeliest first. */
const delimiters = ['\t', ';', ','];

/** The cells of a text. A quoted cell ends within its line, or anywhere in the text. */
function cellsOf(text: string, quotedWithin: 'line' | 'text'): string[][] {
  const lines = text.trimEnd().replaceAll(/\r\n?/g, '\n');
  const guessed = Papa.parse(closedQuotes(lines.trimStart(), delimiters, quotedWithin), {
    ...{ delimitersToGuess: delimiters, newline: '\n', preview: 1 },
  });
  const { delimiter } = guessed.meta;
  // Empty lines stay: each row is told by its place in the list.
  const { data } = Papa.parse<string[]>(closedQuotes(lines, [delimiter], quotedWithin), { delimiter, newline: '\n' });
  return data;
}

/** The text without quotes that open a cell and do not close it: they would take what follows with them. */
function closedQuotes(text: string, dividers: readonly string[], quotedWithin: 'line' | 'text'): string {
  const divider = `[${dividers.join('')}\\n]`;
  const sign = quotedWithin === 'line' ? '[^"\\n]' : '[^"]';
  const closed = `"${sign}*(?:""${sign}*)*"(?= *(?:${divider}|$))`;
  return text.replaceAll(new RegExp(`(?<=^|${divider})(?:(${closed})|"+)`, 'g'), '$1');
}

async function readSpreadsheet(
  bytes: Uint8Array<ArrayBuffer>,
): Promise<{ rows: OrderRow[] } | { refusal: FileRefusal }> {
  const { size, names } = await contentsOf(bytes);
  if (!names.some((name) => name.startsWith('xl/'))) return { refusal: 'other-kind' };
  if (size > largestUnpacked) return { refusal: 'too-large' };
  const sheet = await readSheet(bytes.buffer);
  return { rows: readOrderRows(sheet.map((row) => row.map((cell) => (cell === null ? '' : String(cell))))) };
}

/** What an archive holds and how large that is unpacked, by its own list; nothing is unpacked. */
function contentsOf(bytes: Uint8Array): Promise<{ size: number; names: string[] }> {
  let size = 0;
  const names: string[] = [];
  return new Promise((resolve, reject) => {
    const filter = ({ name, originalSize }: { name: string; originalSize: number }) => {
      size += originalSize;
      names.push(name);
      return false;
    };
    unzip(bytes, { filter }, (error) => (error ? reject(error) : resolve({ size, names })));
  });
}

function isZip([first, second]: Uint8Array): boolean {
  return first === 0x50 && second === 0x4b;
}

/** What a PDF begins with; some have no byte that no text has. */
const pdfMark = [...'%PDF-'].map((sign) => sign.charCodeAt(0));

/** What files in UTF-16 begin with, such as Excel's "Unicode text". */
const wideMarks = [
  { mark: [0xff, 0xfe], encoding: 'utf-16le' },
  { mark: [0xfe, 0xff], encoding: 'utf-16be' },
];

/** The text of a file in UTF-8 or UTF-16, or as spreadsheets of the Nordic countries write it; null where it is no text. */
function textOf(bytes: Uint8Array): string | null {
  const wide = wideMarks.find(({ mark }) => mark.every((byte, index) => bytes[index] === byte));
  if (wide) return new TextDecoder(wide.encoding).decode(bytes);
  if (bytes.includes(0) || pdfMark.every((byte, index) => bytes[index] === byte)) return null;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
