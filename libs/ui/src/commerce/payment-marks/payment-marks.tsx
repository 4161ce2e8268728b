import { useId } from 'react';
import * as styles from './payment-marks.css.ts';

export interface PaymentMarksProps {
  /** What the marks are, such as "Pay with"; it stands before them. */
  label: string;
  /** The names of the ways to pay, in the order of the checkout. Where credit is sold in Sweden, those without credit come first by law. */
  names: readonly string[];
}

/** What one can pay with, before there is anything to choose. */
export function PaymentMarks({ label, names }: PaymentMarksProps) {
  const id = useId();
  return (
    <div className={styles.root}>
      <span id={id} className={styles.label}>
        {label}
      </span>
      <ul className={styles.marks} aria-labelledby={id}>
        {names.map((name) => (
          <li key={name} className={styles.mark}>
            {name}
          </li>
        ))}
      </ul>
    </div>
  );
}
