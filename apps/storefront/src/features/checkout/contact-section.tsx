import { observer } from 'mobx-react-lite';
import { useTranslate } from '@torg/i18n/react';
import { Columns, IdentityField, RadioGroup, Text, TextField } from '@torg/ui';
import { useScope } from '../../scope/scope-context.tsx';
import { useCheckout } from './checkout-context.ts';
import type { CompanyPurchase } from './company-purchase.ts';
import { StepSection } from './step-section.tsx';
import { useCompanyPurchase } from './use-company-purchase.ts';

/** Who buys, and where the confirmation goes. */
export const ContactSection = observer(function ContactSection() {
  const t = useTranslate();
  const { store, field } = useCheckout();
  return (
    <StepSection step="contact">
      <Text tone="muted" size="s">
        {t('checkout.kept')}
      </Text>
      <RadioGroup
        id="customerType"
        name="customerType"
        legend={t('checkout.customerType.label')}
        value={store.customerType}
        options={[
          { value: 'PERSON', label: t('checkout.customerType.person') },
          { value: 'ORGANIZATION', label: t('checkout.customerType.organisation') },
        ]}
      />
      <TextField
        {...field('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        label={t('checkout.email')}
        hint={t('checkout.email.hint')}
        required
      />
      {store.customerType === 'ORGANIZATION' && <Organisation />}
    </StepSection>
  );
});

/** What an organisation is asked besides: who it is, and what its books know the order by. */
const Organisation = observer(function Organisation() {
  const t = useTranslate();
  const { field } = useCheckout();
  const { session } = useScope().stores;
  const purchase = useCompanyPurchase();
  return (
    <>
      {purchase && <BilledOrganisation {...purchase} />}
      <Columns phone={1} tablet={2} space="m">
        {!purchase && (
          <>
            <TextField
              {...field('billingAddress.company')}
              autoComplete="billing organization"
              label={t('checkout.company')}
              required
            />
            <IdentityField {...field('identityNumber')} label={t('checkout.organisationId')} required />
          </>
        )}
        <TextField
          {...field('goodsLabel')}
          autoComplete="off"
          label={t('checkout.reference')}
          hint={t(session.user ? 'checkout.reference.account' : 'checkout.reference.kept')}
        />
        <TextField {...field('customerOrderNumber')} autoComplete="off" label={t('checkout.orderNumber')} />
        <TextField
          {...field('eInvoice')}
          autoComplete="off"
          label={t('checkout.eInvoice')}
          hint={t('checkout.eInvoice.hint')}
        />
      </Columns>
    </>
  );
});

/** Whoever buys as a member of an organization is told which one is billed. */
function BilledOrganisation({ company, organisationNumber }: CompanyPurchase) {
  const t = useTranslate();
  return (
    <div>
      <Text>{company}</Text>
      <Text size="s" tone="soft">
        {t('checkout.organisationId')} {organisationNumber}
      </Text>
      <input type="hidden" name="billingAddress.company" value={company} />
      <input type="hidden" name="identityNumber" value={organisationNumber} />
    </div>
  );
}
