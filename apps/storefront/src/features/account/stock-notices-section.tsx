import { useQuery } from '@tanstack/react-query';
import type { StockNotice } from '@torg/commerce-sdk/extensions';
import { useTranslate } from '@torg/i18n/react';
import { href } from '@torg/market-routing';
import { Badge, Button, Heading, Link, Spread, Stack, Text } from '@torg/ui';
import { useForm } from '../../page/form/use-form.tsx';
import { useScope } from '../../scope/scope-context.tsx';
import { stockNoticesQuery } from './own-affairs-queries.ts';
import { ProblemNotice } from '../../elements/problem-notice.tsx';
import * as styles from './orders-page.css.ts';

const shownForm = {
  name: 'end-stock-notice',
  fetch: async () => (await import('./end-stock-notice.form.ts')).endStockNoticeForm,
};

/** The goods that a customer waits for, each to be waited for no more. */
export function StockNoticesSection() {
  const t = useTranslate();
  const { data: notices } = useQuery(stockNoticesQuery(useScope()));
  if (!notices) return null;
  return (
    <section>
      <Stack space="s">
        <Heading level={2} size="m">
          {t('settings.notices.heading')}
        </Heading>
        {notices.length === 0 ? (
          <Text tone="soft">{t('settings.notices.none')}</Text>
        ) : (
          <ul className={styles.list}>
            {notices.map((notice) => (
              <li key={notice.id}>
                <Notice notice={notice} />
              </li>
            ))}
          </ul>
        )}
      </Stack>
    </section>
  );
}

function Notice({ notice: { id, alias, productName, isConfirmed } }: { notice: StockNotice }) {
  const t = useTranslate();
  const { site } = useScope();
  const form = useForm(shownForm, { about: { notice: String(id) } });
  return (
    <form {...form.props}>
      {form.marker}
      <ProblemNotice kind={form.outcome?.answer?.kind} />
      <Spread>
        <span>
          <Link href={href(site.locale, 'productByAlias', { alias })}>{productName}</Link>{' '}
          {!isConfirmed && <Badge>{t('settings.notices.unconfirmed')}</Badge>}
        </span>
        <Button
          type="submit"
          variant="secondary"
          size="s"
          isPending={form.isPending}
          aria-label={t('settings.notices.endOf', { name: productName })}
        >
          {t('settings.notices.end')}
        </Button>
      </Spread>
    </form>
  );
}
