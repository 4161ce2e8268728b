import { beside } from './beside.css.ts';
import { CategoryMenu } from './category-menu.tsx';
import { CustomerTypeForm } from './customer-type-form.tsx';
import { HidingHeader } from './hiding-header.tsx';
import { MarketLinks } from './market-links.tsx';
import { PanelMenuLink } from './panel-menu-link.tsx';
import { PersonalLinks } from './personal-links.tsx';
import { PromiseBar } from './promise-bar.tsx';
import { SearchForm } from './search-form.tsx';
import { ShopName } from './shop-name.tsx';
import * as styles from './shop-header.css.ts';

/** Name, search, market, favourites and cart, with the main menu below or, on a phone, in a panel. */
export function ShopHeader() {
  return (
    <HidingHeader>
      <PromiseBar />
      <div className={styles.row}>
        <div className={styles.panelMenu}>
          <PanelMenuLink />
        </div>
        <ShopName />
        <div className={styles.search}>
          <SearchForm />
        </div>
        <div className={styles.tools}>
          <div className={beside}>
            <CustomerTypeForm />
          </div>
          <MarketLinks />
          <PersonalLinks />
        </div>
      </div>
      <div className={styles.navigation}>
        <CategoryMenu />
      </div>
    </HidingHeader>
  );
}
