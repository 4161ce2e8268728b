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

/** The way from the front page to this page. */
export function Breadcrumbs({ label, items }: BreadcrumbsProps) {
  return (
    <nav aria-label={label}>
      <ol className={styles.list}>
        {items.map((item, index) => (
          <li key={item.href ?? item.label} className={styles.item}>
            {index > 0 && <Icon name="chevron-right" size="s" />}
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
