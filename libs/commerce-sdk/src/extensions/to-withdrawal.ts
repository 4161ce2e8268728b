import { minorFromDecimal } from '../domain/money/minor-from-decimal.ts';
import type { ResponseError } from '../errors/graphql-response-error.ts';
import type {
  WithdrawalExemption as ExemptionAnswer,
  WithdrawalQuery,
  WithdrawalReason,
} from '../generated/extensions.ts';
import { toLetterRefusal } from '../operations/letter-refusal.ts';
import { unitsIn } from '../operations/refusal-in.ts';
import type { Withdrawal, WithdrawalClosure, WithdrawalExemption, WithdrawResult } from './withdrawal.ts';

const closures: Readonly<Record<WithdrawalReason, WithdrawalClosure>> = {
  ORGANIZATION: 'organization',
  TERM_OVER: 'term-over',
  NOTHING_LEFT: 'nothing-left',
};

const exemptions: Readonly<Record<ExemptionAnswer, WithdrawalExemption>> = {
  PERISHABLE: 'perishable',
  MADE_TO_ORDER: 'made-to-order',
  NEWSPAPER: 'newspaper',
};

/** Turns what the API says can be gone back on into the shop's. */
export function toWithdrawal({
  orderId,
  reason,
  lastDay,
  items,
  refund,
  received,
}: NonNullable<WithdrawalQuery['withdrawal']>): Withdrawal {
  return {
    orderId,
    closure: reason && closures[reason],
    lastDay,
    items: items.map(({ skuId, name, quantity, left, exemption }) => ({
      skuId,
      name,
      quantity,
      left,
      exemption: exemption && exemptions[exemption],
    })),
    refund: refund && {
      amount: minorFromDecimal(refund.amount),
      offBill: minorFromDecimal(refund.offBill),
      currency: refund.currency,
    },
    received,
  };
}

/** Reads why nobody could go back on a purchase; null where the error is none that a shopper can put right. */
export function toWithdrawRefusal(error: ResponseError): WithdrawResult | null {
  const { code, reason, lastDay } = error.extensions;
  switch (code) {
    case 'ORDER_NOT_FOUND':
      return { kind: 'unknown-order' };
    case 'WITHDRAWAL_CLOSED':
      return { kind: 'closed', closure: toClosure(reason), lastDay: typeof lastDay === 'string' ? lastDay : null };
    case 'WITHDRAWAL_EXEMPT':
      return { kind: 'exempt', skuId: unitsIn(error, 'skuId') };
    case 'WITHDRAWAL_TOO_MANY':
      return { kind: 'too-many', skuId: unitsIn(error, 'skuId'), left: unitsIn(error, 'left') };
    default:
      return toLetterRefusal(error);
  }
}

function toClosure(reason: unknown): WithdrawalClosure | null {
  return reason === 'ORGANIZATION' || reason === 'TERM_OVER' || reason === 'NOTHING_LEFT' ? closures[reason] : null;
}
