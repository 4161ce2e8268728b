import { useTranslate } from '@torg/i18n/react';
import { cartAnswerText, type ShownCartAnswer } from '../../display/cart-answer-text.ts';
import { useWaitingUnits } from '../../elements/use-waiting-units.ts';
import { useScope } from '../../scope/scope-context.tsx';

/** What is said of an attempt to put a product in the cart, and where. To be asked by an `observer`. */
export interface BuyAnswer {
  /** Null where there is nothing to say. */
  text: string | null;
  /** Whether nobody took it: no matter of what was filled in. */
  isOutage: boolean;
  /** What stands at the quantity. */
  refusal: string | undefined;
}

/** Puts the answer in words. What waits for a connection is said below the form by itself, as long as it does. */
export function useBuyAnswer(answer: ShownCartAnswer, skuIds: readonly number[]): BuyAnswer {
  const t = useTranslate();
  const { ui } = useScope().stores;
  const waits = useWaitingUnits(skuIds) > 0;
  const isWaiting = answer?.kind === 'waiting';
  const isOutage = answer?.kind === 'outage';
  const text = isWaiting && !waits ? null : cartAnswerText(answer, { t, isOnline: ui.online });
  return { text, isOutage, refusal: isOutage || isWaiting ? undefined : (text ?? undefined) };
}
