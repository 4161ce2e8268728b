/** JSON as it is sent and read. */
type Json = string | number | boolean | null | undefined | readonly Json[] | { readonly [key: string]: Json };

/** One property of many rows. */
type Column =
  /** All are alike. */
  | { all: Json }
  /** Whole numbers as steps from the one before, `step*times` where it repeats. */
  | { steps: string }
  /** Texts, each as how many characters (base 36) it begins with like the one before, and the rest. */
  | { texts: string }
  /** Objects of one shape, property by property. */
  | { parts: Readonly<Record<string, Column>> }
  /** What some rows lack: which have it, and the values of those. */
  | { has: Column; values: Column }
  | { each: readonly Json[] };

/** Many objects of one kind, by their properties. */
export interface PackedRows {
  rowCount: number;
  columns: Column;
}

const divider = '\u001f';
const longestShared = 35;

/** Writes objects of one kind property by property: what they have in common is sent once. */
export function packRows(rows: readonly object[]): PackedRows {
  return { rowCount: rows.length, columns: packColumn(rows as readonly Json[]) }; // what was read as JSON, and is sent as such
}

/** The objects that were packed. */
export function unpackRows<Row>({ rowCount, columns }: PackedRows): Row[] {
  return unpackColumn(columns, rowCount) as Row[]; // what `packRows` was given
}

/** Whether a property is packed rows, in place of the rows themselves. */
export function isPacked(value: unknown): value is PackedRows {
  return typeof value === 'object' && value !== null && 'rowCount' in value;
}

function packColumn(values: readonly Json[]): Column {
  if (values.length === 0) return { each: [] };
  const present = values.filter((value) => value !== undefined);
  if (present.length < values.length) {
    return { has: packColumn(values.map((value) => Number(value !== undefined))), values: packColumn(present) };
  }
  const [first] = values;
  const written = JSON.stringify(first);
  if (values.every((value) => value === first || JSON.stringify(value) === written)) return { all: first };
  if (values.every(Number.isSafeInteger)) return { steps: stepsOf(values as readonly number[]) }; // just asked
  if (values.every(isText)) return { texts: textsOf(values) };
  if (values.every(isObject)) {
    const keys = [...new Set(values.flatMap(Object.keys))];
    return { parts: Object.fromEntries(keys.map((key) => [key, packColumn(values.map((value) => value[key]))])) };
  }
  return { each: values };
}

function isText(value: Json): value is string {
  return typeof value === 'string' && !value.includes(divider);
}

function isObject(value: Json): value is { readonly [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function stepsOf(values: readonly number[]): string {
  const runs: { step: number; times: number }[] = [];
  values.forEach((value, index) => {
    const step = value - (values[index - 1] ?? 0);
    const last = runs.at(-1);
    if (last?.step === step) last.times += 1;
    else runs.push({ step, times: 1 });
  });
  return runs.map(({ step, times }) => (times === 1 ? step : `${step}*${times}`)).join();
}

function textsOf(values: readonly string[]): string {
  return values
    .map((value, index) => {
      const shared = sharedStart(value, values[index - 1] ?? '');
      return shared.toString(36) + value.slice(shared);
    })
    .join(divider);
}

function sharedStart(text: string, other: string): number {
  let length = 0;
  while (length < longestShared && length < text.length && text[length] === other[length]) length += 1;
  return length;
}

function unpackColumn(column: Column, count: number): Json[] {
  if ('all' in column) return Array.from({ length: count }, () => column.all);
  if ('steps' in column) return numbersOf(column.steps);
  if ('texts' in column) return writtenOut(column.texts);
  if ('each' in column) return [...column.each];
  if ('has' in column) return spreadOut(column, count);
  const parts = Object.entries(column.parts).map(([key, part]) => [key, unpackColumn(part, count)] as const);
  return Array.from({ length: count }, (_, index) =>
    Object.fromEntries(
      parts.flatMap(([key, values]) => (values[index] === undefined ? [] : [[key, values[index]] as const])),
    ),
  );
}

function numbersOf(steps: string): number[] {
  let value = 0;
  return steps.split(',').flatMap((run) => {
    const [step = 0, times = 1] = run.split('*').map(Number);
    return Array.from({ length: times }, () => (value += step));
  });
}

function writtenOut(texts: string): string[] {
  let before = '';
  return texts.split(divider).map((text) => (before = before.slice(0, parseInt(text[0] ?? '0', 36)) + text.slice(1)));
}

function spreadOut({ has, values }: Extract<Column, { has: Column }>, count: number): Json[] {
  const present = unpackColumn(has, count);
  const known = unpackColumn(values, present.filter(Boolean).length);
  let next = 0;
  return present.map((isThere) => (isThere ? known[next++] : undefined));
}
