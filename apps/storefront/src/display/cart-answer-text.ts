import type { PackageRefusal } from '@torg/commerce-sdk/domain';
import type { Translate } from '@torg/i18n';
import type { Outage } from '../page/form/define-form.ts';

/** What a form answers that changes what lies in the cart; null where it was not asked. */
export type ShownCartAnswer = { kind: 'done' | 'waiting' } | PackageRefusal | Outage | null;

/** Why the cart is as it was although the shopper wanted it otherwise, in words; null where there is nothing to say. */
export function cartAnswerText(
  answer: ShownCartAnswer,
  { t, isOnline }: { t: Translate; isOnline: boolean },
): string | null {
  switch (answer?.kind) {
    case undefined:
    case 'done':
      return null;
    case 'waiting':
      return t('goods.waiting');
    case 'stock-limit':
      return t('goods.refusal.stock-limit', { stock: answer.left });
    case 'already-in-cart':
      return t('goods.refusal.already-in-cart', { quantity: answer.quantity });
    case 'invalid-quantity':
      return t('validation.quantity');
    case 'unknown-item':
    case 'packaged-item':
    case 'unknown-package':
    case 'package-choice':
      return t('goods.refusal.unknown-item');
    case 'outage':
      return t(isOnline ? 'errors.generic' : 'errors.offline.failed');
  }
}
