import { useId } from 'react';
import { Field } from '../field/field.tsx';
import { noteAttributes } from '../field/field-notes.tsx';
import type { TextFieldProps } from '../text-field/text-field.tsx';
import * as styles from './postal-code-field.css.ts';

export interface PostalCodeFieldProps extends Omit<TextFieldProps, 'type'> {
  /** The city that the code belongs to, once it is known. */
  city?: string;
  /** Stands in its place while it is looked up. */
  pendingLabel?: string;
}

/** A postal code, and the city that it leads to, which is said when it is found. */
export function PostalCodeField(props: PostalCodeFieldProps) {
  const { label, hint, error, isLabelHidden, id, city, pendingLabel, ...input } = props;
  const ownId = useId();
  const notes = { controlId: id ?? ownId, hint, error };
  return (
    <Field {...notes} label={label} isLabelHidden={isLabelHidden}>
      <div className={styles.row}>
        <input
          inputMode="numeric"
          autoComplete="postal-code"
          {...input}
          {...noteAttributes(notes)}
          type="text"
          className={styles.input}
        />
        <output htmlFor={notes.controlId} className={pendingLabel ? `${styles.city} ${styles.pending}` : styles.city}>
          {pendingLabel ?? city}
        </output>
      </div>
    </Field>
  );
}
