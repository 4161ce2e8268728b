import { useQuery } from '@tanstack/react-query';
import { useTranslate } from '@torg/i18n/react';
import { href } from '@torg/market-routing';
import { Box, Columns, Link, Stack, Text } from '@torg/ui';
import { companyQuery } from '../../queries/company-query.ts';
import { useScope } from '../../scope/scope-context.tsx';
import { customerPages } from './customer-pages.ts';

const about = {
  accountOrders: 'overview.orders',
  savedCarts: 'overview.savedCarts',
  company: 'overview.company',
  accountAddresses: 'overview.addresses',
  accountSettings: 'overview.settings',
  accountBalance: 'overview.balance',
} as const;

/** The pages of a customer, with what is on each, for the first of them. */
export function CustomerOverview() {
  const t = useTranslate();
  const scope = useScope();
  const { site, config } = scope;
  const { data: company } = useQuery(companyQuery(scope));
  return (
    <nav aria-label={t('account.link')}>
      <Columns phone={1} tablet={2} space="m">
        {customerPages(config, { hasCompany: !!company }).map(({ name, heading }) => (
          <Box key={name} space="m" isBordered>
            <Stack space="xs">
              <Link href={href(site.locale, name, {})} isStandalone>
                {t(heading)}
              </Link>
              <Text tone="soft">{t(about[name])}</Text>
            </Stack>
          </Box>
        ))}
      </Columns>
    </nav>
  );
}
