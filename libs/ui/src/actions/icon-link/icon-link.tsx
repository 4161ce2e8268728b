import { type LinkElementProps, useLinkElement } from '../../navigation/link/link-context.ts';
import * as styles from '../icon-button/icon-button.css.ts';
import { countOf } from '../icon-button/count-of.ts';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-paths.ts';

export interface IconLinkProps extends Omit<LinkElementProps, 'className' | 'style' | 'children' | 'aria-label'> {
  /** The sign drawn. */
  icon: IconName;
  /** Where the link leads, in words; it says the count too where there is one. */
  label: string;
  /** A number on the icon's shoulder; none when 0. */
  count?: number;
}

/** A link whose face is an icon, such as the way to the cart. */
export function IconLink({ icon, label, count, ...rest }: IconLinkProps) {
  const LinkElement = useLinkElement();
  return (
    <LinkElement
      {...rest}
      {...countOf(count)}
      aria-label={label}
      className={`${styles.iconButton} ${styles.variant.plain}`}
    >
      <Icon name={icon} />
    </LinkElement>
  );
}
