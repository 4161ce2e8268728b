import { type InputHTMLAttributes, useId } from 'react';
import { Icon } from '../../actions/icon/icon.tsx';
import { VisuallyHidden } from '../../typography/visually-hidden/visually-hidden.tsx';
import * as styles from './search-field.css.ts';

export interface SearchFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'style' | 'type'> {
  label: string;
  /** The spoken name of the button that searches. */
  submitLabel: string;
}

/** The search input with its button. The caller wraps it in a form with the role `search`, which works without script. */
export function SearchField({ label, submitLabel, name = 'q', id, ...input }: SearchFieldProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  return (
    <div className={styles.root}>
      <VisuallyHidden>
        <label htmlFor={inputId}>{label}</label>
      </VisuallyHidden>
      <input
        autoComplete="off"
        enterKeyHint="search"
        maxLength={200}
        {...input}
        id={inputId}
        name={name}
        type="search"
        className={styles.input}
      />
      <button type="submit" className={styles.submit} aria-label={submitLabel}>
        <Icon name="search" />
      </button>
    </div>
  );
}
