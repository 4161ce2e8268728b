import type { ShopLanguage } from '@torg/commerce-sdk/domain';
import { translateIn } from '../../texts/translate-in.ts';
import type { MailBlock } from '../document/mail-document.ts';

/** The way to an order's page, whose whole address the buyer alone is told; nothing where it has none. */
export function showOrder(orderPage: string | null | undefined, language: ShopLanguage): readonly MailBlock[] {
  if (!orderPage) return [];
  return [{ kind: 'action', label: translateIn(language)('mail.order.showOrder'), address: orderPage }];
}
