import type { MouseEvent } from 'react';
import { observer } from 'mobx-react-lite';
import { useTranslate } from '@torg/i18n/react';
import { href } from '@torg/market-routing';
import { IconLink } from '@torg/ui';
import { useScope } from '../../scope/scope-context.tsx';
import { useHydrated } from '../../scope/use-hydrated.ts';
import * as styles from './personal-links.css.ts';

/** Account, favourites and cart. Whose they are and what is in them arrives in the browser; the page itself is the same for everyone. */
export const PersonalLinks = observer(function PersonalLinks() {
  const t = useTranslate();
  const { site, stores } = useScope();
  const hydrated = useHydrated();
  const marked = hydrated ? stores.favourites.count : 0;
  const units = hydrated ? stores.cart.itemCount : 0;
  const openPanel = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    stores.ui.setCartPanelOpen(true);
  };
  const name = hydrated ? (stores.session.user?.firstName ?? '') : '';
  return (
    <>
      <span className={styles.account}>
        <IconLink
          href={href(site.locale, 'account', {})}
          icon="user"
          label={name ? t('account.linkNamed', { name }) : t('account.link')}
        />
        <span className={styles.name} aria-hidden="true">
          {name || t('account.signIn.submit')}
        </span>
      </span>
      <IconLink
        href={href(site.locale, 'favourites', {})}
        icon="heart"
        label={
          marked > 0 ? `${t('shell.favourites')}, ${t('favourites.count', { count: marked })}` : t('shell.favourites')
        }
        count={marked}
      />
      <IconLink
        href={href(site.locale, 'cart', {})}
        icon="cart"
        label={units > 0 ? `${t('shell.cart')}, ${t('cart.count', { count: units })}` : t('shell.cart')}
        count={units}
        onClick={openPanel}
      />
    </>
  );
});
