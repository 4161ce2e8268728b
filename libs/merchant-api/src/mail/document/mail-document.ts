/** One part of a mail. Texts are plain: whoever renders them escapes what their form would take for markup. */
export type MailBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'text'; text: string }
  /** What the reader should do next, at a whole address. */
  | { kind: 'action'; label: string; address: string }
  | { kind: 'facts'; rows: readonly MailFact[] }
  | { kind: 'amounts'; rows: readonly MailAmount[] }
  /** Lines that the reader fills in and sends back. */
  | { kind: 'form'; lines: readonly string[] };

/** What is called how; each line of the value stands on its own. */
export interface MailFact {
  label: string;
  value: readonly string[];
}

/** One line of a bill. */
export interface MailAmount {
  label: string;
  /** Smaller, below the label. */
  note?: string;
  /** Written with its currency. */
  amount: string;
  isTotal?: boolean;
}

/** A mail before it is HTML or text, so that both say the same. */
export interface MailDocument {
  subject: string;
  blocks: readonly MailBlock[];
}
