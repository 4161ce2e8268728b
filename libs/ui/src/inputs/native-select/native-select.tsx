import { type SelectHTMLAttributes, useId } from 'react';
import { Icon } from '../../actions/icon/icon.tsx';
import { Field, type FieldWords } from '../field/field.tsx';
import { noteAttributes } from '../field/field-notes.tsx';
import * as styles from './native-select.css.ts';

export interface SelectOption {
  /** What the form sends. */
  value: string;
  label: string;
  isDisabled?: boolean;
}

export interface NativeSelectProps
  extends
    FieldWords,
    Omit<
      SelectHTMLAttributes<HTMLSelectElement>,
      'className' | 'style' | 'aria-describedby' | 'aria-invalid' | 'multiple' | 'children'
    > {
  /** What there is to choose from, in this order. */
  options: readonly SelectOption[];
  /** Shown while nothing is chosen, such as "Choose a country". */
  placeholder?: string;
}

/** One of several, by the browser's own list: at once there, right on phones, and whole without script. */
export function NativeSelect(props: NativeSelectProps) {
  const { label, hint, error, isLabelHidden, id, options, placeholder, ...select } = props;
  const ownId = useId();
  const notes = { controlId: id ?? ownId, hint, error };
  return (
    <Field {...notes} label={label} isLabelHidden={isLabelHidden}>
      <span className={styles.frame}>
        <select {...select} {...noteAttributes(notes)} className={styles.select}>
          {placeholder && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.isDisabled}>
              {option.label}
            </option>
          ))}
        </select>
        <span className={styles.sign}>
          <Icon name="chevron-down" size="s" />
        </span>
      </span>
    </Field>
  );
}
