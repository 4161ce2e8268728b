import type { MouseEvent } from 'react';
import { observer } from 'mobx-react-lite';
import { useTranslate } from '@torg/i18n/react';
import { href } from '@torg/market-routing';
import { Icon, IconLink, useLinkElement } from '@torg/ui';
import { useScope } from '../../scope/scope-context.tsx';
import { useHydrated } from '../../scope/use-hydrated.ts';
import { tool } from './header-tool.css.ts';
import * as styles from './personal-links.css.ts';

/**
 * Account, favourites and cart. Whose they are and what is in them arrives in the browser; the page itself is the same for
 * everyone. Before it is alive the boot script writes the counts, by `data-counts`.
 */
export const PersonalLinks = observer(function PersonalLinks() {
  const t = useTranslate();
  const { site, stores } = useScope();
  const LinkElement = useLinkElement();
  const hydrated = useHydrated();
  const marked = hydrated ? stores.favourites.count : 0;
  const units = hydrated ? stores.cart.itemCount : 0;
  const openPanel = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    stores.ui.setCartPanelOpen(true);
  };
  const name = hydrated ? (stores.session.user?.firstName ?? '') : '';
  const account = name
    ? { label: t('shell.account', { name }), text: name }
    : { label: t('shell.signIn.submit'), text: t('shell.signIn.submit') };
  return (
    <>
      <LinkElement href={href(site.locale, 'account', {})} className={tool} aria-label={account.label}>
        <Icon name="user" />
        <span className={styles.name}>{account.text}</span>
      </LinkElement>
      <IconLink
        href={href(site.locale, 'favourites', {})}
        data-counts="favourites"
        icon="heart"
        label={
          marked > 0
            ? `${t('shell.favourites')}, ${t('shell.favourites.count', { count: marked })}`
            : t('shell.favourites')
        }
        count={marked}
      />
      <IconLink
        href={href(site.locale, 'cart', {})}
        data-counts="cart"
        icon="cart"
        label={units > 0 ? `${t('shell.cart')}, ${t('shell.cart.count', { count: units })}` : t('shell.cart')}
        count={units}
        onClick={openPanel}
      />
    </>
  );
});
