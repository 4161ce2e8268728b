import { type LinkElementProps, useLinkElement } from './link-context.ts';
import * as styles from './link.css.ts';

export interface LinkProps extends Omit<LinkElementProps, 'className' | 'style'> {
  /** `accent` in a text, `quiet` in a list of links. */
  tone?: keyof typeof styles.tone;
  /** Not within running text, but by itself or in a list: on touch it takes the room that a finger needs. */
  isStandalone?: boolean;
}

/** A link in running text or in a list of links. */
export function Link({ tone = 'accent', isStandalone = false, ...rest }: LinkProps) {
  const LinkElement = useLinkElement();
  const classes = `${styles.link} ${styles.tone[tone]}`;
  return <LinkElement {...rest} className={isStandalone ? `${classes} ${styles.standalone}` : classes} />;
}
