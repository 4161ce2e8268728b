import { type ChangeEvent, useId, useState } from 'react';
import { Field } from '../field/field.tsx';
import { noteAttributes } from '../field/field-notes.tsx';
import type { TextFieldProps } from '../text-field/text-field.tsx';
import * as styles from './phone-field.css.ts';

export interface PhoneFieldProps extends Omit<TextFieldProps, 'type' | 'inputMode' | 'value' | 'defaultValue'> {
  /** The number, where the page keeps it. */
  value?: string;
  /** The number at first, where the browser keeps it. */
  defaultValue?: string;
  /** The country's code, such as "+46", shown before the number until one is written that has a code of its own. */
  countryCode?: string;
}

/** A telephone number, with the keys for it on a phone. It is sent as it was written. */
export function PhoneField({
  label,
  hint,
  error,
  isLabelHidden,
  id,
  countryCode,
  onChange,
  ...input
}: PhoneFieldProps) {
  const ownId = useId();
  const [written, setWritten] = useState<string | null>(null);
  const notes = { controlId: id ?? ownId, hint, error };
  const shownCode = hasCode(input.value ?? written ?? input.defaultValue ?? '') ? undefined : countryCode;
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    setWritten(event.target.value);
    onChange?.(event);
  };
  return (
    <Field {...notes} label={label} isLabelHidden={isLabelHidden}>
      <div className={styles.frame}>
        {shownCode && (
          <span className={styles.code} aria-hidden="true">
            <bdi>{shownCode}</bdi>
          </span>
        )}
        <input
          autoComplete="tel"
          {...input}
          {...noteAttributes(notes)}
          type="tel"
          className={shownCode ? `${styles.input} ${styles.afterCode}` : styles.input}
          onChange={change}
        />
      </div>
    </Field>
  );
}

function hasCode(number: string): boolean {
  return /^\s*(?:\+|00)/.test(number);
}
