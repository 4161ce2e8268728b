import { useTranslate } from '@torg/i18n/react';
import type { Translate } from '@torg/i18n';
import { Heading, Stack, Table, Text } from '@torg/ui';
import { othersStored } from '../../config/others-stored.ts';
import { stored, type Stored } from '../../config/stored.ts';
import { useScope } from '../../scope/scope-context.tsx';

/**
 * All that the shop keeps in a browser, from the table that its code reads and writes by, and what the
 * scripts of others do that the channel has.
 */
export function StoredTable() {
  const t = useTranslate();
  const { config } = useScope();
  const rows = [...stored(), ...othersStored(config.scripts)];
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
        rows={rows.map((row) => ({
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

function lifeOf(row: Stored, t: Translate): string {
  const isConsented = row.category === 'statistics' || row.category === 'marketing';
  if (row.life === 'unlimited' && isConsented) return t('cookies.life.consented');
  if (typeof row.life === 'string') return t(`cookies.life.${row.life}`);
  const life = timeOf(row.life, t);
  if (row.kind !== 'cookie' || row.shortLife === undefined) return life;
  return t('cookies.life.remembered', { life, short: timeOf(row.shortLife, t) });
}

function timeOf(seconds: number, t: Translate): string {
  const [unit, length] = units.find((one) => seconds % one[1] === 0) ?? ['minutes', 60];
  return t('cookies.life.time', { unit, count: seconds / length });
}

const units = [
  ['years', 365 * day],
  ['days', day],
  ['hours', 3_600],
] as const;
