import { useRef, type MouseEvent } from 'react';
import { useTranslate } from '@torg/i18n/react';
import { sitePath, type MarketSite } from '@torg/market-routing';
import { Icon, VisuallyHidden } from '@torg/ui';
import { useScope } from '../../scope/scope-context.tsx';
import { useForm } from '../../page/form/use-form.tsx';
import { useShownPage } from '../../page/shown-page.tsx';
import { checkoutKey } from '../../config/stored.ts';
import { tool } from './header-tool.css.ts';
import { groupMarkets, type MarketGroup } from './group-markets.ts';
import { countryName, marketName } from './market-name.ts';
import * as styles from './market-links.css.ts';
import { useClosingList } from './use-closing-list.ts';

const shownForm = { name: 'market', fetch: async () => (await import('./market.form.ts')).marketForm };

/** Leads to this same page in the shop's other markets: one beside the rest of the header, several in a list that opens. */
export function MarketLinks() {
  const t = useTranslate();
  const { site, config } = useScope();
  const linkTo = useLinkTo();
  const elsewhere = config.sites.filter(({ origin, basePath }) => origin !== site.origin || basePath !== site.basePath);
  const [other] = elsewhere;
  if (elsewhere.length === 1 && other && config.marketsHere.length === 0) {
    return (
      <a className={tool} {...linkTo(other)}>
        <Market country={countryName(other)} label={t('shell.market.switchTo', { market: marketName(other, t) })} />
      </a>
    );
  }
  const groups = groupMarkets([...config.marketsHere, ...elsewhere]);
  return groups.length > 0 && <MarketList groups={groups} />;
}

function MarketList({ groups }: { groups: readonly MarketGroup[] }) {
  const t = useTranslate();
  const { site } = useScope();
  const list = useRef<HTMLDetailsElement>(null);
  useClosingList(list);
  return (
    <details ref={list} className={styles.markets}>
      <summary className={styles.current}>
        <Market country={countryName(site)} label={`${t('shell.market.heading')}: ${marketName(site, t)}`} />
      </summary>
      <div className={styles.panel}>
        {groups.map((group) => (
          <Group key={group.key} group={group} isNamed={groups.length > 1} />
        ))}
      </div>
    </details>
  );
}

/** The markets of one group. Its name is seen where there are others. */
function Group({ group: { key, markets }, isNamed }: { group: MarketGroup; isNamed: boolean }) {
  const t = useTranslate();
  const { marketsHere } = useScope().config;
  const name = t('shell.market.group', { group: key });
  return (
    <section aria-label={name}>
      {isNamed && (
        <p className={styles.group} aria-hidden="true">
          {name}
        </p>
      )}
      <ul>
        {markets.map((market) => (
          <li key={market.origin + market.basePath + market.marketId}>
            {marketsHere.includes(market) ? <MarketHere market={market} /> : <MarketElsewhere market={market} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

function MarketElsewhere({ market }: { market: MarketSite }) {
  const t = useTranslate();
  const linkTo = useLinkTo();
  return (
    <a className={tool} {...linkTo(market)} lang={market.hreflang}>
      {marketName(market, t)}
    </a>
  );
}

/** A market at the same address as this one: choosing it is a plain form, after which this page comes again. */
function MarketHere({ market }: { market: MarketSite }) {
  const t = useTranslate();
  const { leaveFor } = useScope().stores.market;
  const form = useForm(shownForm);
  return (
    // The server answers it in every browser, as the other market is another document.
    <form {...form.props} onSubmit={() => leaveFor(market.marketId)}>
      {form.marker}
      <button className={styles.choice} type="submit" name={form.field('market').name} value={market.marketId}>
        {marketName(market, t)}
      </button>
    </form>
  );
}

/**
 * A link to this same page on another site: a whole address, since a site may have a domain of its own. What was typed
 * into the checkout goes along to another domain, whose storage does not have it.
 */
function useLinkTo() {
  const page = useShownPage();
  const scope = useScope();
  const { site, keptCheckout } = scope;
  const addresses = page.kind === 'found' ? (page.head.switchesTo ?? page.head.alternates) : page.alternates;
  return (other: MarketSite) => {
    const href = addresses[other.hreflang] ?? other.origin + sitePath(other, '/');
    if (other.origin === site.origin) return { href, hrefLang: other.hreflang };
    return {
      href,
      hrefLang: other.hreflang,
      // Before the tab is alive the boot script holds a press while this is stored.
      'data-takes': checkoutKey,
      onClick(event: MouseEvent) {
        const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey;
        if (opensElsewhere || !keptCheckout.read()) return;
        event.preventDefault();
        import('./carry-checkout.ts').then(
          ({ carryCheckout }) => carryCheckout(new URL(href), scope),
          () => location.assign(href),
        );
      },
    };
  };
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
