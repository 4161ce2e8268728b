import { Link } from '@torg/ui';
import { FooterColumn, type FooterColumnProps } from './footer-column.tsx';
import type { MenuRowEntry } from './menu-queries.ts';
import * as styles from './shop-footer.css.ts';

interface FooterMenuProps extends Pick<FooterColumnProps, 'heading' | 'id'> {
  entries: readonly MenuRowEntry[];
}

/** The links of a menu as a part of the footer; nothing where there are none. */
export function FooterMenu({ entries, ...column }: FooterMenuProps) {
  if (entries.length === 0) return null;
  return (
    <FooterColumn {...column}>
      <ul className={styles.list}>
        {entries.map(({ label, href }, index) => (
          <li key={index}>
            <Link href={href} tone="quiet" isStandalone>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </FooterColumn>
  );
}
