import * as styles from './stock-note.css.ts';

export interface StockNoteProps {
  /** How it stands; it sets colour and mark. */
  state: keyof typeof styles.state;
  label: string;
}

/** How much is left, in words and with a dot that is hollow when nothing is. */
export function StockNote({ state, label }: StockNoteProps) {
  return <span className={`${styles.note} ${styles.state[state]}`}>{label}</span>;
}
