/** What is called how. */
export interface ReceiptFact {
  label: string;
  value: string;
  /** What nobody may overlook. */
  isTotal?: boolean;
}

/** A row of a table: its head, a smaller note below that, and the figures to its right. */
export interface ReceiptRow {
  head: string;
  note?: string;
  cells: readonly string[];
  isTotal?: boolean;
}

/** A part of a receipt, before it is laid out. */
export type ReceiptBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'facts'; facts: readonly ReceiptFact[] }
  | { kind: 'text'; text: string }
  | { kind: 'table'; columns: readonly string[]; rows: readonly ReceiptRow[] };
