import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-paths.ts';
import * as styles from './icon-button.css.ts';
import { countOf } from './count-of.ts';

export interface IconButtonProps extends Omit<
  ComponentPropsWithRef<'button'>,
  'className' | 'style' | 'children' | 'aria-label'
> {
  /** The sign drawn. */
  icon: IconName;
  /** What the button does, in words; it says the count too where there is one. */
  label: string;
  /** `raised` lies on a picture. */
  variant?: keyof typeof styles.variant;
  /** A number on the icon's shoulder; none when 0. */
  count?: number;
}

/** A button whose face is an icon. `aria-pressed` makes it a toggle. */
export function IconButton({ icon, label, variant = 'plain', count, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      {...countOf(count)}
      type={type}
      aria-label={label}
      className={`${styles.iconButton} ${styles.variant[variant]}`}
    >
      <Icon name={icon} />
    </button>
  );
}
