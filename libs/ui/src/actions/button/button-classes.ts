import * as styles from './button.css.ts';

export interface ButtonLook {
  /** One `primary` a view; `quiet` for what may be overlooked. */
  variant?: keyof typeof styles.variant;
  size?: keyof typeof styles.size;
  isFullWidth?: boolean;
}

/** The classes of a look, shared by the button and the link that looks like one. */
export function buttonClasses({ variant = 'primary', size = 'm', isFullWidth = false }: ButtonLook): string {
  const classes = [styles.button, styles.variant[variant], styles.size[size]];
  if (isFullWidth) classes.push(styles.fullWidth);
  return classes.join(' ');
}
