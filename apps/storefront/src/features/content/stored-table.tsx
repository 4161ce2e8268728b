import { useTranslate } from '@torg/i18n/react';
import type { Translate } from '@torg/i18n';
import { Heading, Stack, Table, Text } from '@torg/ui';
import { stored, type Stored } from '../../config/stored.ts';

/** All that the shop keeps in a browser, from the table that its code reads and writes by. */
export function StoredTable() {
  const t = useTranslate();
  const caption = t('cookies.stored.heading');
  return (
    <Stack space="m" as="section">
      <Heading level={2}>{caption}</Heading>
      <Text tone="soft">{t('cookies.stored.text')}</Text>
      <Table
        caption={caption}
        isCaptionHidden
        isStackedOnPhones
        columns={[
          { id: 'name', label: t('cookies.stored.name') },
          { id: 'purpose', label: t('cookies.stored.purpose') },
          { id: 'category', label: t('cookies.stored.category') },
          { id: 'kind', label: t('cookies.stored.kind') },
          { id: 'life', label: t('cookies.stored.life') },
        ]}
        rows={stored().map((row) => ({
          id: `${row.kind} ${row.name}`,
          cells: {
            name: row.name,
            purpose: t(`cookies.purpose.${row.purpose}`),
            category: t(`cookies.category.${row.category}`),
            kind: t(`cookies.kind.${row.kind}`),
            life: lifeOf(row, t),
          },
        }))}
      />
    </Stack>
  );
}

const day = 86_400;

function lifeOf({ life }: Stored, t: Translate): string {
  if (typeof life === 'string') return t(`cookies.life.${life}`);
  if (life >= 365 * day) return t('cookies.life.time', { unit: 'years', count: Math.round(life / (365 * day)) });
  if (life >= day) return t('cookies.life.time', { unit: 'days', count: Math.round(life / day) });
  return t('cookies.life.time', { unit: 'hours', count: Math.round(life / 3_600) });
}
