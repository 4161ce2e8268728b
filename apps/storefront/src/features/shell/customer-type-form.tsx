import type { MouseEvent } from 'react';
import { observer } from 'mobx-react-lite';
import type { CustomerType } from '@torg/commerce-sdk/domain';
import { useTranslate } from '@torg/i18n/react';
import { siteHref } from '@torg/market-routing';
import { useLocation } from '../../navigation/router-navigation.ts';
import { useScope } from '../../scope/scope-context.tsx';
import * as styles from './customer-type-form.css.ts';

const customerTypes: readonly CustomerType[] = ['PERSON', 'ORGANIZATION'];

/** Whom one buys for, which decides whether prices are told with VAT or without. A plain form, so it works without script too. */
export const CustomerTypeForm = observer(function CustomerTypeForm() {
  const t = useTranslate();
  const { site, stores } = useScope();
  const { pathname, search } = useLocation();
  const choose = (type: CustomerType) => (event: MouseEvent) => {
    event.preventDefault();
    stores.customer.change(type);
  };
  return (
    <form method="post" action={siteHref(site, 'customerTypeForm', {})}>
      <input type="hidden" name="returnTo" value={pathname + search} />
      <div className={styles.types} role="group" aria-label={t('shell.customerType.label')}>
        {customerTypes.map((type) => (
          <button
            key={type}
            type="submit"
            name="customerType"
            value={type}
            className={styles.type}
            onClick={choose(type)}
            aria-pressed={type === stores.customer.customerType}
          >
            {t(`shell.customerType.${type}`)}
          </button>
        ))}
      </div>
    </form>
  );
});
