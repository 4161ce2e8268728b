import { FeedError } from './feed-error.ts';
import { LONGEST_FIELD } from './feed-row.ts';

const MOST_CELLS = 2_000;

/** The cells of one row, and the line that it begins on. */
export interface SplitRow {
  line: number;
  cells: string[];
}

/** Splits text into rows and cells, however it is cut into chunks. */
export async function* splitRows(text: AsyncIterable<string>): AsyncGenerator<SplitRow> {
  const state: SplitState = { line: 1, began: 1, cells: [], cell: '', quoted: false, closing: false };
  for await (const chunk of withLineFeeds(text)) {
    yield* splitChunk(chunk, state);
    if (state.cell.length > LONGEST_FIELD || state.cells.length > MOST_CELLS) throw endless(state.began);
  }
  if (state.quoted && !state.closing) throw endless(state.began);
  if (state.cell !== '' || state.cells.length > 0) yield { line: state.began, cells: [...state.cells, state.cell] };
}

/** Ends lines as one writes them nowadays: old Macs ended them with a carriage return, Windows puts one before the end. */
async function* withLineFeeds(text: AsyncIterable<string>): AsyncGenerator<string> {
  let held = '';
  for await (const chunk of text) {
    const whole = held + chunk;
    // What follows a carriage return may belong to it.
    held = whole.endsWith('\r') ? '\r' : '';
    yield whole.slice(0, whole.length - held.length).replace(/\r\n?/g, '\n');
  }
  if (held !== '') yield '\n';
}

interface SplitState {
  line: number;
  began: number;
  cells: string[];
  cell: string;
  quoted: boolean;
  /** A quote was seen within quotes: it ends them unless another follows. */
  closing: boolean;
}

const special = /[\t\n"]/g;

function* splitChunk(chunk: string, state: SplitState): Generator<SplitRow> {
  let start = 0;
  special.lastIndex = 0;
  for (let match = special.exec(chunk); match; match = special.exec(chunk)) {
    const { index } = match;
    const between = chunk.slice(start, index);
    addText(state, between);
    start = index + 1;
    const [mark] = match;
    if (mark === '"') addQuote(state);
    else {
      if (state.closing) [state.quoted, state.closing] = [false, false];
      if (mark === '\n') state.line += 1;
      if (state.quoted) state.cell += mark;
      else if (mark === '\t') endCell(state);
      else {
        endCell(state);
        yield { line: state.began, cells: state.cells };
        [state.cells, state.began] = [[], state.line];
      }
    }
  }
  addText(state, chunk.slice(start));
}

function addText(state: SplitState, text: string): void {
  if (text === '') return;
  if (state.closing && text.trim() !== '') [state.quoted, state.closing] = [false, false];
  state.cell += text;
}

function addQuote(state: SplitState): void {
  if (state.closing) [state.cell, state.closing] = [`${state.cell}"`, false];
  else if (state.quoted) state.closing = true;
  else if (state.cell.trim() === '') [state.quoted, state.cell] = [true, ''];
  else state.cell += '"';
}

function endCell(state: SplitState): void {
  state.cells.push(state.cell);
  [state.cell, state.quoted, state.closing] = ['', false, false];
}

function endless(line: number): FeedError {
  return new FeedError(
    'TOO_LARGE',
    `The row on line ${line} does not end. Look for a quotation mark that is not closed.`,
  );
}
