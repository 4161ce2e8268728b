import { observer } from 'mobx-react-lite';
import { useTranslate } from '@torg/i18n/react';
import { Notice } from '@torg/ui';
import { useScope } from '../scope/scope-context.tsx';
import { useWaitingUnits } from './use-waiting-units.ts';

interface WaitingNoticeProps {
  /** The skus of the product that the page is about; left out, all that waits counts. */
  skuIds?: readonly number[];
}

/** Says that what was put in the cart without a connection waits for one, as long as it does. */
export const WaitingNotice = observer(function WaitingNotice({ skuIds }: WaitingNoticeProps) {
  const t = useTranslate();
  const { stores } = useScope();
  const count = useWaitingUnits(skuIds);
  if (count === 0) return null;
  const connection = stores.ui.online ? 'online' : 'offline';
  return <Notice>{t(skuIds ? 'goods.waiting.here' : 'goods.waiting.inCart', { count, connection })}</Notice>;
});
