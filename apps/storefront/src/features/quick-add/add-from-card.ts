import { cartAnswerText } from '../../display/cart-answer-text.ts';
import { buyForm } from '../../elements/buy.form.ts';
import { runForm } from '../../page/form/run-form.ts';
import type { AppScope } from '../../scope/app-scope.ts';

/** Puts in the cart what the form of a card says. The cart opens, or a message says why not. */
export async function addFromCard(scope: AppScope, sent: FormData): Promise<void> {
  const { ui } = scope.stores;
  const url = new URL(scope.site.origin);
  const { outcome, status } = await runForm(buyForm, sent, { scope, url }, console.error);
  if (status === 'done') return ui.setCartPanelOpen(true);
  const text = cartAnswerText(outcome.answer, { t: scope.t, isOnline: ui.online });
  const isWaiting = outcome.answer?.kind === 'waiting';
  ui.notifications.show(text ?? scope.t('errors.generic'), isWaiting ? {} : { mode: 'error' });
}
