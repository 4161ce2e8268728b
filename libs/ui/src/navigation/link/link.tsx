import { type LinkElementProps, useLinkElement } from './link-context.ts';
import * as styles from './link.css.ts';

export interface LinkProps extends Omit<LinkElementProps, 'className' | 'style'> {
  /** `accent` in a text, `quiet` in a list of links. */
  tone?: keyof typeof styles.tone;
}

/** A link in running text or in a list of links. */
export function Link({ tone = 'accent', ...rest }: LinkProps) {
  const LinkElement = useLinkElement();
  return <LinkElement {...rest} className={`${styles.link} ${styles.tone[tone]}`} />;
}
