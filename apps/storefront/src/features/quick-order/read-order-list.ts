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

/** Reads a list as it was typed, pasted or copied from a spreadsheet. */
export function readTypedList(text: string): OrderRow[] {
  return readOrderRows(cellsOf(text));
}

/** Reads a list from a file: rows divided by commas, semicolons or tabs, or the first sheet of a spreadsheet (xlsx). */
export async function readListFile(file: File): Promise<{ rows: OrderRow[] } | { refusal: FileRefusal }> {
  if (file.size > largestFile) return { refusal: 'too-large' };
  const bytes = new Uint8Array(await file.arrayBuffer());
  try {
    if (isZip(bytes)) return await readSpreadsheet(bytes);
    const text = textOf(bytes);
    return text === null ? { refusal: 'other-kind' } : { rows: readTypedList(text) };
  } catch {
    return { refusal: 'unreadable' };
  }
}

function cellsOf(text: string): string[][] {
  const { data } = Papa.parse<string[]>(text.trim(), { delimitersToGuess: ['\t', ';', ','], skipEmptyLines: 'greedy' });
  return data;
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

/** The text of a file in UTF-8, or as spreadsheets of the Nordic countries write it; null where it is no text. */
function textOf(bytes: Uint8Array): string | null {
  if (bytes.includes(0)) return null;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
