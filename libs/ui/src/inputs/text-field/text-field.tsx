import { type InputHTMLAttributes, useId } from 'react';
import { describedBy, FieldNotes } from '../field/field-notes.tsx';
import * as styles from '../field/field.css.ts';

export interface TextFieldProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'className' | 'style' | 'aria-describedby' | 'aria-invalid'
> {
  label: string;
  hint?: string;
  error?: string;
}

/** One line of text, with its label above and what went wrong below. */
export function TextField({ label, hint, error, id, ...input }: TextFieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={controlId}>
        {label}
      </label>
      <input
        type="text"
        {...input}
        id={controlId}
        className={styles.control}
        aria-describedby={describedBy({ controlId, hint, error })}
        aria-invalid={error ? true : undefined}
      />
      <FieldNotes controlId={controlId} hint={hint} error={error} />
    </div>
  );
}
