import type { InputHTMLAttributes, ReactNode } from 'react';
import * as choice from '../choice/choice.css.ts';
import * as styles from './switch.css.ts';

export interface SwitchProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'className' | 'style' | 'type' | 'role'
> {
  label: ReactNode;
  /** A second, quieter line. */
  description?: ReactNode;
}

/** Turns something on or off, as soon as it is touched. For what counts when a form is sent, `Checkbox` says it better. */
export function Switch({ label, description, ...input }: SwitchProps) {
  return (
    <label className={choice.row}>
      <span className={choice.words}>
        {label}
        {description && <span className={choice.description}>{description}</span>}
      </span>
      <input {...input} type="checkbox" role="switch" className={styles.track} />
    </label>
  );
}
