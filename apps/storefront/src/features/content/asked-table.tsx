import { useTranslate } from '@torg/i18n/react';
import { Heading, Stack, Table, Text } from '@torg/ui';
import { thirdParties } from '../../config/third-parties.ts';
import { useScope } from '../../scope/scope-context.tsx';

/** Whom else a visitor's browser asks, from the table that the content security policy is made of; nothing where that is nobody. */
export function AskedTable() {
  const t = useTranslate();
  const { config } = useScope();
  const asked = thirdParties(config);
  const caption = t('cookies.asked.heading');
  if (asked.length === 0) return null;
  return (
    <Stack space="m" as="section">
      <Heading level={2}>{caption}</Heading>
      <Text tone="soft">{t('cookies.asked.text')}</Text>
      <Table
        caption={caption}
        isCaptionHidden
        isStackedOnPhones
        columns={[
          { id: 'name', label: t('cookies.stored.name') },
          { id: 'purpose', label: t('cookies.stored.purpose') },
          { id: 'category', label: t('cookies.stored.category') },
        ]}
        rows={asked.map(({ name, purpose, category }) => ({
          id: `${purpose} ${name}`,
          cells: { name, purpose: t(`cookies.asked.${purpose}`), category: t(`cookies.category.${category}`) },
        }))}
      />
    </Stack>
  );
}
