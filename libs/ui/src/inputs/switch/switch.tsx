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

/** Turns something on or off at once, with no form to send. For what is sent with a form, use `Checkbox`. */
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
