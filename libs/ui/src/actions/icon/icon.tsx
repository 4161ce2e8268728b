import { type IconName, iconPaths } from './icon-paths.ts';
import * as styles from './icon.css.ts';

export interface IconProps {
  name: IconName;
  size?: keyof typeof styles.size;
  /** What a screen reader says; without it the icon is decoration. */
  label?: string;
}

/** A picture sign of the set, in the colour of the text around it. */
export function Icon({ name, size = 'm', label }: IconProps) {
  const classes = `${styles.icon} ${styles.size[size]}${name === 'heart-filled' ? ` ${styles.filled}` : ''}`;
  const spoken = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg className={classes} viewBox="0 0 24 24" focusable="false" {...spoken}>
      <path d={iconPaths[name]} />
    </svg>
  );
}
