import { observer } from 'mobx-react-lite';
import { formatMoney } from '@torg/commerce-sdk/domain';
import { useTranslate } from '@torg/i18n/react';
import { ChangeAnnouncement } from '../../elements/change-announcement.tsx';
import { useScope } from '../../scope/scope-context.tsx';
import { useCheckout } from './checkout-context.ts';
import * as styles from './checkout.css.ts';

/** What is to be paid. Each other sum is told by ear, once however often it is shown. */
export const OrderTotal = observer(function OrderTotal({ isSilent = false }: { isSilent?: boolean }) {
  const t = useTranslate();
  const { site } = useScope();
  const { cart } = useCheckout().store;
  if (!cart) return null;
  const { currency, balance } = cart.summary;
  const sum = formatMoney(balance.toPay.incVat, { currency, language: site.locale });
  return (
    <p className={styles.total}>
      <span>{t('checkout.summary.toPay')}</span>
      <strong>{sum}</strong>
      {!isSilent && <ChangeAnnouncement of={sum}>{t('cart.newTotal', { total: sum })}</ChangeAnnouncement>}
    </p>
  );
});
