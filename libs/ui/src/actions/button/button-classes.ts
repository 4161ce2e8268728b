import * as styles from './button.css.ts';

export interface ButtonLook {
  /** One `primary` a view; `quiet` for what may be overlooked. */
  variant?: keyof typeof styles.variant;
  /** `s` beside a text, `l` for the one thing that a page is for. */
  size?: keyof typeof styles.size;
  /** As wide as its place. */
  isFullWidth?: boolean;
}

/** The classes of a look, shared by the button and the link that looks like one. */
export function buttonClasses({ variant = 'primary', size = 'm', isFullWidth = false }: ButtonLook): string {
  const classes = [styles.button, styles.variant[variant], styles.size[size]];
  if (isFullWidth) classes.push(styles.fullWidth);
  return classes.join(' ');
}
