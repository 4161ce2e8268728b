import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import * as styles from './choice.css.ts';

export interface ChoiceProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'style' | 'type'> {
  /** One of several (`radio`), or any (`checkbox`). */
  type: 'checkbox' | 'radio';
  label: ReactNode;
  /** A second, quieter line. */
  description?: ReactNode;
  /** Stands at the end of the row, such as a price or a count. */
  end?: ReactNode;
  /** The class of the row, where it looks otherwise. */
  rowClass?: string;
  /** The input itself. */
  ref?: Ref<HTMLInputElement>;
}

/** A box or a ring that is ticked, with its words beside it. All of the row is its label. */
export function Choice({ type, label, description, end, rowClass = styles.row, ...input }: ChoiceProps) {
  return (
    <label className={rowClass}>
      <input {...input} type={type} className={styles[type]} />
      <span className={styles.words}>
        {label}
        {description && <span className={styles.description}>{description}</span>}
      </span>
      {end && (
        <span className={styles.end}>
          <bdi>{end}</bdi>
        </span>
      )}
    </label>
  );
}
