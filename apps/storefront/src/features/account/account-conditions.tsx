import { useQuery } from '@tanstack/react-query';
import { useTranslate } from '@torg/i18n/react';
import { Inline, Link, Text } from '@torg/ui';
import { useScope } from '../../scope/scope-context.tsx';
import { conditionsQuery } from './conditions-query.ts';

/** Leads to what goes for whoever has an account, beside the form that makes one; nothing where no page says it. */
export function AccountConditions() {
  const t = useTranslate();
  const { data: pages = [] } = useQuery(conditionsQuery(useScope()));
  if (pages.length === 0) return null;
  return (
    <Inline space="s">
      <Text tone="soft">{t('account.create.conditions')}</Text>
      {pages.map(({ title, path }) => (
        <Link key={path} href={path} target="_blank" isStandalone>
          {t('account.create.newTab', { title })}
        </Link>
      ))}
    </Inline>
  );
}
