import { useQuery } from '@tanstack/react-query';
import { useTranslate } from '@torg/i18n/react';
import { href } from '@torg/market-routing';
import { Inline, Link } from '@torg/ui';
import type { PublicConfig } from '../config/public-config.ts';
import { companyQuery } from '../queries/company-query.ts';
import { useScope } from '../scope/scope-context.tsx';
import { useShownPage } from '../page/shown-page.tsx';

const pages = [
  { name: 'accountOrders', heading: 'account.orders.heading' },
  { name: 'favourites', heading: 'account.favourites.heading' },
  { name: 'savedCarts', heading: 'account.savedCarts.heading' },
  { name: 'company', heading: 'account.company.heading' },
  { name: 'accountAddresses', heading: 'account.addresses.heading' },
  { name: 'accountSettings', heading: 'account.settings.heading' },
  { name: 'accountBalance', heading: 'account.balance.heading' },
] as const;

/** The pages of a customer that an account has, with what each is called; that of an organization is for its members. */
export function customerPages({ api }: Pick<PublicConfig, 'api'>, { hasCompany }: { hasCompany: boolean }) {
  const isMore = (name: string) => name === 'accountAddresses' || name === 'savedCarts';
  return pages.filter(({ name }) => (name === 'company' ? hasCompany : api.extensions !== null || !isMore(name)));
}

const overview = { name: 'account', heading: 'account.overview.heading' } as const;

/** The way from one page of a customer to the others. */
export function CustomerLinks() {
  const t = useTranslate();
  const scope = useScope();
  const { site, config } = scope;
  const { data: company } = useQuery(companyQuery(scope));
  const page = useShownPage();
  return (
    <nav aria-label={t('account.link')}>
      <Inline space="m">
        {[overview, ...customerPages(config, { hasCompany: !!company })].map(({ name, heading }) => {
          const isShown = page.kind === 'found' && page.name === name;
          return (
            <Link
              key={name}
              href={href(site.locale, name, {})}
              tone={isShown ? 'accent' : 'quiet'}
              isStandalone
              aria-current={isShown ? 'page' : undefined}
            >
              {t(heading)}
            </Link>
          );
        })}
      </Inline>
    </nav>
  );
}
