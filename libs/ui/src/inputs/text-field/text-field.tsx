import { type InputHTMLAttributes, useId } from 'react';
import { Field, type FieldWords } from '../field/field.tsx';
import { noteAttributes } from '../field/field-notes.tsx';
import * as styles from '../field/field.css.ts';

export interface TextFieldProps
  extends
    FieldWords,
    Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'style' | 'aria-describedby' | 'aria-invalid'> {}

/** One line of text, with its label above and what went wrong below. */
export function TextField({ label, hint, error, isLabelHidden, id, ...input }: TextFieldProps) {
  const ownId = useId();
  const notes = { controlId: id ?? ownId, hint, error };
  return (
    <Field {...notes} label={label} isLabelHidden={isLabelHidden}>
      <input type="text" {...input} {...noteAttributes(notes)} className={styles.control} />
    </Field>
  );
}
