import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../typography/visually-hidden/visually-hidden.tsx';
import { FieldNotes, type FieldNotesProps } from './field-notes.tsx';
import * as styles from './field.css.ts';

/** What every field is given to say. */
export interface FieldWords {
  label: string;
  /** How to fill the field in. */
  hint?: string;
  /** What is wrong and how to put it right. */
  error?: string;
  /** The label is heard but not seen, where the place says it already. */
  isLabelHidden?: boolean;
}

export interface FieldProps extends FieldWords, FieldNotesProps {
  /** The control, whose id is `controlId`. */
  children: ReactNode;
}

/** A control with its label above, and what helps or went wrong below. */
export function Field({ label, isLabelHidden = false, children, ...notes }: FieldProps) {
  const labelElement = (
    <label className={styles.label} htmlFor={notes.controlId}>
      {label}
    </label>
  );
  return (
    <div className={styles.field}>
      {isLabelHidden ? <VisuallyHidden>{labelElement}</VisuallyHidden> : labelElement}
      {children}
      <FieldNotes {...notes} />
    </div>
  );
}
