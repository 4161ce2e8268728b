import { useTranslate } from '@torg/i18n/react';
import { href } from '@torg/market-routing';
import { useLinkElement } from '@torg/ui';
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
  const LinkElement = useLinkElement();
  return (
    <header className={styles.header}>
      <PromiseBar />
      <div className={styles.row}>
        <LinkElement href={href(site.locale, 'home', {})} className={styles.logo} aria-label={t('shell.toHome')}>
          {t('shell.siteName')}
        </LinkElement>
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
