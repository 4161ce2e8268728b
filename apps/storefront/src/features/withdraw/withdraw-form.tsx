import { observer } from 'mobx-react-lite';
import { Fragment, type ReactNode } from 'react';
import type { WithdrawableItem, WithdrawalRefund } from '@torg/commerce-sdk/extensions';
import { formatMoney } from '@torg/commerce-sdk/domain';
import type { Translate } from '@torg/i18n';
import { useTranslate } from '@torg/i18n/react';
import { sitePath, type Locale } from '@torg/market-routing';
import { Button, DescriptionList, Heading, Inline, Notice, Stack, Text, TextField } from '@torg/ui';
import { FormColumn } from '../../elements/form-column.tsx';
import { useNavigate } from '../../navigation/router-navigation.ts';
import type { FieldRefusal } from '../../page/form/field.ts';
import { useForm } from '../../page/form/use-form.tsx';
import { useScope } from '../../scope/scope-context.tsx';
import { withdrawAddress, type WithdrawAddress } from './withdraw-address.ts';
import { leftName, unitsName } from './withdraw-fields.ts';
import { WithdrawalReceiptView } from './withdrawal-receipt-view.tsx';
import type { WithdrawalReview } from './withdraw.form.ts';

const shownForm = { name: 'withdraw', fetch: async () => (await import('./withdraw.form.ts')).withdrawForm };

interface WithdrawFormProps {
  address: WithdrawAddress;
  /** Who bought, where the address is theirs alone. */
  buyer: { name: string; email: string } | null;
  /** Empty where it is closed: then no more than the receipt of what was just sent is shown. */
  items: readonly WithdrawableItem[];
  /** What stands above the first step. */
  children: ReactNode;
}

/** The two steps: which goods and who, then the word that it is meant. In their place the receipt, once it was received. */
export const WithdrawForm = observer(function WithdrawForm({ address, buyer, items, children }: WithdrawFormProps) {
  const t = useTranslate();
  const { site, stores } = useScope();
  const navigate = useNavigate();
  const addressOf = (step: WithdrawAddress['step']) => withdrawAddress(site.locale, { ...address, step });
  const form = useForm(shownForm, {
    about: { order: address.publicId },
    // Each step has an address, so that Back leads from the second to the first; without script its form is sent there.
    onAnswer({ kind }) {
      if (kind === 'review') void navigate(addressOf('review'), { replace: address.step === 'review' });
      if (kind === 'change') void navigate(addressOf('choose'), { replace: true });
    },
  });
  const action = sitePath(site, addressOf('review'));
  const answer = form.outcome?.answer;
  if (answer?.kind === 'received') return <WithdrawalReceiptView receipt={answer.receipt} name={answer.name} />;
  if (items.length === 0) return <Stack space="m">{children}</Stack>;
  const nameOf = (skuId: number) => items.find((item) => item.skuId === skuId)?.name ?? '';
  const problem = <Problem kind={answer?.kind} />;
  if (answer?.kind === 'review' && address.step === 'review') {
    return (
      <form {...form.props} action={action} key="confirm">
        {form.marker}
        <Stack space="m">
          <Review review={answer} nameOf={nameOf} />
          <Inline space="s">
            <Button type="submit" name="step" value="confirm" size="l" isPending={form.isPending}>
              {t('withdraw.confirm')}
            </Button>
            <Button
              type="submit"
              name="step"
              value="change"
              formAction={sitePath(site, addressOf('choose'))}
              size="l"
              variant="secondary"
            >
              {t('withdraw.change')}
            </Button>
          </Inline>
        </Stack>
      </form>
    );
  }
  const { user } = stores.session;
  const known = user ? { name: `${user.firstName} ${user.lastName}`.trim(), email: user.email } : buyer;
  const typed: Readonly<Partial<Record<string, string>>> | undefined = form.outcome?.typed;
  /** As many as are left until something was sent; what that left out was not wanted. */
  const unitsOf = ({ skuId, left }: WithdrawableItem) => (typed ? (typed[unitsName(skuId)] ?? 0) : left);
  const refusals: Readonly<Partial<Record<string, FieldRefusal>>> = form.outcome?.refusals ?? {};
  const exceeded = answer?.kind === 'too-many' ? answer.skuId : null;
  const errorOf = ({ skuId }: WithdrawableItem) => {
    const refusal = exceeded === skuId ? 'tooManyUnits' : refusals[unitsName(skuId)];
    return refusal && t(`validation.${refusal}`);
  };
  const name = form.field('name');
  const email = form.field('email');
  return (
    <form {...form.props} action={action} key="choose">
      {form.marker}
      <input type="hidden" name="step" value="choose" />
      <Stack space="m">
        {children}
        {problem}
        <Heading level={2} size="m">
          {t('withdraw.goods')}
        </Heading>
        <FormColumn>
          <Stack space="m">
            {items.map((item) =>
              item.left > 0 && item.exemption === null ? (
                <Fragment key={item.skuId}>
                  <input type="hidden" name={leftName(item.skuId)} value={item.left} />
                  <TextField
                    name={unitsName(item.skuId)}
                    label={item.name}
                    hint={t('withdraw.ofThem', { left: item.left })}
                    error={errorOf(item)}
                    type="number"
                    inputMode="numeric"
                    autoComplete="off"
                    min={0}
                    max={item.left}
                    defaultValue={unitsOf(item)}
                  />
                </Fragment>
              ) : (
                <Text key={item.skuId} tone="muted">
                  {item.name}: {t(item.exemption ? `withdraw.exempt.${item.exemption}` : 'withdraw.gone')}
                </Text>
              ),
            )}
            <TextField
              {...name}
              defaultValue={name.defaultValue ?? known?.name}
              label={t('withdraw.name')}
              autoComplete="name"
              required
            />
            <TextField
              {...email}
              defaultValue={email.defaultValue ?? known?.email}
              label={t('withdraw.email')}
              hint={t('withdraw.emailHint')}
              type="email"
              inputMode="email"
              autoComplete="email"
              required
            />
          </Stack>
        </FormColumn>
        <div>
          <Button type="submit" size="l" isPending={form.isPending}>
            {t('withdraw.next')}
          </Button>
        </div>
      </Stack>
    </form>
  );
});

function Review({ review, nameOf }: { review: WithdrawalReview; nameOf(skuId: number): string }) {
  const t = useTranslate();
  const { site } = useScope();
  const { key, name, email, items, orderId, refund } = review;
  return (
    <>
      {Object.entries({ key, name, email }).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <div role="status">
        <Heading level={2} size="m">
          {t('withdraw.review')}
        </Heading>
      </div>
      <ul>
        {items.map(({ skuId, quantity }) => (
          <li key={skuId}>
            <input type="hidden" name={unitsName(skuId)} value={quantity} />
            {t('withdraw.line', { quantity, name: nameOf(skuId) })}
          </li>
        ))}
      </ul>
      <DescriptionList
        items={[
          { term: t('withdraw.receipt.order'), value: orderId },
          ...(refund ? refundRows(refund, { t, language: site.locale }) : []),
        ]}
      />
      <Text>{t('withdraw.who', { name, email })}</Text>
      <Text tone="soft">{t('withdraw.meaning')}</Text>
    </>
  );
}

/** What comes off a bill, and what is paid back: of an order that was paid in two ways it can be both. */
function refundRows(
  { amount, offBill, currency }: WithdrawalRefund,
  { t, language }: { t: Translate; language: Locale },
) {
  const back = amount - offBill;
  const rows = [
    ...(offBill > 0 ? [{ term: t('withdraw.refund.offBill'), sum: offBill }] : []),
    ...(back > 0 || offBill === 0 ? [{ term: t('withdraw.refund'), sum: back }] : []),
  ];
  return rows.map(({ term, sum }) => ({ term, value: formatMoney(sum, { currency, language }) }));
}

/** Why nothing was received. */
function Problem({ kind }: { kind: string | undefined }) {
  const t = useTranslate();
  switch (kind) {
    case undefined:
    case 'change':
      return null;
    case 'too-many': // the field says it as well, where anything is left of it
      return (
        <Notice tone="danger" role="alert">
          {t('validation.tooManyUnits')}
        </Notice>
      );
    case 'exempt':
    case 'closed':
    case 'unknown-order':
      return (
        <Notice tone="danger" role="alert">
          {t('withdraw.notNow')}
        </Notice>
      );
    default:
      return (
        <Notice tone="danger" role="alert">
          {t('errors.generic')}
        </Notice>
      );
  }
}
