import { observer } from 'mobx-react-lite';
import { useTranslate } from '@torg/i18n/react';
import { siteHref } from '@torg/market-routing';
import { Columns, IdentityField, Link, RadioGroup, Stack, Text, TextField } from '@torg/ui';
import { signInQuery } from '../../navigation/sign-in-address.ts';
import { useScope } from '../../scope/scope-context.tsx';
import { useCheckout } from './checkout-context.ts';
import { StepSection } from './step-section.tsx';

/** Who buys, and where the confirmation goes. An account may be signed in to, and is not needed. */
export const ContactSection = observer(function ContactSection() {
  const t = useTranslate();
  const { store, field } = useCheckout();
  return (
    <StepSection step="contact">
      <SignedIn />
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
function Organisation() {
  const t = useTranslate();
  const { field } = useCheckout();
  return (
    <Columns phone={1} tablet={2} space="m">
      <TextField
        {...field('billingAddress.company')}
        autoComplete="organization"
        label={t('checkout.company')}
        required
      />
      <IdentityField {...field('identityNumber')} label={t('checkout.organisationId')} required />
      <TextField {...field('goodsLabel')} autoComplete="off" label={t('checkout.reference')} />
      <TextField {...field('customerOrderNumber')} autoComplete="off" label={t('checkout.orderNumber')} />
    </Columns>
  );
}

const SignedIn = observer(function SignedIn() {
  const t = useTranslate();
  const { site, stores } = useScope();
  const { user } = stores.session;
  const here = siteHref(site, 'checkout', {});
  return (
    <Stack space="xs">
      {user ? (
        <Text tone="muted">{t('checkout.signedIn', { email: user.email })}</Text>
      ) : (
        <Link href={siteHref(site, 'checkout', {}, signInQuery(here))}>{t('checkout.signIn')}</Link>
      )}
      <Text tone="muted" size="s">
        {t('checkout.kept')}
      </Text>
    </Stack>
  );
});
