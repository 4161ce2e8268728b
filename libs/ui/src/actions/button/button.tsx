import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-paths.ts';
import { type ButtonLook, buttonClasses } from './button-classes.ts';
import * as styles from './button.css.ts';

export interface ButtonProps extends ButtonLook, Omit<ComponentPropsWithRef<'button'>, 'className' | 'style'> {
  /** The action is under way: the button keeps its size and its focus, and answers no press. */
  isPending?: boolean;
  /** Drawn before the text. */
  icon?: IconName;
}

/** Does something on this page. To go elsewhere use `ButtonLink`. */
export function Button(props: ButtonProps) {
  const { variant, size, isFullWidth, isPending = false, icon, type = 'button', children, onClick, ...rest } = props;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (isPending) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      className={buttonClasses({ variant, size, isFullWidth })}
      aria-disabled={isPending || undefined}
      aria-busy={isPending || undefined}
      onClick={press}
    >
      {isPending && <span className={styles.spinner} />}
      <span className={isPending ? styles.pendingContent : styles.content}>
        {icon && <Icon name={icon} />}
        {children}
      </span>
    </button>
  );
}
