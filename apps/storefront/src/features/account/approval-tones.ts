import type { ApprovalStatus } from '@torg/commerce-sdk/extensions';
import type { BadgeProps } from '@torg/ui';

/** The colours in which it is told where an order stands that was sent for approval. */
export const approvalTones: Readonly<Record<ApprovalStatus, NonNullable<BadgeProps['tone']>>> = {
  waiting: 'news',
  approved: 'success',
  refused: 'neutral',
  withdrawn: 'neutral',
};
