import { HidingHeader } from './hiding-header.tsx';
import { ShopName } from './shop-name.tsx';
import * as styles from './shop-header.css.ts';

/** The shop's name and nothing beside it, over a page that leads nowhere but on. */
export function PlainHeader() {
  return (
    <HidingHeader>
      <div className={styles.row}>
        <ShopName />
      </div>
    </HidingHeader>
  );
}
