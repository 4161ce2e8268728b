import { useTranslate } from '@torg/i18n/react';
import { Badge, Text } from '@torg/ui';
import { useScope } from '../../scope/scope-context.tsx';
import * as styles from './service-hours.css.ts';
import { serviceState } from './service-state.ts';
import { useNow } from './use-now.ts';

/** When customer service is there, and whether it is right now. */
export function ServiceHours() {
  const t = useTranslate();
  const { hours, holidaysOf } = useScope().config.shop.service;
  return (
    <div className={styles.hours}>
      <Text>{hours}</Text>
      {holidaysOf !== undefined && (
        <Text tone="soft" size="s">
          {t('footer.hours.holidays', { country: holidaysOf })}
        </Text>
      )}
      <div className={styles.now}>
        <StateNow />
      </div>
    </div>
  );
}

function StateNow() {
  const t = useTranslate();
  const { site, config } = useScope();
  const now = useNow();
  if (now === null) return null;
  const { isOpen, label } = serviceState(now, { ...config.shop.service, locale: site.locale }, t);
  return <Badge tone={isOpen ? 'success' : 'neutral'}>{label}</Badge>;
}
