import { useTranslate } from '@torg/i18n/react';
import { sitePath, type MarketSite } from '@torg/market-routing';
import { Icon, VisuallyHidden } from '@torg/ui';
import { useScope } from '../../scope/scope-context.tsx';
import { useShownPage } from '../../scope/shown-page.tsx';
import { countryOf, marketName } from './market-name.ts';
import * as styles from './market-links.css.ts';

/** Links to this same page on the shop's other sites: one beside the rest of the header, several in a list that opens. */
export function MarketLinks() {
  const t = useTranslate();
  const { site, config } = useScope();
  const addressOn = useAddressOn();
  const others = config.sites.filter(({ origin, basePath }) => origin !== site.origin || basePath !== site.basePath);
  const [other] = others;
  if (!other) return null;
  if (others.length === 1) {
    return (
      <a className={styles.link} href={addressOn(other)} hrefLang={other.hreflang}>
        <Market country={countryOf(other)} label={t('shell.market.switchTo', { market: marketName(other, t) })} />
      </a>
    );
  }
  return (
    <details className={styles.markets}>
      <summary className={styles.current}>
        <Market country={countryOf(site)} label={t('shell.market.heading')} />
      </summary>
      <ul className={styles.list}>
        {others.map((one) => (
          <li key={one.origin + one.basePath}>
            <a className={styles.link} href={addressOn(one)} hrefLang={one.hreflang} lang={one.hreflang}>
              {marketName(one, t)}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Where the switch leads on another site. The links are whole addresses, since a site may have a domain of its own. */
function useAddressOn() {
  const page = useShownPage();
  const addresses = page.kind === 'found' ? (page.head.switchesTo ?? page.head.alternates) : page.alternates;
  return (other: MarketSite) => addresses[other.hreflang] ?? other.origin + sitePath(other, '/');
}

function Market({ country, label }: { country: string; label: string }) {
  return (
    <>
      <Icon name="globe" />
      <VisuallyHidden>{label}</VisuallyHidden>
      <span className={styles.text} aria-hidden="true">
        {country}
      </span>
    </>
  );
}
