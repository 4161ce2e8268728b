import { useLocation } from '../../routes/router-navigation.ts';
import { useShownPage } from '../../scope/shown-page.tsx';
import { useTranslate } from '@torg/i18n/react';
import { samePageOn } from '@torg/market-routing';
import { useScope } from '../../scope/scope-context.tsx';
import * as styles from './market-links.css.ts';
import { Icon, VisuallyHidden } from '@torg/ui';

/** Links to this same page in the shop's other languages. They lead to another domain, so they are whole addresses. */
export function MarketLinks() {
  const t = useTranslate();
  const { site, config } = useScope();
  const { pathname } = useLocation();
  const page = useShownPage();
  const others = config.sites.filter((other) => other.locale !== site.locale);
  return others.map((other) => {
    const market = other.locale === 'sv' ? t('shell.market.sv') : t('shell.market.nb');
    const known = page.kind === 'found' ? page.head.alternates[other.languageId] : undefined;
    return (
      <a
        key={other.locale}
        className={styles.link}
        href={known ?? samePageOn(other, { locale: site.locale, pathname })}
        hrefLang={other.languageId}
      >
        <Icon name="globe" />
        <VisuallyHidden>{t('shell.market.switchTo', { market })}</VisuallyHidden>
        <span className={styles.text} aria-hidden="true">
          {other.languageId.slice(-2)}
        </span>
      </a>
    );
  });
}
