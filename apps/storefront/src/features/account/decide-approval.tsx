import type { CompanyApproval } from '@torg/commerce-sdk/extensions';
import { formatMoney } from '@torg/commerce-sdk/domain';
import { useTranslate } from '@torg/i18n/react';
import { Button, Inline, Notice, Stack, TextArea } from '@torg/ui';
import { FormColumn } from '../../elements/form-column.tsx';
import { ProblemNotice } from '../../elements/problem-notice.tsx';
import { useForm } from '../../page/form/use-form.tsx';
import { useScope } from '../../scope/scope-context.tsx';

const shownForm = {
  name: 'decide-approval',
  fetch: async () => (await import('./decide-approval.form.ts')).decideApprovalForm,
};

/** Where an order is approved or refused, taken back, or put into the cart again. */
export function DecideApproval({ approval }: { approval: CompanyApproval }) {
  const t = useTranslate();
  const { site } = useScope();
  const { id, status, isOwn, mayDecide, amount, amountNow, currency } = approval;
  const shown = amountNow ?? amount;
  const form = useForm(shownForm, { about: { id, amount: String(shown) } });
  const problem = useProblem(form.outcome?.answer, approval);
  const isWaiting = status === 'waiting';
  const isOver = status === 'refused' || status === 'withdrawn';
  if (!(isWaiting && (mayDecide || isOwn)) && !(isOver && isOwn)) return null;
  return (
    <form {...form.props}>
      {form.marker}
      <FormColumn>
        <Stack space="m">
          <ProblemNotice kind={form.outcome?.answer?.kind} refused={t('company.notAllowed')} />
          {problem !== null && (
            <Notice tone="danger" role="alert">
              {problem}
            </Notice>
          )}
          {isWaiting && mayDecide && (
            <TextArea
              {...form.field('reason')}
              rows={2}
              maxLength={500}
              label={t('company.approval.reason.label')}
              hint={t('company.approval.reason.hint')}
            />
          )}
          <Inline space="s">
            {isWaiting && mayDecide && (
              <Button type="submit" name="what" value="approve" isPending={form.isPending}>
                {t('company.approval.approve', { amount: formatMoney(shown, { currency, language: site.locale }) })}
              </Button>
            )}
            {isWaiting && (
              <Button type="submit" name="what" value="refuse" variant="secondary" isPending={form.isPending}>
                {t(isOwn ? 'company.approval.withdraw' : 'company.approval.refuse')}
              </Button>
            )}
            {isOver && (
              <Button type="submit" name="what" value="reopen" isPending={form.isPending}>
                {t('company.approval.reopen')}
              </Button>
            )}
          </Inline>
        </Stack>
      </FormColumn>
    </form>
  );
}

/** Why an order was not decided, where it is about the order itself. */
function useProblem(answer: { kind: string } | null | undefined, approval: CompanyApproval): string | null {
  const t = useTranslate();
  const { site } = useScope();
  switch (answer?.kind) {
    case undefined:
    case 'approved':
    case 'decided':
    case 'reopened':
    case 'outage':
    case 'signed-out':
    case 'not-allowed':
      return null;
    case 'total-changed':
      return t('company.approval.totalChanged');
    case 'approval-over':
      return t('company.approval.over');
    case 'out-of-stock': {
      const { skuId, left } = answer as unknown as { skuId: number; left: number }; // its kind says so
      const name = approval.lines.find((line) => line.skuId === skuId)?.name ?? '';
      return t('company.approval.outOfStock', { name, left });
    }
    case 'credit-exceeded': {
      const { creditLeft } = answer as unknown as { creditLeft: number }; // its kind says so
      const amount = formatMoney(creditLeft, { currency: approval.currency, language: site.locale });
      return t('company.approval.creditExceeded', { amount });
    }
    case 'nothing':
      return t('company.approval.nothing');
    default:
      return t('company.approval.failed');
  }
}
