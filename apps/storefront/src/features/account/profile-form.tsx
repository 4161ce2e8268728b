import { Fragment, useRef, useState, type FormEvent } from 'react';
import { useQuery } from '@tanstack/react-query';
import { observer } from 'mobx-react-lite';
import type { Profile } from '@torg/commerce-sdk';
import { useTranslate } from '@torg/i18n/react';
import {
  Button,
  Checkbox,
  Columns,
  Heading,
  IdentityField,
  NativeSelect,
  Notice,
  PhoneField,
  RadioGroup,
  Stack,
  TextArea,
  TextField,
} from '@torg/ui';
import { readStandingText } from '../../display/standing-texts.ts';
import { useForm } from '../../page/form/use-form.tsx';
import { useScope } from '../../scope/scope-context.tsx';
import { ByCustomerType } from './by-customer-type.tsx';
import { changedNames } from './changed-names.ts';
import { PlaceFields } from './place-fields.tsx';
import { ProblemNotice } from '../../elements/problem-notice.tsx';
import { profileQuery } from './profile-query.ts';

const shownForm = { name: 'profile', fetch: async () => (await import('./profile.form.ts')).profileForm };

/** What a customer has told of themselves, to be changed. */
export function ProfileForm() {
  const scope = useScope();
  const { data: profile } = useQuery(profileQuery(scope));
  return profile ? <Fields profile={profile} /> : null;
}

const Fields = observer(function Fields({ profile }: { profile: Profile }) {
  const t = useTranslate();
  const { stores } = useScope();
  const changes = useRef<HTMLInputElement>(null);
  const changed = useRef(new Set<string>());
  /** How often it was saved here: each time its fields begin anew, with what the account knows by then. */
  const [saves, setSaves] = useState(0);
  const form = useForm(shownForm, {
    onAnswer: ({ kind }) => {
      if (kind !== 'updated') return;
      changed.current.clear();
      isWhole.current = false;
      setSaves((before) => before + 1);
    },
  });
  /** Of a page that the server has refused the whole form counts: what it wrote there was typed, and is not kept. */
  const isWhole = useRef(form.outcome !== null && form.outcome.answer?.kind !== 'updated');
  function submit(event: FormEvent<HTMLFormElement>) {
    for (const name of changedNames(event.currentTarget)) changed.current.add(name);
    const names = [...changed.current];
    if (changes.current && !isWhole.current) changes.current.value = names.join(' ') || 'nothing';
    form.props.onSubmit(event);
  }
  const { outcome } = form;
  const kind = outcome?.answer?.kind;
  const typed = kind === 'updated' ? undefined : outcome?.typed;
  const { customerType, address, gender, personalId, hasNewsletter, metaData } = profile;
  const isOrganization = customerType === 'ORGANIZATION';
  const message = readStandingText(metaData, 'orderMessage');
  const reference = readStandingText(metaData, 'reference');
  /** A field, with what the account knows until something else was typed. */
  const field = (name: Parameters<typeof form.field>[0], known = '') => {
    const { defaultValue, ...rest } = form.field(name);
    return { ...rest, defaultValue: kind === 'updated' ? known : (defaultValue ?? known) };
  };
  /** The same for whoever knows the text themselves: what was saved is what is known. */
  const placeField = (name: Parameters<typeof form.field>[0]) => {
    const { defaultValue, ...rest } = form.field(name);
    return kind === 'updated' || defaultValue === undefined ? rest : { ...rest, defaultValue };
  };
  return (
    <section>
      <form {...form.props} onSubmit={submit}>
        {form.marker}
        <input ref={changes} type="hidden" name="changed" />
        <Stack space="m">
          <Heading level={2} size="m">
            {t('settings.profile.heading')}
          </Heading>
          <Fragment key={saves}>
            <ByCustomerType
              choice={
                <RadioGroup
                  name="customerType"
                  legend={t('account.customerType')}
                  defaultValue={typed?.customerType ?? customerType}
                  options={[
                    { value: 'PERSON', label: t('account.customerType.person') },
                    { value: 'ORGANIZATION', label: t('account.customerType.organization') },
                  ]}
                />
              }
              ofOrganization={
                <Columns phone={1} tablet={2} space="m">
                  <TextField
                    {...field('company', address?.company)}
                    label={t('account.company')}
                    autoComplete="organization"
                  />
                  <IdentityField
                    {...field('organizationId', isOrganization ? (personalId ?? '') : '')}
                    label={t('account.organizationId')}
                  />
                  {reference !== null && (
                    <TextField
                      {...field('reference', reference)}
                      label={t('settings.reference')}
                      hint={t('settings.reference.hint')}
                      autoComplete="off"
                    />
                  )}
                </Columns>
              }
              ofPerson={
                <Stack space="m">
                  {isOrganization && <Notice tone="warning">{t('settings.profile.noCompany')}</Notice>}
                  <Columns phone={1} tablet={2} space="m">
                    {stores.session.user?.spoofedBy === undefined && (
                      <IdentityField
                        {...field('personalId', isOrganization ? '' : (personalId ?? ''))}
                        label={t('settings.personalId')}
                        hint={t('settings.personalId.hint')}
                      />
                    )}
                    <NativeSelect
                      name="gender"
                      label={t('settings.gender')}
                      defaultValue={typed?.gender ?? gender}
                      options={(['UNSET', 'WOMAN', 'MAN', 'UNSPECIFIED'] as const).map((value) => ({
                        value,
                        label: t(`settings.gender.${value}`),
                      }))}
                    />
                  </Columns>
                </Stack>
              }
            />
            <Columns phone={1} tablet={2} space="m">
              <TextField
                {...field('firstName', profile.firstName)}
                label={t('account.firstName')}
                autoComplete="given-name"
                required
              />
              <TextField
                {...field('lastName', profile.lastName)}
                label={t('account.lastName')}
                autoComplete="family-name"
                required
              />
            </Columns>
            <PhoneField
              {...field('mobile', address?.mobile || address?.phone)}
              label={t('account.mobile')}
              autoComplete="tel"
            />
            <Heading level={3} size="s">
              {t('settings.address.heading')}
            </Heading>
            <PlaceFields field={placeField} known={address} />
            {message === null ? null : (
              <TextArea
                {...field('orderMessage', message)}
                label={t('settings.orderMessage')}
                hint={t('settings.orderMessage.hint')}
                rows={3}
              />
            )}
            <Checkbox
              name="newsletter"
              label={t('account.newsletter')}
              hint={t('settings.newsletter.hint')}
              defaultChecked={typed ? typed.newsletter !== undefined : hasNewsletter}
            />
          </Fragment>
          <Outcome kind={kind} hasRefusals={Object.keys(outcome?.refusals ?? {}).length > 0} />
          <div>
            <Button type="submit" isPending={form.isPending}>
              {t('settings.profile.submit')}
            </Button>
          </div>
        </Stack>
      </form>
    </section>
  );
});

/** What became of the change: it stands by the button, as the form is taller than a screen. */
function Outcome({ kind, hasRefusals }: { kind: string | undefined; hasRefusals: boolean }) {
  const t = useTranslate();
  if (kind === 'updated')
    return (
      <Notice tone="success" role="status">
        {t('settings.profile.saved')}
      </Notice>
    );
  if (hasRefusals || kind === 'invalid' || kind === 'invalid-identity-number')
    return (
      <Notice tone="danger" role="alert">
        {t('account.form.invalid')}
      </Notice>
    );
  return <ProblemNotice kind={kind} />;
}
