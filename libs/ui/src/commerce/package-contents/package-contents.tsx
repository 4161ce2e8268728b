import { Icon } from '../../actions/icon/icon.tsx';
import * as styles from './package-contents.css.ts';

/** A product of a package. */
export interface PackageItem {
  name: string;
  /** Colour, size and the like, in words. */
  variant?: string;
  /** With its unit, such as "2 st". */
  quantity: string;
}

export interface PackageContentsProps {
  /** Opens the list, such as "Show the contents, 3 products". */
  label: string;
  /** What the package holds. */
  items: readonly PackageItem[];
  /** Open from the start. */
  isOpen?: boolean;
}

/** What a package in the cart holds. The browser's own disclosure, so it opens without script. */
export function PackageContents({ label, items, isOpen }: PackageContentsProps) {
  return (
    <details className={styles.root} open={isOpen}>
      <summary className={styles.summary}>
        {label}
        <span className={styles.sign}>
          <Icon name="chevron-down" size="s" />
        </span>
      </summary>
      <ul className={styles.items}>
        {items.map(({ name, variant, quantity }) => (
          <li key={`${name} ${variant}`} className={styles.item}>
            <span className={styles.names}>
              {name}
              {variant && <span className={styles.variant}>{variant}</span>}
            </span>
            <span className={styles.quantity}>
              <bdi>{quantity}</bdi>
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
