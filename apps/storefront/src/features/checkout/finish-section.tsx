import { observer } from 'mobx-react-lite';
import { useQuery } from '@tanstack/react-query';
import { formatMoney } from '@torg/commerce-sdk/domain';
import { useTranslate } from '@torg/i18n/react';
import { href } from '@torg/market-routing';
import { Button, Checkbox, Hidden, Link, Notice, SummaryTable, Text, TextArea } from '@torg/ui';
import { useScope } from '../../scope/scope-context.tsx';
import { useHydrated } from '../../scope/use-hydrated.ts';
import { useCheckout } from './checkout-context.ts';
import { StepSection } from './step-section.tsx';
import { submitText } from './submit-text.ts';
import { termsQuery } from './terms-query.ts';
import { unapprovableText } from './unapprovable-text.ts';
import { useCompanyPurchase } from './use-company-purchase.ts';
import { useOrderRows } from './use-order-rows.ts';

/** What is said last, and the button that orders: its words say that it costs. */
export const FinishSection = observer(function FinishSection({ isPending }: { isPending: boolean }) {
  const t = useTranslate();
  const { store, field } = useCheckout();
  const { site, stores } = useScope();
  const rows = useOrderRows();
  const drawsForms = useHydrated();
  const purchase = useCompanyPurchase();
  const limit = purchase?.exceededLimit ?? null;
  // Nobody can approve it, so it is not sent.
  const isUnapprovable = purchase !== null && limit !== null && purchase.isAboveCredit;
  return (
    <StepSection step="finish">
      <TextArea {...field('message')} rows={2} label={t('checkout.message')} />
      {!stores.session.user?.hasNewsletter && (
        <Checkbox
          name="newsletter"
          label={t('checkout.newsletter')}
          checked={store.typed.newsletter !== undefined}
          onChange={() => {}}
        />
      )}
      <Terms />
      {store.state.status === 'closed' && <Notice tone="warning">{t('checkout.ordered.text')}</Notice>}
      {/* The law wants what it costs right above the button; on a wide screen it stands beside it. */}
      <Hidden from="desktop">
        <SummaryTable rows={rows} />
      </Hidden>
      {purchase && limit !== null && !isUnapprovable && (
        <Notice>
          {t('checkout.approval.text', {
            limit: formatMoney(limit, { currency: purchase.currency, language: site.locale }),
            company: purchase.company,
          })}
        </Notice>
      )}
      {isUnapprovable ? (
        <Notice tone="danger">
          <Text>{unapprovableText(purchase, site.locale, t)}</Text>
          <Link href={href(site.locale, 'cart', {})}>{t('checkout.backToCart')}</Link>
        </Notice>
      ) : (
        <Button type="submit" name="step" value="order" size="l" isFullWidth isPending={isPending}>
          {submitText(store, t, { isToApprove: limit !== null, drawsForms })}
        </Button>
      )}
    </StepSection>
  );
});

const Terms = observer(function Terms() {
  const t = useTranslate();
  const { store, field } = useCheckout();
  const { data: path = null } = useQuery(termsQuery(useScope()));
  return (
    <div>
      <Checkbox
        id="terms"
        name="terms"
        label={t('checkout.terms.label')}
        error={field('terms').error}
        checked={store.typed.terms !== undefined}
        onChange={() => {}}
        required
      />
      {path !== null && (
        <Link href={path} target="_blank">
          {t('checkout.terms.read')}
        </Link>
      )}
    </div>
  );
});
