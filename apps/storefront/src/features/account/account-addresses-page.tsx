import { useQuery } from '@tanstack/react-query';
import { useTranslate } from '@torg/i18n/react';
import { href } from '@torg/market-routing';
import { ButtonLink, Heading, Notice, Stack, Text } from '@torg/ui';
import { AddressBook } from '@torg/ui/rows';
import { addressLines } from '../../display/address-lines.ts';
import { countryOf } from '../../display/country-of.ts';
import { useSearchParams } from '../../navigation/router-navigation.ts';
import { addressBookQuery } from '../../queries/address-book-query.ts';
import { useScope } from '../../scope/scope-context.tsx';
import { DefaultAddressForm, RemoveAddressForm } from './address-actions.tsx';
import { AddressForm } from './address-form.tsx';
import { profileQuery } from './profile-query.ts';

/** The addresses of a customer: the account's own, and those that they keep beside it. */
export function AccountAddressesPage() {
  const t = useTranslate();
  const scope = useScope();
  const { site } = scope;
  const [query] = useSearchParams();
  const { data: profile } = useQuery(profileQuery(scope));
  const { data: kept } = useQuery(addressBookQuery(scope));
  if (!profile || !kept) return null;
  const asked = query.get('address');
  const changed = kept.find(({ id }) => id === asked) ?? null;
  if (changed || asked === 'new') return <AddressForm key={asked} kept={changed} profile={profile} />;
  const done = (['saved', 'removed'] as const).find((one) => query.get(one) === '1');
  const hasDefault = kept.some(({ isDefault }) => isDefault);
  const withEntryCode = (lines: readonly string[], code: string) =>
    code === '' ? lines : [...lines, t('addresses.entryCode', { code })];
  const marksOf = (isDefault: boolean) => (isDefault ? [t('addresses.default')] : []);
  const [ownLine = '', ...ownLines] = profile.address ? addressLines(profile.address, countryOf(site)) : [];
  const own = {
    id: '',
    heading: ownLine || profile.email,
    lines: ownLines.length > 0 ? withEntryCode(ownLines, profile.address?.entryCode ?? '') : [t('addresses.own.none')],
    marks: [t('addresses.own'), ...marksOf(!hasDefault)],
    actions: (
      <>
        <ButtonLink
          href={href(site.locale, 'accountSettings', {})}
          variant="quiet"
          size="s"
          aria-label={t('addresses.own.change')}
        >
          {t('addresses.change')}
        </ButtonLink>
        {hasDefault && <DefaultAddressForm address={null} name={t('addresses.own')} />}
      </>
    ),
  };
  return (
    <Stack space="l">
      <Stack space="s">
        <Heading level={1}>{t('account.addresses.heading')}</Heading>
        <Text tone="soft">{t('addresses.text')}</Text>
        {done && (
          <Notice key={done} tone="success" role="status">
            {t(`addresses.${done}`)}
          </Notice>
        )}
      </Stack>
      <AddressBook
        label={t('account.addresses.heading')}
        headingLevel={2}
        addresses={[
          own,
          ...kept.map((address) => {
            const { id, isDefault, entryCode, addressLine1: name } = address;
            const [heading = '', ...known] = addressLines({ ...address, ...unkept }, countryOf(site));
            const lines = withEntryCode(known, entryCode);
            return {
              ...{ id, heading, lines, marks: marksOf(isDefault) },
              actions: (
                <>
                  <ButtonLink
                    href={href(site.locale, 'accountAddresses', {}, { address: id })}
                    variant="quiet"
                    size="s"
                    aria-label={t('addresses.changeOf', { name })}
                  >
                    {t('addresses.change')}
                  </ButtonLink>
                  {!isDefault && <DefaultAddressForm address={id} name={name} />}
                  <RemoveAddressForm address={id} name={name} />
                </>
              ),
            };
          }),
        ]}
      />
      <div>
        <ButtonLink href={href(site.locale, 'accountAddresses', {}, { address: 'new' })} variant="secondary">
          {t('addresses.add')}
        </ButtonLink>
      </div>
    </Stack>
  );
}

/** Parts that the address book does not have. */
const unkept = { addressLine3: '', state: '', phone: '' };
