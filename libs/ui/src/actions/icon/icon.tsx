import { type IconName, iconPaths } from './icon-paths.ts';
import * as styles from './icon.css.ts';

export interface IconProps {
  /** Which sign. */
  name: IconName;
  /** Its height at the usual text size: 16, 22, 32 or 56 px. */
  size?: keyof typeof styles.size;
  /** What a screen reader says; without it the icon is decoration. */
  label?: string;
}

const pointing: ReadonlySet<IconName> = new Set(['chevron-left', 'chevron-right', 'arrow-right', 'return', 'truck']);

/** A picture sign of the set, in the colour of the text around it. */
export function Icon({ name, size = 'm', label }: IconProps) {
  const classes = [styles.icon, styles.size[size]];
  if (name === 'heart-filled') classes.push(styles.filled);
  if (pointing.has(name)) classes.push(styles.pointing);
  const spoken = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg className={classes.join(' ')} viewBox="0 0 24 24" focusable="false" {...spoken}>
      <path d={iconPaths[name]} />
    </svg>
  );
}
