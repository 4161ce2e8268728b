import { observer } from 'mobx-react-lite';
import { useTranslate } from '@torg/i18n/react';
import { Button, Notice } from '@torg/ui';
import { useForm } from '../../page/form/use-form.tsx';
import { useScope } from '../../scope/scope-context.tsx';
import { customerMisfit } from './customer-fit.ts';

const shownForm = {
  name: 'customer-type',
  fetch: async () => (await import('../../elements/customer-type.form.ts')).customerTypeForm,
};

/** Warns whoever buys as somebody that their account is not, and lets them mend it. */
export const CustomerFitNotice = observer(function CustomerFitNotice() {
  const t = useTranslate();
  const { customer, session } = useScope().stores;
  const misfit = customerMisfit(session.user?.customerType ?? null, customer.customerType);
  const form = useForm(shownForm, { about: { customerType: misfit?.mend ?? '' }, leadsOn: false });
  if (!misfit) return null;
  return (
    <Notice tone="warning">
      {t(`trade.fit.${misfit.account}`)}
      <form {...form.props}>
        {form.marker}
        <Button type="submit" variant="secondary" size="s" isPending={form.isPending}>
          {t(`trade.fit.${misfit.account}.mend`)}
        </Button>
      </form>
    </Notice>
  );
});
