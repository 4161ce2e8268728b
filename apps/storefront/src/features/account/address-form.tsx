import type { Profile } from '@torg/commerce-sdk';
import type { KeptAddress } from '@torg/commerce-sdk/extensions';
import { useTranslate } from '@torg/i18n/react';
import { href } from '@torg/market-routing';
import { Button, Checkbox, Columns, Heading, Inline, Link, Notice, PhoneField, Stack, TextField } from '@torg/ui';
import { useForm } from '../../page/form/use-form.tsx';
import { useScope } from '../../scope/scope-context.tsx';
import { PlaceFields } from './place-fields.tsx';
import { ProblemNotice } from '../../elements/problem-notice.tsx';

const shownForm = { name: 'address', fetch: async () => (await import('./address.form.ts')).addressForm };

interface AddressFormProps {
  /** The one that is changed; null for a new one. */
  kept: KeptAddress | null;
  profile: Profile;
}

/** An address that is to be kept. */
export function AddressForm({ kept, profile }: AddressFormProps) {
  const t = useTranslate();
  const { site } = useScope();
  const form = useForm(shownForm, { about: { address: kept?.id ?? '' } });
  const { outcome } = form;
  const kind = outcome?.answer?.kind;
  const field = (name: 'firstName' | 'lastName' | 'company' | 'mobile', known: string) => {
    const { defaultValue, ...rest } = form.field(name);
    return { ...rest, defaultValue: defaultValue ?? known };
  };
  return (
    <form {...form.props}>
      {form.marker}
      <Stack space="m">
        <Heading level={1}>{t(kept ? 'addresses.form.change' : 'addresses.form.new')}</Heading>
        <ProblemNotice kind={kind} refused={t('settings.notAllowed')} />
        {kind === 'book-full' && (
          <Notice tone="danger" role="alert">
            {t('addresses.full')}
          </Notice>
        )}
        {Object.keys(outcome?.refusals ?? {}).length > 0 && (
          <Notice tone="danger" role="alert">
            {t('account.form.invalid')}
          </Notice>
        )}
        <Columns phone={1} tablet={2} space="m">
          <TextField
            {...field('firstName', kept?.firstName ?? profile.firstName)}
            label={t('account.firstName')}
            autoComplete="given-name"
            required
          />
          <TextField
            {...field('lastName', kept?.lastName ?? profile.lastName)}
            label={t('account.lastName')}
            autoComplete="family-name"
            required
          />
        </Columns>
        <TextField
          {...field('company', kept?.company ?? '')}
          label={t('addresses.company')}
          autoComplete="organization"
        />
        <PlaceFields field={form.field} known={kept} isNeeded />
        <PhoneField
          {...field('mobile', kept?.mobile ?? (profile.address?.mobile || profile.address?.phone || ''))}
          label={t('account.mobile')}
          autoComplete="tel"
        />
        {!kept?.isDefault && (
          <Checkbox
            name="isDefault"
            label={t('addresses.form.default')}
            defaultChecked={outcome?.typed.isDefault !== undefined}
          />
        )}
        <Inline space="m">
          <Button type="submit" isPending={form.isPending}>
            {t('addresses.form.submit')}
          </Button>
          <Link href={href(site.locale, 'accountAddresses', {})} isStandalone>
            {t('addresses.form.cancel')}
          </Link>
        </Inline>
      </Stack>
    </form>
  );
}
