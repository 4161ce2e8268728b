import { useQuery } from '@tanstack/react-query';
import { useTranslate } from '@torg/i18n/react';
import { href } from '@torg/market-routing';
import { Inline, Link } from '@torg/ui';
import { companyQuery } from '../queries/company-query.ts';
import { useScope } from '../scope/scope-context.tsx';
import { useShownPage } from '../page/shown-page.tsx';
import { customerPages } from './customer-pages.ts';

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
