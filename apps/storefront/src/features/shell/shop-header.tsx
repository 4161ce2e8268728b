import { useTranslate } from '@torg/i18n/react';
import { href } from '@torg/market-routing';
import { Link } from '../../routes/router-navigation.ts';
import { useScope } from '../../scope/scope-context.tsx';
import { CategoryMenu } from './category-menu.tsx';
import { MarketLinks } from './market-links.tsx';
import { PersonalLinks } from './personal-links.tsx';
import { PromiseBar } from './promise-bar.tsx';
import { SearchForm } from './search-form.tsx';
import * as styles from './shop-header.css.ts';

/** Name, search, market, favourites and cart, with the categories below. */
export function ShopHeader() {
  const t = useTranslate();
  const { site } = useScope();
  return (
    <header className={styles.header}>
      <PromiseBar />
      <div className={styles.row}>
        <Link to={href(site.locale, 'home', {})} className={styles.logo} aria-label={t('shell.toHome')}>
          {t('shell.siteName')}
        </Link>
        <div className={styles.search}>
          <SearchForm />
        </div>
        <div className={styles.tools}>
          <MarketLinks />
          <PersonalLinks />
        </div>
      </div>
      <CategoryMenu />
    </header>
  );
}
