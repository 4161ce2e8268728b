import { useId, useState, useSyncExternalStore } from 'react';
import { VisuallyHidden } from '../../typography/visually-hidden/visually-hidden.tsx';
import { Field } from '../field/field.tsx';
import { noteAttributes } from '../field/field-notes.tsx';
import type { TextFieldProps } from '../text-field/text-field.tsx';
import * as styles from './password-field.css.ts';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type'> {
  /** Whether the password is one that somebody has or one that is chosen: browsers fill in the first and offer one for the second. */
  autoComplete: 'current-password' | 'new-password';
  /** On the button that shows what was written, such as "Show". The label of the field is said after it. */
  showLabel: string;
  /** On the same button while it is shown, such as "Hide". */
  hideLabel: string;
}

/** Takes a password, which can be shown. Without script it stays hidden, and no button says otherwise. */
export function PasswordField({
  label,
  hint,
  error,
  isLabelHidden,
  id,
  showLabel,
  hideLabel,
  ...input
}: PasswordFieldProps) {
  const ownId = useId();
  const [isShown, setShown] = useState(false);
  const canShow = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  const notes = { controlId: id ?? ownId, hint, error };
  return (
    <Field {...notes} label={label} isLabelHidden={isLabelHidden}>
      <div className={styles.frame}>
        <input
          {...input}
          {...noteAttributes(notes)}
          type={isShown ? 'text' : 'password'}
          autoCapitalize="none"
          spellCheck={false}
          className={styles.input}
        />
        {canShow && (
          <button
            type="button"
            className={styles.toggle}
            aria-controls={notes.controlId}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? hideLabel : showLabel}
            <VisuallyHidden> {label}</VisuallyHidden>
          </button>
        )}
      </div>
    </Field>
  );
}

function neverChanges() {
  return () => {};
}
