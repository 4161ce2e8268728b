import { Icon } from '../../actions/icon/icon.tsx';
import { useLinkElement } from '../link/link-context.ts';
import * as styles from './breadcrumbs.css.ts';

export interface Crumb {
  label: string;
  /** Left out for the page itself, which comes last. */
  href?: string;
}

export interface BreadcrumbsProps {
  label: string;
  /** From the front page to this page, which has no address. */
  items: readonly Crumb[];
}

/** The way from the front page to this page. On phones the nearest page above it, which is all that one line has room for. */
export function Breadcrumbs({ label, items }: BreadcrumbsProps) {
  const above = items.findLastIndex(({ href }) => href !== undefined);
  return (
    <nav aria-label={label}>
      <ol className={styles.list}>
        {items.map((item, index) => (
          <li
            key={item.href ?? item.label}
            className={index === above || above < 0 ? styles.item : `${styles.item} ${styles.onlyWithRoom}`}
          >
            {index > 0 && (
              <span className={styles.onlyWithRoom}>
                <Icon name="chevron-right" size="s" />
              </span>
            )}
            {index === above && (
              <span className={styles.back}>
                <Icon name="chevron-left" size="s" />
              </span>
            )}
            <CrumbLink {...item} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

function CrumbLink({ label, href }: Crumb) {
  const LinkElement = useLinkElement();
  if (href === undefined) {
    return (
      <span className={styles.current} aria-current="page">
        {label}
      </span>
    );
  }
  return (
    <LinkElement className={styles.crumb} href={href}>
      {label}
    </LinkElement>
  );
}
