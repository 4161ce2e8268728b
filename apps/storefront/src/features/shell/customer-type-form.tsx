import { observer } from 'mobx-react-lite';
import type { CustomerType } from '@torg/commerce-sdk/domain';
import { useTranslate } from '@torg/i18n/react';
import { useForm } from '../../page/form/use-form.tsx';
import { useScope } from '../../scope/scope-context.tsx';
import * as styles from './customer-type-form.css.ts';

const shownForm = {
  name: 'customer-type',
  fetch: async () => (await import('../../elements/customer-type.form.ts')).customerTypeForm,
};

const customerTypes: readonly CustomerType[] = ['PERSON', 'ORGANIZATION'];

/** Whom one buys for, which decides whether prices are told with VAT or without. With script the page shows it at once. */
export const CustomerTypeForm = observer(function CustomerTypeForm() {
  const t = useTranslate();
  const { customer } = useScope().stores;
  const form = useForm(shownForm, { leadsOn: false });
  return (
    <form {...form.props}>
      {form.marker}
      <div className={styles.types} role="group" aria-label={t('shell.customerType.label')}>
        {customerTypes.map((type) => (
          <button
            key={type}
            type="submit"
            name={form.field('customerType').name}
            value={type}
            className={styles.type}
            aria-pressed={type === customer.customerType}
          >
            {t(`shell.customerType.${type}`)}
          </button>
        ))}
      </div>
    </form>
  );
});
