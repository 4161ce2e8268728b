import { useShownPage } from '../../scope/shown-page.tsx';
import { useTranslate } from '@torg/i18n/react';
import { locales } from '@torg/market-routing';
import { useScope } from '../../scope/scope-context.tsx';
import * as styles from './market-links.css.ts';
import { Icon, VisuallyHidden } from '@torg/ui';

/** Links to this same page in the shop's other languages. They lead to another domain, so they are whole addresses. */
export function MarketLinks() {
  const t = useTranslate();
  const { site, config } = useScope();
  const page = useShownPage();
  const others = locales.flatMap((locale) =>
    locale === site.locale ? [] : (config.sites.find((other) => other.locale === locale) ?? []),
  );
  return others.map((other) => {
    const market = other.locale === 'sv' ? t('shell.market.sv') : t('shell.market.nb');
    const { alternates } = page.kind === 'found' ? page.head : page;
    return (
      <a
        key={other.locale}
        className={styles.link}
        href={alternates[other.hreflang] ?? other.origin}
        hrefLang={other.hreflang}
      >
        <Icon name="globe" />
        <VisuallyHidden>{t('shell.market.switchTo', { market })}</VisuallyHidden>
        <span className={styles.text} aria-hidden="true">
          {other.hreflang.slice(-2)}
        </span>
      </a>
    );
  });
}
