import { observer } from 'mobx-react-lite';
import { useTranslate } from '@torg/i18n/react';
import { siteHref } from '@torg/market-routing';
import { Columns, Heading, Link, RadioGroup, Stack, Text, TextField } from '@torg/ui';
import { signInQuery } from '../../navigation/sign-in-address.ts';
import { useScope } from '../../scope/scope-context.tsx';
import { useCheckout } from './checkout-context.ts';
import * as styles from './checkout.css.ts';

/** Who buys, and where the confirmation goes. An account may be signed in to, and is not needed. */
export const ContactSection = observer(function ContactSection() {
  const t = useTranslate();
  const { store, field } = useCheckout();
  const isOrganisation = store.customerType === 'ORGANIZATION';
  return (
    <section className={styles.section} aria-labelledby="checkout-contact">
      <Heading level={2} size="m" id="checkout-contact">
        {t('checkout.contact.heading')}
      </Heading>
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
      {isOrganisation && (
        <Columns phone={1} tablet={2} space="m">
          <TextField
            {...field('billingAddress.company')}
            autoComplete="organization"
            label={t('checkout.company')}
            required
          />
          <TextField
            {...field('identityNumber')}
            inputMode="numeric"
            autoComplete="off"
            label={t('checkout.organisationId')}
            required
          />
          <TextField {...field('goodsLabel')} autoComplete="off" label={t('checkout.reference')} />
          <TextField {...field('customerOrderNumber')} autoComplete="off" label={t('checkout.orderNumber')} />
        </Columns>
      )}
    </section>
  );
});

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
