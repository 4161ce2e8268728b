import { type LinkElementProps, useLinkElement } from '../../navigation/link/link-context.ts';
import { type ButtonLook, buttonClasses } from '../button/button-classes.ts';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-paths.ts';

export interface ButtonLinkProps extends ButtonLook, Omit<LinkElementProps, 'className' | 'style'> {
  /** Drawn before the text. */
  icon?: IconName;
}

/** A link with a button's weight, for the main way onward. */
export function ButtonLink({ variant, size, isFullWidth, icon, children, ...rest }: ButtonLinkProps) {
  const LinkElement = useLinkElement();
  return (
    <LinkElement {...rest} className={buttonClasses({ variant, size, isFullWidth })}>
      {icon && <Icon name={icon} />}
      {children}
    </LinkElement>
  );
}
