import type { CartLine as Line } from '@torg/commerce-sdk/domain';
import { useTranslate } from '@torg/i18n/react';
import { FixedLine } from '../../elements/fixed-line.tsx';
import { useScope } from '../../scope/scope-context.tsx';
import { campaignNames } from './price-reasons.ts';

/** A line that the shop gives for nothing, and why; there is nothing to change about it. */
export function CartGiftItem({ line }: { line: Line }) {
  const t = useTranslate();
  const { site } = useScope();
  const viewer = { locale: site.locale, vatView: 'incVat', t } as const;
  const campaign = campaignNames([line]).join(' · ') || undefined;
  return <FixedLine line={line} viewer={viewer} campaign={campaign} quantity={t('cart.line.gift')} />;
}
