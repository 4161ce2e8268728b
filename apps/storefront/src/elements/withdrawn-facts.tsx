import type { Withdrawal } from '@torg/commerce-sdk/extensions';
import { useTranslate } from '@torg/i18n/react';
import { Text } from '@torg/ui';
import { writeMoment } from '../display/write-moment.ts';
import { useScope } from '../scope/scope-context.tsx';
import { fact, FactsSection } from './facts-section.tsx';

/** What of an order was gone back on, and when; nothing where nothing was. */
export function WithdrawnFacts({ withdrawal }: { withdrawal: Withdrawal | null | undefined }) {
  const t = useTranslate();
  const { site, config } = useScope();
  const received = withdrawal?.received ?? [];
  if (received.length === 0) return null;
  const format = { language: site.languageId, timeZone: config.shop.service.timeZone };
  return (
    <FactsSection
      heading={t('withdrawn.heading')}
      facts={received.map(({ reference, receivedAt, items }) =>
        fact(
          `${reference} · ${writeMoment(receivedAt, format)}`,
          items.map(({ quantity, name }) => t('withdrawn.line', { quantity, name })).join(', '),
        ),
      )}
    >
      <Text tone="soft">{t('withdrawn.next', { company: config.shop.seller.name })}</Text>
    </FactsSection>
  );
}
