import { observer } from 'mobx-react-lite';
import { useTranslate } from '@torg/i18n/react';
import { Notice } from '@torg/ui';
import { useScope } from '../../scope/scope-context.tsx';
import { useShownPage } from '../../page/shown-page.tsx';

/** Says that a line is gone which a form was to change, where the page is the answer to it: it has no line to say it at. */
export const GoneLineNotice = observer(function GoneLineNotice() {
  const t = useTranslate();
  const page = useShownPage();
  const lines = useScope().stores.cart.cart?.lines ?? [];
  const sent = page.kind === 'found' && page.sent?.form === 'cart-quantity' ? page.sent.typed : null;
  const isGone = sent !== null && !lines.some(({ id, groupKey }) => (groupKey ?? id) === sent['item']);
  return isGone && <Notice tone="warning">{t('goods.refusal.unknown-item')}</Notice>;
});
