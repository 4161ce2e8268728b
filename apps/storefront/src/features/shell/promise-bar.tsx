import { observer } from 'mobx-react-lite';
import { useTranslate } from '@torg/i18n/react';
import { Icon } from '@torg/ui';
import { useScope } from '../../scope/scope-context.tsx';
import { useVatView } from '../../scope/use-vat-view.ts';
import { freeShippingLimit, noLimit } from '../../display/free-shipping-limit.ts';
import * as styles from './promise-bar.css.ts';

/** What the shop promises, above everything else. */
export const PromiseBar = observer(function PromiseBar() {
  const t = useTranslate();
  const scope = useScope();
  const limit = freeShippingLimit(scope);
  const vatView = useVatView();
  const { freeReturns, others } = scope.config.shop.claims;
  if (limit === noLimit && !freeReturns && others.length === 0) return null;
  return (
    <ul className={styles.bar} aria-label={t('shell.promises')}>
      {limit !== noLimit && (
        <li className={styles.promise}>
          <Icon name="truck" size="s" /> {t('shell.promise.freeShipping', { limit, vatView })}
        </li>
      )}
      {freeReturns && (
        <li className={styles.promise}>
          <Icon name="return" size="s" /> {t('shell.promise.freeReturns')}
        </li>
      )}
      {others.map(({ icon, text }) => (
        <li key={text} className={styles.promise}>
          <Icon name={icon} size="s" /> {text}
        </li>
      ))}
    </ul>
  );
});
