import { useTranslate } from '@torg/i18n/react';
import { href } from '@torg/market-routing';
import { useLinkElement } from '@torg/ui';
import { useScope } from '../../scope/scope-context.tsx';
import * as styles from './shop-header.css.ts';

/** The shop's name, which leads to its front page. */
export function ShopName() {
  const t = useTranslate();
  const { site, config } = useScope();
  const { name } = config.shop;
  const LinkElement = useLinkElement();
  return (
    <LinkElement
      href={href(site.locale, 'home', {})}
      className={styles.logo}
      aria-label={t('shell.toHome', { shop: name })}
    >
      {name}
    </LinkElement>
  );
}
