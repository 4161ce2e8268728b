import { useId } from 'react';
import { Field } from '../field/field.tsx';
import { noteAttributes } from '../field/field-notes.tsx';
import type { TextFieldProps } from '../text-field/text-field.tsx';
import * as styles from './identity-field.css.ts';

/** The hint says how the number is written. */
export type IdentityFieldProps = Omit<TextFieldProps, 'type' | 'inputMode' | 'autoComplete'>;

/** A person's or an organisation's number: figures, which the browser neither keeps nor offers again. */
export function IdentityField({ label, hint, error, isLabelHidden, id, ...input }: IdentityFieldProps) {
  const ownId = useId();
  const notes = { controlId: id ?? ownId, hint, error };
  return (
    <Field {...notes} label={label} isLabelHidden={isLabelHidden}>
      <input
        {...input}
        {...noteAttributes(notes)}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        spellCheck={false}
        className={styles.input}
      />
    </Field>
  );
}
