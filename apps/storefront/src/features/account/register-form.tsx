import { useTranslate } from '@torg/i18n/react';
import {
  Button,
  Checkbox,
  Columns,
  IdentityField,
  Link,
  Notice,
  PhoneField,
  RadioGroup,
  Stack,
  TextField,
} from '@torg/ui';
import { FormColumn } from '../../elements/form-column.tsx';
import { useForm } from '../../page/form/use-form.tsx';
import { useScope } from '../../scope/scope-context.tsx';
import { AccountConditions } from './account-conditions.tsx';
import { ByCustomerType } from './by-customer-type.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { ProblemNotice } from '../../elements/problem-notice.tsx';

const shownForm = { name: 'register', fetch: async () => (await import('./register.form.ts')).registerForm };

/** Who makes an account, and the password that they choose. The page leads on as soon as somebody is signed in. */
export function RegisterForm({ signInAddress }: { signInAddress: string }) {
  const t = useTranslate();
  const { stores } = useScope();
  const form = useForm(shownForm, {
    leadsOn: false,
    onAnswer(answer) {
      if (answer.kind !== 'signed-in') return;
      const text = answer.newsletter ? 'account.created.newsletter' : 'account.created';
      stores.ui.notifications.show(t(text), { mode: 'success' });
    },
  });
  const { outcome } = form;
  const kind = outcome?.answer?.kind;
  const hasRefusals = Object.keys(outcome?.refusals ?? {}).length > 0;
  const customerType = outcome?.typed.customerType ?? stores.customer.customerType;
  return (
    <form {...form.props}>
      {form.marker}
      <FormColumn>
        <Stack space="m">
          {hasRefusals && (
            <Notice tone="danger" role="alert">
              {t('account.form.invalid')}
            </Notice>
          )}
          <ByCustomerType
            choice={
              <RadioGroup
                name={form.field('customerType').name}
                legend={t('account.customerType')}
                defaultValue={customerType}
                options={[
                  { value: 'PERSON', label: t('account.customerType.person') },
                  { value: 'ORGANIZATION', label: t('account.customerType.organization') },
                ]}
              />
            }
            ofOrganization={
              <Stack space="m">
                <TextField {...form.field('company')} label={t('account.company')} autoComplete="organization" />
                <IdentityField {...form.field('organizationId')} label={t('account.organizationId')} />
              </Stack>
            }
          />
          <Columns phone={1} tablet={2} space="m">
            <TextField {...form.field('firstName')} label={t('account.firstName')} autoComplete="given-name" required />
            <TextField {...form.field('lastName')} label={t('account.lastName')} autoComplete="family-name" required />
          </Columns>
          <PhoneField {...form.field('mobile')} label={t('account.mobile')} autoComplete="tel" />
          <TextField
            {...form.field('email')}
            label={t('account.email')}
            type="email"
            inputMode="email"
            autoComplete="username"
            required
          />
          <NewPasswordFields
            label={t('account.password')}
            password={form.field('password')}
            repeated={form.field('repeated')}
          />
          <Checkbox
            name={form.field('newsletter').name}
            label={t('account.newsletter')}
            defaultChecked={outcome?.typed.newsletter !== undefined}
          />
          <Checkbox
            name={form.field('remember').name}
            label={t('account.remember')}
            defaultChecked={outcome?.typed.remember !== undefined}
          />
          <AccountConditions />
          <ProblemNotice kind={kind} />
          {kind === 'account-exists' && (
            <Notice tone="danger" role="alert">
              {t('account.exists')} <Link href={signInAddress}>{t('account.signIn.heading')}</Link>
            </Notice>
          )}
          <div>
            <Button type="submit" size="l" isPending={form.isPending}>
              {t('account.create.submit')}
            </Button>
          </div>
          <div>
            <Link href={signInAddress} isStandalone>
              {t('account.create.hasOne')}
            </Link>
          </div>
        </Stack>
      </FormColumn>
    </form>
  );
}
