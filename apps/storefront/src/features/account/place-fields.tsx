import type { Address } from '@torg/commerce-sdk/domain';
import { formatPostalCode } from '@torg/commerce-sdk/domain';
import { useTranslate } from '@torg/i18n/react';
import { Columns, NativeSelect, PostalCodeField, TextField } from '@torg/ui';
import { countryOf } from '../../display/country-of.ts';
import { useScope } from '../../scope/scope-context.tsx';
import { addressCountries } from './profile-fields.ts';

type PlaceField = 'addressLine1' | 'addressLine2' | 'zip' | 'city' | 'country' | 'careOf' | 'entryCode';

interface PlaceFieldsProps {
  /** For the control of a field: its name, what was typed into it, and why it is not taken. */
  field(name: PlaceField): { name: string; defaultValue?: string; error?: string };
  /** What is known until something else was typed. */
  known: Partial<Pick<Address, PlaceField>> | null;
  /** Whether there is no address without them. */
  isNeeded?: boolean;
}

/** Where somebody lives, without who it is. */
export function PlaceFields({ field, known, isNeeded = false }: PlaceFieldsProps) {
  const t = useTranslate();
  const { site } = useScope();
  const country = countryCodeOf(known?.country ?? '') ?? countryOf(site);
  const knownField = (name: PlaceField, text = known?.[name] ?? '') => {
    const { defaultValue, ...rest } = field(name);
    return { ...rest, defaultValue: defaultValue ?? text };
  };
  return (
    <Columns phone={1} tablet={2} space="m">
      <TextField
        {...knownField('addressLine1')}
        label={t('settings.addressLine1')}
        autoComplete="address-line1"
        required={isNeeded}
      />
      <TextField {...knownField('addressLine2')} label={t('settings.addressLine2')} autoComplete="address-line2" />
      <PostalCodeField
        {...knownField('zip', formatPostalCode(known?.zip ?? '', country))}
        label={t('settings.zip')}
        autoComplete="postal-code"
        required={isNeeded}
      />
      <TextField {...knownField('city')} label={t('settings.city')} autoComplete="address-level2" required={isNeeded} />
      <NativeSelect
        {...knownField('country', country)}
        label={t('settings.country')}
        autoComplete="country"
        options={addressCountries.map((value) => ({ value, label: t(`settings.country.${value}`) }))}
      />
      <TextField {...knownField('careOf')} label={t('settings.careOf')} autoComplete="off" />
      <TextField {...knownField('entryCode')} label={t('settings.entryCode')} autoComplete="off" />
    </Columns>
  );
}

/** The code of a country that the account writes by its code or its English name; null where it is another or none. */
function countryCodeOf(written: string): string | null {
  const names = new Intl.DisplayNames('en', { type: 'region' });
  return addressCountries.find((code) => written === code || written === names.of(code)) ?? null;
}
