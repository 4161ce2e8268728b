import { still } from './hiding-header.css.ts';
import { ShopName } from './shop-name.tsx';
import * as styles from './shop-header.css.ts';

/** The shop's name and nothing beside it, over a page that leads nowhere but on. It leaves the top to the page's own bar. */
export function PlainHeader() {
  return (
    <header className={still}>
      <div className={styles.plainRow}>
        <ShopName />
      </div>
    </header>
  );
}
